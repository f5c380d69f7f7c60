import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import BookmarksOutlined from '@mui/icons-material/BookmarksOutlined';
import CompareArrowsOutlined from '@mui/icons-material/CompareArrowsOutlined';
import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import PaymentsOutlined from '@mui/icons-material/PaymentsOutlined';
import SearchOutlined from '@mui/icons-material/SearchOutlined';
import TrendingUpOutlined from '@mui/icons-material/TrendingUpOutlined';
import TuneOutlined from '@mui/icons-material/TuneOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Section } from './landing.styles';

const Cells = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The lines between the cells are the background of the grid.
  gap: 1,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  listStyle: 'none',
  border: `1px solid ${theme.vars.palette.line.main}`,
  borderRadius: 12,
  background: theme.vars.palette.line.main,
  '& > li': { padding: '20px 16px', background: theme.vars.palette.background.default },
  '& svg': { display: 'block', marginBottom: 14, color: theme.vars.palette.text.secondary },
  '& h3': { fontSize: '0.9375rem', lineHeight: '1.375rem', fontWeight: 500 },
  '& p': {
    margin: '2px 0 0',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.875rem',
    lineHeight: '1.375rem',
  },
  [theme.breakpoints.up('md')]: { '& > li': { padding: '22px 22px 24px' } },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));

const features = [
  { title: 'Search', text: 'By name, task or category', Icon: SearchOutlined },
  { title: 'Advanced filters', text: 'Price, platform, subcategory', Icon: TuneOutlined },
  { title: 'Side-by-side', text: 'Up to three tools at once', Icon: CompareArrowsOutlined },
  { title: 'Saved tools', text: 'A shelf of your own', Icon: BookmarksOutlined },
  { title: 'Editor’s verdicts', text: 'Strengths and limits, named', Icon: FactCheckOutlined },
  { title: 'Clear pricing', text: 'Model and price up front', Icon: PaymentsOutlined },
  { title: 'Weekly trending', text: 'What gets attention now', Icon: TrendingUpOutlined },
  { title: 'Practical blog', text: 'Methods that hold up', Icon: ArticleOutlined },
];

/** Eight features (landing-6). */
export function FeatureGrid() {
  return (
    <Section aria-labelledby="landing-features">
      <Typography variant="h2" id="landing-features">
        Everything you need to choose well
      </Typography>
      <Cells role="list">
        {features.map(({ title, text, Icon }) => (
          <li key={title}>
            <Icon aria-hidden="true" />
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <p>{text}</p>
          </li>
        ))}
      </Cells>
    </Section>
  );
}
