import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useLayoutEffect, useRef } from 'react';

import { FailedTools } from '../../blocks/tools/FailedTools';
import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import { SiteLink } from '../../ui/SiteLink';

import { CompareMetadata } from './parts/CompareMetadata';
import { ComparePage } from './parts/ComparePage';
import { CompareSkeleton } from './parts/CompareSkeleton';
import { NothingToCompare } from './parts/NothingToCompare';
import { useComparison } from './useComparison';

/** Two or three tools side by side (compare-6, compare-10). */
export function CompareScreen() {
  const { isLoading, failed, isRetrying, retry, ...comparison } = useComparison();
  const { tools } = comparison;
  const containerRef = useRef<HTMLDivElement>(null);
  const isTable = !isLoading && tools.length >= limits.minCompared;
  const wasTable = useRef(isTable);

  // The pressed button disappears with the table, so the focus moves to the container.
  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === null || document.activeElement === document.body;
    if (wasTable.current && !isTable && isFocusLost) containerRef.current?.focus({ preventScroll: true });
    wasTable.current = isTable;
  }, [isTable]);

  return (
    <Container ref={containerRef} tabIndex={-1} sx={{ pt: 5, '&:focus': { outline: 'none' } }}>
      <CompareMetadata tools={isLoading ? [] : tools} />
      <Button component={SiteLink} to={paths.tools} variant="text" startIcon={<ArrowBack />} sx={{ ml: -4 }}>
        Back to all tools
      </Button>
      {!isLoading && failed > 0 ? (
        <FailedTools count={failed} onRetry={retry} isRetrying={isRetrying} />
      ) : null}
      {isLoading ? <CompareSkeleton /> : isTable ? <ComparePage {...comparison} /> : <NothingToCompare />}
    </Container>
  );
}
