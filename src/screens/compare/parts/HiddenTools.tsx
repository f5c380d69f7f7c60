import { useLocation } from 'react-router-dom';

import { LinkNotice } from '../../../blocks/comparison/LinkNotice';
import { useToolLookup } from '../../../catalogue/hooks';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { joinWords } from '../../../lib/joinWords';
import { titleCaseSlug } from '../../../lib/text';
import { TextLink } from '../../../ui/TextLink';
import { slugsAt } from '../slugsAt';

/**
 * Says that the address names tools which the visitor's selection hides, and links to their public comparison
 * (compare-35).
 */
export function HiddenTools({ shown }: { shown: readonly Tool[] }) {
  const find = useToolLookup();
  const slugs = [...new Set(slugsAt(useLocation().pathname))].slice(0, limits.maxCompared);
  const findShown = (slug: string) => shown.find((tool) => tool.slug === slug);
  if (slugs.every(findShown) || slugs.length < limits.minCompared) return null;
  const names = joinWords(slugs.map((slug) => (findShown(slug) ?? find(slug))?.name ?? titleCaseSlug(slug)));
  return (
    <LinkNotice sx={{ mt: 2, mb: 4 }}>
      This address names other tools, but your own selection is shown.{' '}
      <TextLink to={paths.versus(slugs)} underline="always">
        Compare {names}
      </TextLink>
    </LinkNotice>
  );
}
