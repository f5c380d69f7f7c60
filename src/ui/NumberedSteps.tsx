import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { styled } from './theme/styled';

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
  /** Small in a card; medium in two columns if there is room. */
  size: 'small' | 'medium';
}

const Ring = styled(Avatar)(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
}));

/** An ordered list with ringed numbers. */
export function NumberedSteps({ steps, size }: NumberedStepsProps) {
  const isMedium = size === 'medium';
  const ringSize = isMedium ? 28 : 24;
  return (
    // Safari removes lists without markers from the accessibility tree.
    <List
      component="ol"
      sx={{
        display: 'grid',
        gridTemplateColumns: { md: isMedium ? 'repeat(2, minmax(0, 1fr))' : 'none' },
        gap: isMedium ? '28px 48px' : 4.5,
      }}
    >
      {steps.map(({ title, text }, index) => (
        <Stack component="li" direction="row" spacing={isMedium ? 3.5 : 3} key={title}>
          <Ring aria-hidden="true" sx={{ width: ringSize, height: ringSize }}>
            {index + 1}
          </Ring>
          <div>
            <Typography
              variant={isMedium ? 'h4' : 'body2'}
              component="strong"
              sx={{ display: 'block', ...(isMedium ? { lineHeight: '1.75rem' } : { fontWeight: 500 }) }}
            >
              {title}
            </Typography>
            <Typography
              variant={isMedium ? 'detail' : 'caption'}
              component="p"
              sx={{ color: 'text.secondary' }}
            >
              {text}
            </Typography>
          </div>
        </Stack>
      ))}
    </List>
  );
}
