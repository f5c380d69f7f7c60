import { Paragraph } from '../../../blocks/documentPage/documentPage.styles';
import { DocumentText } from '../../../blocks/documentPage/DocumentText';
import { listToolsArgOf, useListToolsQuery } from '../../../catalogue/catalogueApi';
import { categories } from '../../../domain/categories';
import { noFilters } from '../../../domain/listing';
import type { IdPage } from '../../../domain/normalizeResponse';
import { getOwn } from '../../../lib/getOwn';
import { countOf } from '../../../lib/text';

/** Says how many tools there are; in how many categories only where the list counts the tools of each. */
function sizeOf({ totalItems, facets }: IdPage): string {
  const tools = countOf(totalItems, 'tool', 'tools');
  const counts = facets?.category;
  if (!counts) return tools;
  const filled = categories.filter(({ slug }) => (getOwn(counts, slug) ?? 0) > 0);
  return `${tools} in ${countOf(filled.length, 'category', 'categories')}`;
}

/** States how many tools and categories there are, and when a tool is listed. */
export function DirectorySize() {
  const { data } = useListToolsQuery(listToolsArgOf(noFilters));
  const size = data ? sizeOf(data) : `${categories.length} categories`;
  return (
    <Paragraph>
      <DocumentText text={`The directory holds **${size}**. A tool is listed when all of this is true:`} />
    </Paragraph>
  );
}
