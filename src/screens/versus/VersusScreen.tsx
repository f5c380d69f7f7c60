import type { RouteParams } from '../../domain/paths';

import { VersusNotFound } from './parts/VersusNotFound';
import { VersusPage } from './parts/VersusPage';
import { VersusSkeleton } from './parts/VersusSkeleton';
import { useVersus } from './useVersus';

/** A public comparison (versus-1, versus-3): skeleton, page, or why there is none. */
export function VersusScreen({ params: { pair = '' } }: { params: RouteParams }) {
  const { tools, isMissing, isFailed, isRetrying, retry } = useVersus(pair);
  if (tools) return <VersusPage key={pair} tools={tools} />;
  if (isMissing) return <VersusNotFound />;
  if (isFailed) return <VersusNotFound onRetry={retry} isRetrying={isRetrying} />;
  return <VersusSkeleton />;
}
