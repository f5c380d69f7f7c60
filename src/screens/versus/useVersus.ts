import { useState } from 'react';

import { isMissingError } from '../../catalogue/baseQuery';
import { useToolBySlugQuery } from '../../catalogue/catalogueApi';
import { useToolLookup } from '../../catalogue/hooks';
import type { Tool } from '../../domain/tool';
import { resolveVersus } from '../../domain/versus/versusAddress';

export interface VersusReading {
  /** All compared tools, in the alphabetical order of their slugs. */
  tools: readonly Tool[] | undefined;
  /** The address names a tool that does not exist, or is no comparison. */
  isMissing: boolean;
  isFailed: boolean;
  isLoading: boolean;
  retry: () => void;
}

/**
 * The tools of a public comparison's address (versus-2, versus-3): from the entity table, else fetched by slug, the third
 * only after one of the first two.
 */
export function useVersus(text: string): VersusReading {
  const find = useToolLookup();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const slugs =
    resolveVersus(text, (slug) => (find(slug) ? 'known' : missing.includes(slug) ? 'missing' : 'unknown')) ??
    [];
  const [first = '', second = '', third = ''] = slugs.map((slug) => (find(slug) ? '' : slug));
  const firstRead = useToolBySlugQuery(first, { skip: first === '' });
  const secondRead = useToolBySlugQuery(second, { skip: second === '' });
  const isFull = firstRead.isFetching && secondRead.isFetching;
  const thirdRead = useToolBySlugQuery(third, { skip: third === '' || isFull });

  const reads = [
    { slug: first, read: firstRead },
    { slug: second, read: secondRead },
    { slug: third, read: thirdRead },
  ].filter(({ slug }) => slug !== '');
  const failed = reads.filter(({ read }) => read.error !== undefined);
  const gone = failed
    .filter(({ read: { error, isFetching } }) => !isFetching && isMissingError(error))
    .map(({ slug }) => slug);
  if (gone.some((slug) => !missing.includes(slug))) setMissing([...missing, ...gone]);

  const tools = slugs.flatMap((slug) => find(slug) ?? []);
  return {
    tools: slugs.length > 0 && tools.length === slugs.length ? tools : undefined,
    isMissing: slugs.length === 0,
    // Only when the others have been read as well, so that one press of Retry reads all that failed.
    isFailed: failed.length > 0 && !reads.some(({ read }) => read.isFetching && read.error === undefined),
    isLoading: reads.some(({ read }) => read.isFetching),
    retry: () => {
      for (const { read } of failed) void read.refetch();
    },
  };
}
