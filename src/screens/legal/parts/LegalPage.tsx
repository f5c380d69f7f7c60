import { DocumentPage } from '../../../blocks/documentPage/DocumentPage';
import { BulletList, Paragraph } from '../../../blocks/documentPage/documentPage.styles';
import { DocumentText } from '../../../blocks/documentPage/DocumentText';
import { paths } from '../../../domain/paths';
import type { LegalBlock, LegalDocument } from '../texts/legalDocument';

const policies = [
  { label: 'Privacy Policy', to: paths.privacy },
  { label: 'Terms & Conditions', to: paths.terms },
  { label: 'Disclaimer', to: paths.disclaimer },
];

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === 'string') {
    return (
      <Paragraph>
        <DocumentText text={block} />
      </Paragraph>
    );
  }
  return (
    <BulletList>
      {block.list.map((item) => (
        <li key={item}>
          <DocumentText text={item} />
        </li>
      ))}
    </BulletList>
  );
}

/** The layout of the three legal pages (about-2). */
export function LegalPage({ document }: { document: LegalDocument }) {
  const { path, title, updated, summary, sections } = document;
  return (
    <DocumentPage
      path={path}
      title={title}
      updated={updated}
      summary={summary}
      description={`${title} of AI Toolshelf. ${summary}`}
      crumbs={[{ label: 'Home', to: paths.home }, { label: title }]}
      sections={sections.map(({ id, title: heading, blocks }) => ({
        id,
        title: heading,
        content: blocks.map((block, index) => <Block key={index} block={block} />),
      }))}
      seeAlso={{ title: 'Other policies', links: policies.filter(({ to }) => to !== path) }}
    />
  );
}
