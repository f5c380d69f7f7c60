import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { categoryLabel } from '../../domain/categories';
import { paths } from '../../domain/paths';
import type { ViewedTool } from '../../domain/viewedTool';
import { ScrollRow } from '../../ui/ScrollRow';
import { TextLink } from '../../ui/TextLink';
import { styled } from '../../ui/theme/styled';
import { ToolLogo } from '../../ui/ToolLogo';

const Cell = styled(TextLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  width: 208,
  height: 68,
  padding: '0 16px',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  backgroundColor: theme.vars.palette.background.paper,
  color: 'inherit',
  transition: 'border-color 120ms ease, box-shadow 120ms ease',
  '&:hover': {
    borderColor: theme.vars.palette.line.strong,
    boxShadow: 'var(--sh2)',
    textDecoration: 'none',
  },
  '&:focus-visible': { outlineOffset: -2 },
  [theme.breakpoints.up('md')]: { width: 232 },
}));

/** Recently viewed tools as a row of links, without the buttons of a card. */
export function ViewedStrip({ tools }: { tools: readonly ViewedTool[] }) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ mt: 16 }}>
      <Typography variant="h3" component="h2" id={titleId} sx={{ mb: 3 }}>
        Recently viewed
      </Typography>
      <Box sx={{ my: -4 }}>
        <ScrollRow>
          <Stack
            component="ul"
            // Safari removes lists without markers from the accessibility tree.
            role="list"
            direction="row"
            // Leaves room for the shadow, which the scroll container would clip.
            sx={{ gap: 3, width: 'max-content', m: 0, px: 0, py: 4, listStyle: 'none' }}
          >
            {tools.map((tool) => (
              <li key={tool._id}>
                <Cell to={paths.tool(tool.slug)} title={tool.name}>
                  <ToolLogo tool={tool} size={36} radius={9} />
                  <Box component="span" sx={{ minWidth: 0 }}>
                    <Typography
                      variant="body2"
                      component="span"
                      noWrap
                      sx={{ display: 'block', fontWeight: 500 }}
                    >
                      {tool.name}
                    </Typography>
                    <Typography
                      variant="caption"
                      component="span"
                      noWrap
                      sx={{ display: 'block', color: 'text.tertiary' }}
                    >
                      {categoryLabel(tool.category)}
                    </Typography>
                  </Box>
                </Cell>
              </li>
            ))}
          </Stack>
        </ScrollRow>
      </Box>
    </Box>
  );
}
