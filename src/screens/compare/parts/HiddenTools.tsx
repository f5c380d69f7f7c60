import { LinkNotice } from '../../../blocks/comparison/LinkNotice';
import { limits } from '../../../domain/limits';
import { paths } from '../../../domain/paths';
import type { Tool } from '../../../domain/tool';
import { joinWords } from '../../../lib/joinWords';
import { TextLink } from '../../../ui/TextLink';

interface Props {
  /** The tools in the URL. */
  named: readonly Tool[];
  shown: readonly Tool[];
}

/**
 * A notice that the URL names tools hidden by the visitor's selection, with a link to their public comparison
 * (compare-35).
 */
export function HiddenTools({ named, shown }: Props) {
  const isAnyHidden = named.some(({ id }) => !shown.some((tool) => tool.id === id));
  if (!isAnyHidden || named.length < limits.minCompared) return null;
  return (
    <LinkNotice sx={{ mt: 2, mb: 4 }}>
      This address names other tools, but your own selection is shown.{' '}
      <TextLink to={paths.versus(named.map(({ slug }) => slug))} underline="always">
        Compare {joinWords(named.map(({ name }) => name))}
      </TextLink>
    </LinkNotice>
  );
}
