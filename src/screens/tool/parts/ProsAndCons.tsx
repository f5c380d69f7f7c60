import ThumbDownOutlined from '@mui/icons-material/ThumbDownOutlined';
import ThumbUpOutlined from '@mui/icons-material/ThumbUpOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import type { Tool } from '../../../domain/tool';
import { IconList } from '../../../ui/IconList';
import { LinkedText } from '../../../ui/LinkedText';

import { Section } from './Section';

/** Pros and cons; one of them alone takes the full width. */
export function ProsAndCons({ tool: { pros, cons } }: { tool: Tool }) {
  const halves = [
    { title: 'Pros', texts: pros, color: 'success', TitleIcon: ThumbUpOutlined, icon: 'plus' },
    { title: 'Cons', texts: cons, color: 'error', TitleIcon: ThumbDownOutlined, icon: 'minus' },
  ] as const;
  const shown = halves.filter(({ texts }) => texts.length > 0);
  if (shown.length === 0) return null;
  return (
    <Section title="Pros and Cons">
      <Paper
        variant="outlined"
        sx={{
          display: 'grid',
          gridAutoFlow: { md: 'column' },
          gridAutoColumns: { md: '1fr' },
          bgcolor: 'background.default',
        }}
      >
        {shown.map(({ title, texts, color, TitleIcon, icon }, index) => (
          <Box
            key={title}
            sx={{
              minWidth: 0,
              px: 6,
              py: 5,
              border: '0 solid',
              borderColor: 'line.main',
              borderWidth: index > 0 ? { xs: '1px 0 0', md: '0 0 0 1px' } : 0,
            }}
          >
            <Typography
              variant="detail"
              component="h3"
              sx={{ display: 'flex', alignItems: 'center', gap: 2.5, mb: 2.5, fontWeight: 600 }}
            >
              <TitleIcon aria-hidden="true" color={color} sx={{ fontSize: 18 }} />
              {title}
            </Typography>
            <IconList sx={{ '& > li': { py: 0.75 } }}>
              {texts.map((text) => (
                <li key={text} data-icon={icon}>
                  <span>
                    <LinkedText text={text} />
                  </span>
                </li>
              ))}
            </IconList>
          </Box>
        ))}
      </Paper>
    </Section>
  );
}
