import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { BookshelfRow, type BookSpine } from '../../../ui/BookshelfRow';

import { boardStrip } from './boardStrip';
import { IconObject } from './IconObject';
import { LandingSection } from './LandingSection';

const features = [
  { title: 'Search', text: 'By name, task or category', Icon: SearchOutlined },
  { title: 'Advanced filters', text: 'Price, platform, subcategory', Icon: TuneOutlined },
  { title: 'Side-by-side', text: 'Up to three tools at once', Icon: CompareArrowsOutlined },
  { title: 'Saved tools', text: 'A shelf of your own', Icon: BookmarksOutlined },
  { title: 'Editor’s verdicts', text: 'Strengths and limits, named', Icon: FactCheckOutlined },
  { title: 'Clear pricing', text: 'Model and price up front', Icon: PaymentsOutlined },
  { title: 'Trending list', text: 'What is talked about now', Icon: TrendingUpOutlined },
  { title: 'Practical blog', text: 'Methods that hold up', Icon: ArticleOutlined },
];

/** The books beside the icons, used cyclically. */
const besides: readonly (readonly BookSpine[])[] = [
  [
    { height: 44, width: 16, tone: 'sand' },
    { height: 58, width: 20, tone: 'ice' },
  ],
  [{ height: 62, width: 22, tone: 'sage' }],
  [
    { height: 56, width: 18, tone: 'indigo' },
    { height: 48, width: 16, tone: 'stone', leans: 'left' },
  ],
];

/** Eight features, in the compartments of a bookcase (landing-6). */
export function FeatureGrid() {
  return (
    <LandingSection headingId="landing-features" title="Everything you need to choose well">
      <Paper
        component="ul"
        variant="cells"
        role="list"
        sx={{
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {features.map(({ title, text, Icon }, index) => (
          <Stack component="li" key={title} sx={{ bgcolor: 'background.default' }}>
            <Box sx={{ flex: 1, px: { xs: 4, md: 5.5 }, pt: { xs: 5, md: 5.5 }, pb: 6 }}>
              <Typography
                variant="h4"
                component="h3"
                sx={{ fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 500 }}
              >
                {title}
              </Typography>
              <Typography variant="body2" sx={{ mt: 0.5, color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
            <Stack
              direction="row"
              aria-hidden="true"
              sx={{ alignItems: 'flex-end', gap: 1.25, px: { xs: 4, md: 5.5 } }}
            >
              <IconObject>
                <Icon />
              </IconObject>
              <Box sx={(theme) => theme.applyStyles('dark', { filter: 'brightness(1.7)' })}>
                <BookshelfRow items={besides[index % besides.length] ?? []} />
              </Box>
            </Stack>
            <Box sx={boardStrip} />
          </Stack>
        ))}
      </Paper>
    </LandingSection>
  );
}
