import { Link } from 'react-router-dom';

import { paths } from '../../../domain/paths';
import { BrandMark } from '../../../ui/BrandMark';

import { Brand, Footer } from './landing.styles';

const links = [
  { label: 'About', to: paths.about },
  { label: 'Contact', to: paths.contact },
  { label: 'Privacy Policy', to: paths.privacy },
];

/** The footer of the landing page (landing-11). */
export function LandingFooter() {
  return (
    <Footer>
      <div>
        <Brand to={paths.home}>
          <BrandMark size={28} />
          AI Toolshelf
        </Brand>
        <nav aria-label="Footer">
          <ul>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Footer>
  );
}
