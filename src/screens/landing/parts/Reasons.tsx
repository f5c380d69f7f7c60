import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { Section } from './landing.styles';

const Cards = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    padding: 24,
    border: `1px solid ${theme.vars.palette.line.main}`,
    borderRadius: 12,
    background: theme.vars.palette.background.paper,
  },
  '& .icon': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    marginBottom: 16,
    borderRadius: 10,
    background: theme.vars.palette.background.muted,
  },
  '& p': {
    margin: '4px 0 0',
    color: theme.vars.palette.text.secondary,
    fontSize: '0.9375rem',
    lineHeight: 1.6,
  },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const reasons = [
  {
    title: 'Curated selection',
    text: 'A verdict says who a tool suits and who should look elsewhere.',
    Icon: FactCheckOutlined,
  },
  {
    title: 'Fast search and filtering',
    text: 'Narrow the directory to a handful of tools by task, price, platform and subcategory.',
    Icon: SpeedOutlined,
  },
  {
    title: 'Community reviews',
    text: 'Ratings, what users say and helpful votes stand beside what the editors found.',
    Icon: RateReviewOutlined,
  },
];

/** Three cards (landing-5). */
export function Reasons() {
  return (
    <Section aria-labelledby="landing-reasons">
      <Typography variant="h2" id="landing-reasons">
        Why Choose Our Platform?
      </Typography>
      <Cards role="list">
        {reasons.map(({ title, text, Icon }) => (
          <li key={title}>
            <span className="icon">
              <Icon aria-hidden="true" />
            </span>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <p>{text}</p>
          </li>
        ))}
      </Cards>
    </Section>
  );
}
