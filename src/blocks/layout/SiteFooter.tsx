import LinkedIn from '@mui/icons-material/LinkedIn';
import X from '@mui/icons-material/X';
import YouTube from '@mui/icons-material/YouTube';
import { Link } from 'react-router-dom';

import { paths } from '../../domain/paths';
import { settings } from '../../domain/settings';
import { BrandMark } from '../../ui/BrandMark';
import { NetworkList } from '../../ui/NetworkList';

import { NewsletterForm } from './NewsletterForm';
import {
  BaseLine,
  BrandColumn,
  Columns,
  Footer,
  LinkColumn,
  NewsletterColumn,
} from './parts/siteFooter.styles';

const columns = [
  {
    title: 'Browse',
    links: [
      { label: 'Home', to: paths.home },
      { label: 'All Tools', to: paths.tools },
      { label: 'Blog', to: paths.blog },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', to: paths.about },
      { label: 'Contact', to: paths.contact },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy Policy', to: paths.privacy },
      { label: 'Terms & Conditions', to: paths.terms },
      { label: 'Disclaimer', to: paths.disclaimer },
    ],
  },
];

const networks = [
  { name: 'X', Icon: X },
  { name: 'LinkedIn', Icon: LinkedIn },
  { name: 'YouTube', Icon: YouTube },
];

/** Links, newsletter and contact at the end of every page (shell-7, shell-8). */
export function SiteFooter() {
  return (
    <Footer>
      <div className="inner">
        <Columns>
          <BrandColumn>
            <Link to={paths.home} className="brand">
              <BrandMark size={28} />
              AI Toolshelf
            </Link>
            <p>A curated, editor-reviewed directory of AI tools.</p>
            <NetworkList networks={networks} />
          </BrandColumn>
          {columns.map(({ title, links }) => (
            <LinkColumn key={title} aria-label={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </LinkColumn>
          ))}
          <NewsletterColumn>
            <h2>Newsletter</h2>
            <p>New reviews, once a week.</p>
            <NewsletterForm form="footer" />
          </NewsletterColumn>
        </Columns>
        <BaseLine>
          <p>© 2026 AI Toolshelf. Some links are affiliate links; they never change a rating.</p>
          <a href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</a>
        </BaseLine>
      </div>
    </Footer>
  );
}
