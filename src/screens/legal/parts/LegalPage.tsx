import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { paths } from '../../../domain/paths';
import { formatDate } from '../../../lib/dates';
import { PageMetadata } from '../../../seo/PageMetadata';
import { breadcrumbData } from '../../../seo/structuredData';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import type { LegalDocument } from '../texts/legalDocument';
import { useSectionInView } from '../useSectionInView';

import { LegalSection } from './LegalSection';
import { OnThisPage } from './OnThisPage';

/** The layout of the three legal pages (about-2): numbered sections, and links to them. */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { path, title, updated, summary, sections } = document;
  const { bodyRef, current } = useSectionInView(sections);
  const crumbs = [{ label: 'Home', to: paths.home }, { label: title }];
  return (
    <Container>
      <PageMetadata
        title={title}
        description={`${title} of AI Toolshelf. ${summary}`}
        canonicalUrl={path}
        structuredData={[breadcrumbData(crumbs)]}
      />
      <Breadcrumbs items={crumbs} />
      {/* One document order for all widths; from 1024 px the links are a rail beside the text. */}
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr)',
            md: 'minmax(0, 720px)',
            lg: 'minmax(0, 720px) 264px',
          },
          gridTemplateRows: { lg: 'auto 1fr' },
          justifyContent: { lg: 'space-between' },
          columnGap: 12,
        }}
      >
        <Box component="header" sx={{ gridColumn: 1 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.tertiary' }}>
            Last updated <time dateTime={updated}>{formatDate(updated)}</time>
          </Typography>
        </Box>
        <OnThisPage sections={sections} current={current} path={path} />
        <Box ref={bodyRef} sx={{ gridColumn: 1, mt: 6, color: 'text.secondary' }}>
          <Typography variant="lead" sx={{ color: 'text.primary' }}>
            {summary}
          </Typography>
          {sections.map((section, index) => (
            <LegalSection key={section.id} section={section} number={index + 1} />
          ))}
        </Box>
      </Box>
    </Container>
  );
}
