import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { formatDate } from '../../lib/dates';
import { PageMetadata } from '../../seo/PageMetadata';
import { breadcrumbData } from '../../seo/structuredData';
import { Breadcrumbs } from '../../ui/Breadcrumbs';

import { OnThisPage } from './parts/OnThisPage';
import { useSectionInView } from './useSectionInView';

export interface DocumentSection {
  /** The hash of the section's URL. */
  id: string;
  title: string;
  content: ReactNode;
}

interface Props {
  path: string;
  title: string;
  /** An ISO date. */
  updated: string;
  /** One sentence of plain text before the sections. */
  summary: string;
  description: string;
  crumbs: readonly { label: string; to?: string }[];
  sections: readonly DocumentSection[];
  /** Links to other pages of the same kind. */
  seeAlso: { title: string; links: readonly { label: string; to: string }[] };
  /** Content after the sections. */
  children?: ReactNode;
}

/** A page of numbered sections with links to them (about-2). */
export function DocumentPage({
  path,
  title,
  updated,
  summary,
  description,
  crumbs,
  sections,
  seeAlso,
  children,
}: Props) {
  const { bodyRef, current } = useSectionInView(sections[0]?.id ?? '');
  return (
    <Container>
      <PageMetadata
        title={title}
        description={description}
        canonicalUrl={path}
        structuredData={[breadcrumbData(crumbs)]}
      />
      <Breadcrumbs items={crumbs} />
      {/* The DOM order is the same for all widths; from 1024 px the links are a rail beside the text. */}
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
          // Firefox breaks no pages within the cells of a grid.
          '@media print': { display: 'block' },
        }}
      >
        <Box component="header" sx={{ gridColumn: 1 }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.tertiary' }}>
            Last updated <time dateTime={updated}>{formatDate(updated)}</time>
          </Typography>
        </Box>
        <OnThisPage sections={sections} current={current} seeAlso={seeAlso} />
        <Box ref={bodyRef} sx={{ gridColumn: 1, mt: 6, color: 'text.secondary' }}>
          <Typography variant="lead" sx={{ color: 'text.primary' }}>
            {summary}
          </Typography>
          {sections.map((section, index) => (
            <section key={section.id} aria-labelledby={section.id}>
              <Typography
                variant="h3"
                component="h2"
                id={section.id}
                tabIndex={-1}
                sx={{ mt: 10, mb: 2, borderRadius: 0.5, color: 'text.primary' }}
              >
                {index + 1}. {section.title}
              </Typography>
              {section.content}
            </section>
          ))}
          {children}
        </Box>
      </Box>
    </Container>
  );
}
