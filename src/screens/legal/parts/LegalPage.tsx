import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

import { paths } from '../../../domain/paths';
import { formatDate } from '../../../lib/dates';
import { PageMetadata } from '../../../seo/PageMetadata';
import { breadcrumbData } from '../../../seo/structuredData';
import { Breadcrumbs } from '../../../ui/Breadcrumbs';
import type { LegalDocument } from '../texts/legalDocument';
import { useSectionInView } from '../useSectionInView';

import { Columns, Head, Sections } from './legal.styles';
import { LegalText } from './LegalText';
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
      <Columns>
        <Head>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.tertiary' }}>
            Last updated <time dateTime={updated}>{formatDate(updated)}</time>
          </Typography>
        </Head>
        <OnThisPage sections={sections} current={current} path={path} />
        <Sections ref={bodyRef}>
          <Typography variant="lead" component="p">
            {summary}
          </Typography>
          {sections.map(({ id, title: heading, blocks }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} tabIndex={-1}>
                {index + 1}. {heading}
              </h2>
              {blocks.map((block, index) =>
                typeof block === 'string' ? (
                  <p key={index}>
                    <LegalText text={block} />
                  </p>
                ) : (
                  <ul key={index}>
                    {block.list.map((item) => (
                      <li key={item}>
                        <LegalText text={item} />
                      </li>
                    ))}
                  </ul>
                ),
              )}
            </section>
          ))}
        </Sections>
      </Columns>
    </Container>
  );
}
