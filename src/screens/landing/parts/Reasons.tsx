import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { settings } from '../../../domain/settings';
import type { BookSpine } from '../../../ui/BookshelfRow';

import { LandingSection } from './LandingSection';
import { ReasonScene } from './ReasonScene';

const found: readonly BookSpine[] = [
  { logo: '/logos/mono/cursor.svg', height: 92, tone: 'ink' },
  { logo: '/logos/color/claude.svg', height: 84 },
];

const blank = (...heights: number[]): readonly BookSpine[] =>
  heights.map((height, index) => ({ height, width: index % 2 === 0 ? 18 : 24 }));

const communityText = settings.isDemonstration
  ? 'Ratings, quotes and helpful votes have their place beside what the editors found. Here they are samples.'
  : 'Ratings, what users say and helpful votes stand beside what the editors found.';

const reasons = [
  {
    title: 'Curated selection',
    text: 'A verdict says who a tool suits and who should look elsewhere.',
    scene: (
      <ReasonScene
        tint="sand"
        icon={<FactCheckOutlined />}
        left={[
          { logo: '/logos/color/gemini.svg', height: 78 },
          { logo: '/logos/mono/openai.svg', height: 96, tone: 'ink' },
        ]}
        right={[
          { logo: '/logos/color/perplexity.svg', height: 88 },
          { logo: '/logos/mono/runway.svg', height: 74, leans: 'left' },
        ]}
      />
    ),
  },
  {
    title: 'Fast search and filtering',
    text: 'Narrow the directory to a handful of tools by task, price, platform and subcategory.',
    scene: (
      <ReasonScene
        tint="ice"
        icon={<SearchOutlined />}
        left={blank(66, 84, 58, 76, 62)}
        right={[...found, ...blank(70, 60)]}
      />
    ),
  },
  {
    title: 'Community reviews',
    text: communityText,
    scene: (
      <ReasonScene
        tint="sage"
        icon={<RateReviewOutlined />}
        left={[{ logo: '/logos/mono/notion.svg', height: 90 }, ...blank(74)]}
        right={[
          { logo: '/logos/mono/suno.svg', height: 80, tone: 'ink' },
          { logo: '/logos/color/n8n.svg', height: 70, leans: 'left' },
        ]}
      />
    ),
  },
];

/** Three cards, each with a section of the shelf (landing-5). */
export function Reasons() {
  return (
    <LandingSection headingId="landing-reasons" title="Why Choose Our Platform?">
      <List sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, gap: 5 }}>
        {reasons.map(({ title, text, scene }) => (
          <Paper key={title} component="li" variant="outlined" sx={{ overflow: 'hidden' }}>
            {scene}
            <Box sx={{ p: 5, pb: 6 }}>
              <Typography variant="h4" component="h3">
                {title}
              </Typography>
              <Typography variant="detail" sx={{ mt: 1, color: 'text.secondary' }}>
                {text}
              </Typography>
            </Box>
          </Paper>
        ))}
      </List>
    </LandingSection>
  );
}
