import FactCheckOutlined from '@mui/icons-material/FactCheckOutlined';
import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import Avatar from '@mui/material/Avatar';
import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { LandingSection } from './LandingSection';

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
    <LandingSection headingId="landing-reasons" title="Why Choose Our Platform?">
      <List
        role="list"
        sx={{ display: 'grid', gridTemplateColumns: { md: 'repeat(3, minmax(0, 1fr))' }, gap: 5 }}
      >
        {reasons.map(({ title, text, Icon }) => (
          <Paper key={title} component="li" variant="outlined" sx={{ p: 6 }}>
            <Avatar variant="rounded" sx={{ mb: 4, borderRadius: 1.25, color: 'inherit' }}>
              <Icon aria-hidden="true" />
            </Avatar>
            <Typography variant="h4" component="h3">
              {title}
            </Typography>
            <Typography variant="detail" sx={{ mt: 1, color: 'text.secondary' }}>
              {text}
            </Typography>
          </Paper>
        ))}
      </List>
    </LandingSection>
  );
}
