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
import Typography from '@mui/material/Typography';

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

/** Eight features (landing-6). */
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
        {features.map(({ title, text, Icon }) => (
          <Box
            component="li"
            key={title}
            sx={{ padding: { xs: '20px 16px', md: '22px 22px 24px' }, bgcolor: 'background.default' }}
          >
            <Icon sx={{ display: 'block', mb: 3.5, color: 'text.secondary' }} aria-hidden="true" />
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
        ))}
      </Paper>
    </LandingSection>
  );
}
