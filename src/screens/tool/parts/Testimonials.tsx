import PersonOutlined from '@mui/icons-material/PersonOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import type { Tool } from '../../../domain/tool';
import { CardGrid } from '../../../ui/CardGrid';
import { SampleMark } from '../../../ui/SampleMark';

import { Section } from './Section';

/** Returns the initials of up to two words, without articles: 'FE' for 'A freelance editor'. */
function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => !/^(an?|the)$/i.test(word) && word !== '');
  return words
    .slice(0, 2)
    .map((word) => Array.from(word)[0]?.toLocaleUpperCase('en-US') ?? '')
    .join('');
}

/** Testimonials of users; samples are marked, and have neither initials nor a solid frame (tool-29). */
export function Testimonials({ tool: { testimonials, areFiguresSamples } }: { tool: Tool }) {
  if (testimonials.length === 0) return null;
  return (
    <Section title="What Users Say" mark={areFiguresSamples ? <SampleMark /> : null}>
      {areFiguresSamples ? (
        <Typography variant="body2" sx={{ mt: -2.5, mb: 4, color: 'text.tertiary' }}>
          Written by us to show the layout. No real person is quoted.
        </Typography>
      ) : null}
      <CardGrid columns={Math.min(testimonials.length, 2)}>
        {testimonials.map(({ name, company, comment }, index) => (
          <Paper
            key={index}
            component="figure"
            variant="outlined"
            sx={{
              display: 'flex',
              flexDirection: 'column',
              justifyContent: 'space-between',
              gap: 3.5,
              m: 0,
              px: 6,
              py: 5,
              bgcolor: 'background.default',
              borderStyle: areFiguresSamples ? 'dashed' : 'solid',
              overflowWrap: 'anywhere',
            }}
          >
            <Typography variant="detail" component="blockquote">
              “{comment}”
            </Typography>
            {name === '' && company === '' ? null : (
              <Stack
                component="figcaption"
                direction="row"
                sx={{ alignItems: 'center', gap: 3, fontSize: '0.8125rem', lineHeight: '1.125rem' }}
              >
                {initialsOf(name) === '' ? null : (
                  <Avatar
                    aria-hidden="true"
                    sx={{ width: 36, height: 36, fontSize: '0.75rem', fontWeight: 500 }}
                  >
                    {areFiguresSamples ? <PersonOutlined sx={{ fontSize: 18 }} /> : initialsOf(name)}
                  </Avatar>
                )}
                <Box sx={{ minWidth: 0 }}>
                  <Box component="strong" sx={{ display: 'block', fontWeight: 500 }}>
                    {name}
                  </Box>
                  <Box component="span" sx={{ color: 'text.tertiary' }}>
                    {company}
                  </Box>
                </Box>
              </Stack>
            )}
          </Paper>
        ))}
      </CardGrid>
    </Section>
  );
}
