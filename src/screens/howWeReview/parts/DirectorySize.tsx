import { Paragraph } from '../../../blocks/documentPage/documentPage.styles';
import { DocumentText } from '../../../blocks/documentPage/DocumentText';
import { listToolsArgOf, useListToolsQuery } from '../../../catalogue/catalogueApi';
import { categories } from '../../../domain/categories';
import { noFilters } from '../../../domain/listing';
import { countOf } from '../../../lib/text';

/** States how many tools and categories there are, and when a tool is listed. */
export function DirectorySize() {
  const { data } = useListToolsQuery(listToolsArgOf(noFilters));
  const known = data ? `${countOf(data.totalItems, 'tool', 'tools')} in ` : '';
  return (
    <Paragraph>
      <DocumentText
        text={`The directory holds **${known}${categories.length} categories**. A tool is listed when all of this is true:`}
      />
    </Paragraph>
  );
}
