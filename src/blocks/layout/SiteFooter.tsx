import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';

import { paths } from '../../domain/paths';
import { settings } from '../../domain/settings';
import { BrandLink } from '../../ui/BrandLink';
import { BrandMark } from '../../ui/BrandMark';
import { ExternalLink } from '../../ui/ExternalLink';
import { NetworkList } from '../../ui/NetworkList';
import { TextLink } from '../../ui/TextLink';
import { styled } from '../../ui/theme/styled';
import { resetScroll } from '../navigationState';

import { NewsletterForm } from './NewsletterForm';
import { useReportProblem } from './reportProblem';

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
      { label: 'How we review', to: paths.howWeReview },
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

const networks = ['x', 'linkedin', 'youtube'] as const;

const coarse = '@media (pointer: coarse)';

const footerLink = ({ theme }: { theme: Theme }) => ({
  color: 'inherit',
  fontWeight: 'inherit',
  '&:hover': { color: theme.vars.palette.text.primary, textDecoration: 'underline' },
  [coarse]: { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
});

const FooterLink = styled(TextLink)(footerLink);

const FooterAddress = styled(ExternalLink)(footerLink);

/** A button that looks like a footer link. */
const FooterButton = styled(ButtonBase)((props) => ({
  ...footerLink(props),
  font: 'inherit',
  '@media (scripting: none)': { display: 'none' },
}));

function ColumnTitle({ children }: { children: string }) {
  return (
    <Typography variant="subtitle2" component="h2" sx={{ mb: 3, color: 'text.primary' }}>
      {children}
    </Typography>
  );
}

/** The links, newsletter form and contact details at the end of every page (shell-7, shell-8). */
export const SiteFooter = memo(function SiteFooter() {
  const reportProblem = useReportProblem();
  return (
    <Box
      component="footer"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'background.subtle',
        color: 'text.secondary',
        fontSize: '0.875rem',
        lineHeight: '1.375rem',
        displayPrint: 'none',
      }}
    >
      <Container sx={{ pt: 14, pb: 'calc(28px + var(--tray-height, 0px))' }}>
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)', lg: '1.6fr 1fr 1fr 1.1fr 1.9fr' },
            gap: '36px 32px',
          }}
        >
          <Box sx={{ gridColumn: { xs: '1 / -1', lg: 'auto' } }}>
            <BrandLink to={paths.home} state={resetScroll}>
              <BrandMark />
              AI Toolshelf
            </BrandLink>
            <Typography variant="body2" sx={{ maxWidth: 260, my: 3 }}>
              A curated directory of AI tools, with verdicts and sources.
            </Typography>
            <NetworkList networks={networks} />
          </Box>
          {columns.map(({ title, links }) => (
            <nav key={title} aria-label={title}>
              <ColumnTitle>{title}</ColumnTitle>
              <Stack
                component="ul"
                sx={{ gap: 2, m: 0, p: 0, listStyle: 'none', [coarse]: { gap: 0, '& a': { pr: 4 } } }}
              >
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <FooterLink to={to} state={resetScroll}>
                      {label}
                    </FooterLink>
                  </li>
                ))}
              </Stack>
            </nav>
          ))}
          <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto / span 3', lg: 'auto' }, maxWidth: { md: 400 } }}>
            <ColumnTitle>Newsletter</ColumnTitle>
            <Typography variant="body2" sx={{ mb: 2.5 }}>
              New reviews by email.
            </Typography>
            <NewsletterForm form="footer" />
          </Box>
        </Box>
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            justifyContent: 'space-between',
            gap: '8px 24px',
            mt: 11,
            pt: 5,
            borderTop: 1,
            borderColor: 'divider',
            color: 'text.tertiary',
            typography: 'caption',
          }}
        >
          <Typography variant="inherit">
            © 2026 AI Toolshelf. Some links are affiliate links; they never change a verdict.
          </Typography>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '0 24px' }}>
            <FooterButton onClick={reportProblem}>Report a problem</FooterButton>
            <FooterAddress href={`mailto:${settings.contactEmail}`}>{settings.contactEmail}</FooterAddress>
          </Stack>
        </Stack>
      </Container>
    </Box>
  );
});
