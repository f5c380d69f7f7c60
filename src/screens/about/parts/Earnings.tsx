import Typography from '@mui/material/Typography';

import { paths } from '../../../domain/paths';
import { settings } from '../../../domain/settings';
import { TextLink } from '../../../ui/TextLink';

import { AboutSection } from './AboutSection';
import { DescriptionList } from './DescriptionList';

const rows = [
  {
    term: 'Affiliate links',
    text: 'Some links to tools are affiliate links. If you buy through one of them we earn a commission. The price you pay stays the same.',
  },
  {
    term: 'Advertising',
    text: 'An ad network shows ads on some pages. They are marked as ads and have no say in reviews.',
  },
  {
    term: 'Premium listings',
    text: 'A maker can pay for a marked place of its own. The recommended order, ratings and verdicts are not for sale.',
  },
];

const demonstrationRows = [
  {
    term: 'Ratings and counts',
    text: 'Ratings and counts in the demonstration catalogue are illustrative.',
  },
  {
    term: 'Testimonials',
    text: 'Sample testimonials are illustrative too. They show how a page looks and quote nobody.',
  },
];

/** The advertising and affiliate disclosure (about-1). */
export function Earnings() {
  return (
    <AboutSection title="How we earn money" lead="Our advertising and affiliate disclosure.">
      <DescriptionList rows={settings.isDemonstration ? [...rows, ...demonstrationRows] : rows} />
      <Typography variant="body2" sx={{ mt: 4, color: 'text.secondary' }}>
        More in our{' '}
        <TextLink to={paths.disclaimer} underline="always">
          Disclaimer
        </TextLink>{' '}
        and{' '}
        <TextLink to={paths.privacy} underline="always">
          Privacy Policy
        </TextLink>
        .
      </Typography>
    </AboutSection>
  );
}
