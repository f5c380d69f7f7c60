import NorthEast from '@mui/icons-material/NorthEast';

import { withReferral } from '../../../lib/referral';
import { ExternalLinkHint } from '../../../ui/ExternalLinkHint';

import { PromotedLinks } from './home.styles';

const promotions = [
  { name: 'AI Starter Kit', address: 'https://partners.example/ai-starter-kit' },
  { name: 'Prompt library', address: 'https://partners.example/prompt-library' },
  { name: 'Creator course', address: 'https://partners.example/creator-course' },
];

/** Sponsored links to another site, labelled as such (home-10). */
export function Promotions() {
  return (
    <PromotedLinks aria-labelledby="home-promoted">
      <h2 id="home-promoted">Promoted</h2>
      <ul>
        {promotions.map(({ name, address }) => (
          <li key={name}>
            <a href={withReferral(address, 'ai-toolshelf')} target="_blank" rel="noopener sponsored">
              {name}
              <NorthEast aria-hidden="true" />
              <ExternalLinkHint />
            </a>
          </li>
        ))}
      </ul>
    </PromotedLinks>
  );
}
