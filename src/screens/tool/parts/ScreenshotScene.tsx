import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { CSSProperties } from 'react';

import { categoryOf } from '../../../domain/categories';
import type { Tool } from '../../../domain/tool';
import { styled } from '../../../ui/theme/styled';
import { ToolLogo } from '../../../ui/ToolLogo';

/** Height of the board, as seen from below. */
const board = 36;

const Item = styled('span')(({ theme }) => ({
  flexShrink: 0,
  width: 'var(--width)',
  height: 'calc(var(--height) * var(--scale))',
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderBottom: 0,
  borderRadius: '8px 8px 0 0',
  [theme.breakpoints.down('md')]: { '&[data-outer]': { display: 'none' } },
}));

/** The objects on either side of the tool, sizes in px; the outer ones are only shown if there is room. */
const left = [
  { width: 26, height: 64, tone: 'tint.stone', isOuter: true },
  { width: 26, height: 84, tone: 'background.paper', isOuter: true },
  { width: 40, height: 53, tone: 'tint.sand', isOuter: false },
  { width: 26, height: 75, tone: 'tint.stone', isOuter: false },
];
const right = [
  { width: 40, height: 60, tone: 'tint.ice', isOuter: false },
  { width: 26, height: 88, tone: 'background.paper', isOuter: false },
  { width: 26, height: 70, tone: 'tint.stone', isOuter: false },
  { width: 57, height: 45, tone: 'background.paper', isOuter: true },
  { width: 26, height: 80, tone: 'background.paper', isOuter: true },
];

const measures = (width: number, height: number): CSSProperties => ({
  '--width': `${width}px`,
  '--height': `${height}px`,
});

function Items({ items }: { items: typeof left }) {
  return items.map(({ width, height, tone, isOuter }, index) => (
    <Box
      key={index}
      component={Item}
      data-outer={isOuter ? '' : undefined}
      style={measures(width, height)}
      sx={{ bgcolor: tone }}
    />
  ));
}

interface Props {
  tool: Tool;
  /** Whether the whole record is loaded; tools from lists may lack screenshots. */
  isComplete: boolean;
}

/**
 * Shown instead of screenshots: the tool among plain objects on a board, and a text that says what is missing
 * (tool-21).
 */
export function ScreenshotScene({ tool, isComplete }: Props) {
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <Stack
        direction="row"
        aria-hidden="true"
        sx={{
          '--scale': { xs: 0.8, md: 1 },
          position: 'relative',
          boxSizing: 'border-box',
          alignItems: 'flex-end',
          justifyContent: 'center',
          gap: 3.5,
          height: { xs: 148, md: 188 },
          pb: `${board + 1}px`,
          overflow: 'hidden',
          border: 1,
          borderColor: 'line.main',
          borderRadius: 1.5,
          bgcolor: `tint.${categoryOf(tool.category)?.tint ?? 'stone'}`,
          '&::after': {
            content: '""',
            position: 'absolute',
            inset: `auto 0 ${board}px`,
            height: '1px',
            bgcolor: 'line.strong',
          },
        }}
      >
        <Items items={left} />
        <Box
          component={Item}
          style={measures(84, 97)}
          sx={{
            display: 'grid',
            placeItems: 'center',
            borderRadius: '18px 18px 0 0',
            bgcolor: 'background.paper',
          }}
        >
          <ToolLogo tool={tool} size={44} radius={10} bare />
        </Box>
        <Items items={right} />
      </Stack>
      <Typography
        variant="caption"
        component="figcaption"
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          columnGap: 4,
          mt: 2.5,
          color: 'text.secondary',
          overflowWrap: 'anywhere',
        }}
      >
        <span>{tool.name} interface screenshot</span>
        <Box component="span" sx={{ color: 'text.tertiary' }}>
          {isComplete ? 'None published yet' : null}
        </Box>
      </Typography>
    </Box>
  );
}
