import { useState } from 'react';

import { useToolLookup } from '../../catalogue/hooks';
import { useToolsBySlugs } from '../../catalogue/useToolsBySlugs';
import type { Tool } from '../../domain/tool';
import { resolveVersus } from '../../domain/versus/versusAddress';

interface VersusReading {
  /** All compared tools, in the alphabetical order of their slugs. */
  tools: readonly Tool[] | undefined;
  /** The address names a tool that does not exist, or is not a comparison. */
  isMissing: boolean;
  isFailed: boolean;
  isRetrying: boolean;
  retry: () => void;
}

/**
 * Returns the tools in a public comparison's address (versus-2, versus-3), fetched by slug, and until then
 * from the entity table.
 */
export function useVersus(text: string): VersusReading {
  const find = useToolLookup();
  const [missing, setMissing] = useState<readonly string[]>([]);
  const slugs =
    resolveVersus(text, (slug) => (find(slug) ? 'known' : missing.includes(slug) ? 'missing' : 'unknown')) ??
    [];
  const { tools, isLoading, isRetrying, failed, retry, ...reading } = useToolsBySlugs(slugs, {
    isWhole: true,
  });
  const gone = reading.missing.filter((slug) => !missing.includes(slug));
  if (gone.length > 0) setMissing([...missing, ...gone]);
  const isComplete = slugs.length > 0 && tools.length === slugs.length;
  return {
    tools: isComplete ? tools : undefined,
    // Two slugs may resolve to the same tool.
    isMissing: !isComplete && !isLoading && failed.length === 0,
    // Only after the others have been fetched as well, so that one press of Retry fetches all that failed.
    isFailed: !isLoading && failed.length > 0,
    isRetrying,
    retry,
  };
}
