import Box from '@mui/material/Box';
import ListItem from '@mui/material/ListItem';
import Typography from '@mui/material/Typography';

import { PriceText } from '../../../blocks/tools/PriceText';
import { categoryLabel } from '../../../domain/categories';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { useToolBookmark } from '../../../features/bookmarks/useToolBookmark';
import { ReviewedIcon } from '../../../ui/ReviewedIcon';
import { TextLink } from '../../../ui/TextLink';
import { ToggleButton } from '../../../ui/ToggleButton';
import { ToolLogo } from '../../../ui/ToolLogo';

const wideOnly = { display: { xs: 'none', md: 'block' } };

/** A tool of a received list, with Save or Saved (saved-32). */
export function ReceivedRow({ tool, number }: { tool: Tool; number: number }) {
  const { isSaved, toggle } = useToolBookmark(tool);
  return (
    <ListItem
      disablePadding
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: '40px minmax(0, 1fr) auto',
          md: '24px 44px minmax(0, 1fr) 274px 88px',
        },
        columnGap: { xs: 3, md: 4 },
        p: { xs: '12px 10px 12px 14px', md: '15px 16px 15px 20px' },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Typography
        aria-hidden="true"
        variant="body2"
        color="textTertiary"
        sx={{ ...wideOnly, fontVariantNumeric: 'tabular-nums' }}
      >
        {number}
      </Typography>
      <ToolLogo tool={tool} size={44} radius={11} />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', columnGap: '6px', flexWrap: 'wrap' }}>
          <Typography
            component="h3"
            sx={{ minWidth: 0, fontWeight: 600, letterSpacing: '-0.012em', overflowWrap: 'anywhere' }}
          >
            <TextLink to={paths.tool(tool.slug)} color="inherit" sx={{ fontWeight: 'inherit' }}>
              {tool.name}
            </TextLink>
          </Typography>
          {tool.reviewed ? (
            <ReviewedIcon fontSize="small" titleAccess="Editor reviewed" sx={{ color: 'primary.text' }} />
          ) : null}
          <Typography variant="caption" color="textTertiary" sx={wideOnly}>
            {categoryLabel(tool.category)}
          </Typography>
        </Box>
        <Typography
          variant="body2"
          sx={{ color: 'text.secondary', fontSize: { xs: '0.8125rem', md: '0.875rem' } }}
        >
          {tool.shortDescription}
        </Typography>
        {isSaved ? (
          <Typography
            aria-hidden="true"
            variant="caption"
            component="p"
            sx={{ display: { md: 'none' }, mt: '2px', fontWeight: 500, color: 'primary.text' }}
          >
            On your shelf
          </Typography>
        ) : null}
      </Box>
      <Box sx={wideOnly}>
        <PriceText tool={tool} />
      </Box>
      <ToggleButton
        isOn={isSaved}
        size="small"
        aria-label={isSaved ? `Remove ${tool.name} from saved` : `Save ${tool.name}`}
        icon="bookmark"
        onClick={toggle}
        sx={(theme) => ({
          [theme.breakpoints.down('md')]: {
            '&&': { width: 44, height: 44, padding: 0, border: 0, background: 'none', boxShadow: 'none' },
            '& > span': { display: 'none' },
          },
        })}
      >
        <span>{isSaved ? 'Saved' : 'Save'}</span>
      </ToggleButton>
    </ListItem>
  );
}
