import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { areEditorsPair } from '../../../domain/versus/editorsPairs';
import type { VersusText } from '../../../domain/versus/versusText';
import { comparisonData } from '../../../seo/comparisonData';
import { PageMetadata } from '../../../seo/PageMetadata';
import { defaultSharePath, versusSharePath } from '../../../seo/sharePath';
import { breadcrumbData, type Crumb, faqData } from '../../../seo/structuredData';
import { comparisonTitle } from '../../../seo/titles';

interface Props {
  tools: readonly Tool[];
  text: VersusText;
  crumbs: readonly Crumb[];
}

/** The metadata of a public comparison (versus-4); only the editors' pairs may be indexed (versus-6). */
export function VersusMetadata({ tools, text: { title, description, questions }, crumbs }: Props) {
  const slugs = tools.map(({ slug }) => slug);
  const path = paths.versus(slugs);
  const isEditorsPair = areEditorsPair(tools);
  return (
    <PageMetadata
      title={comparisonTitle(title)}
      description={description}
      canonicalUrl={path}
      ogType="article"
      noIndex={!isEditorsPair}
      image={isEditorsPair ? versusSharePath(slugs) : defaultSharePath}
      twitterCardType="summary_large_image"
      structuredData={[
        comparisonData(title, description, tools, path),
        ...(questions.length > 0 ? [faqData(questions)] : []),
        breadcrumbData(crumbs),
      ]}
    />
  );
}
