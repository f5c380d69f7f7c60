import BookmarkBorderOutlined from '@mui/icons-material/BookmarkBorderOutlined';
import CompareArrows from '@mui/icons-material/CompareArrows';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { CompareFirst } from '../../../blocks/saved/useCompareFirst';
import { countOf, formatCount } from '../../../lib/text';
import { styled } from '../../../ui/theme/styled';

const Panel = styled(Box)(({ theme }) => ({
  display: 'grid',
  gap: '16px 24px',
  alignItems: 'center',
  padding: 20,
  border: `1px solid ${theme.vars.palette.primary.border}`,
  borderRadius: 16,
  backgroundColor: theme.vars.palette.primary.subtle,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(12rem, 1fr) auto', padding: '28px 32px' },
})) as typeof Box;

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  // Large text wraps.
  '& > button': { height: 'auto', minHeight: 48, fontSize: '0.9375rem', whiteSpace: 'normal' },
  '& > [aria-disabled]': { opacity: 0.55, cursor: 'default' },
  // Reserves the space of the second button.
  [theme.breakpoints.down('md')]: { '&[data-loading]': { minHeight: 104 } },
  [theme.breakpoints.up('md')]: { flexFlow: 'row wrap' },
}));

interface Props {
  /** The number of tools in the list, once known, and how many of them are saved. */
  count: number | undefined;
  saved: number;
  onSaveAll: () => void;
  compare: CompareFirst | undefined;
}

function stateOf({ count, saved }: Pick<Props, 'count' | 'saved'>): string {
  if (saved === count) return `${count === 1 ? 'It is' : 'All of them are'} on your shelf.`;
  const unchanged = 'Nothing of yours changes until you save.';
  if (count === undefined) return unchanged;
  if (saved === 0) return `${count === 1 ? 'It is not' : 'None of them is'} on your shelf yet. ${unchanged}`;
  return `${formatCount(saved)} of them ${saved === 1 ? 'is' : 'are'} on your shelf already. ${unchanged}`;
}

/** Describes the received list, and offers actions for all of it (saved-32, saved-33). */
export function ReceivedPanel({ count, saved, onSaveAll, compare }: Props) {
  const isAllSaved = saved === count;
  return (
    <Panel component="header">
      <div>
        <Typography variant="h2" component="h1">
          {`A list of ${count === undefined ? 'tools' : countOf(count, 'tool', 'tools')} was shared with you`}
        </Typography>
        <Typography
          role="status"
          sx={{ mt: 1, minHeight: { xs: '2lh', md: '1lh' }, color: 'text.secondary' }}
        >
          {stateOf({ count, saved })}
        </Typography>
      </div>
      <Actions data-loading={count === undefined ? '' : undefined}>
        <Button
          variant="contained"
          color="primary"
          size="large"
          startIcon={<BookmarkBorderOutlined />}
          disabled={count === undefined}
          // Not `disabled`, which would make it lose the focus when pressed.
          aria-disabled={isAllSaved || undefined}
          onClick={isAllSaved ? undefined : onSaveAll}
        >
          Save all
        </Button>
        {compare ? (
          <Button size="large" startIcon={<CompareArrows />} onClick={compare.compare}>
            {compare.label}
          </Button>
        ) : null}
      </Actions>
    </Panel>
  );
}
