import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';

import { limits } from '../../domain/limits';
import { paths } from '../../domain/paths';
import type { Tool } from '../../domain/tool';

import { CompareMetadata } from './parts/CompareMetadata';
import { ComparePage } from './parts/ComparePage';
import { CompareSkeleton } from './parts/CompareSkeleton';
import { NothingToCompare } from './parts/NothingToCompare';
import { useComparison } from './useComparison';

/** Two or three tools side by side (compare-6, compare-10). */
export function CompareScreen() {
  const { isLoading, tools, remove } = useComparison();
  const containerRef = useRef<HTMLDivElement>(null);
  const removedAt = useRef<number>(undefined);
  const isEmpty = tools.length < limits.compareFewest;

  // The clicked button is removed with its column: focus the next one.
  useLayoutEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = containerRef.current?.querySelectorAll<HTMLElement>('thead button') ?? [];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)] ?? containerRef.current;
    removedAt.current = undefined;
    next?.focus({ preventScroll: true });
  }, [tools.length]);

  const removeTool = (tool: Tool) => {
    removedAt.current = tools.indexOf(tool);
    remove(tool);
  };

  return (
    <Container ref={containerRef} tabIndex={-1} sx={{ pt: 5, '&:focus': { outline: 'none' } }}>
      <CompareMetadata tools={isLoading ? [] : tools} />
      <Button component={Link} to={paths.tools} variant="text" startIcon={<ArrowBack />} sx={{ ml: -4 }}>
        Back to all tools
      </Button>
      {isLoading ? (
        <CompareSkeleton />
      ) : isEmpty ? (
        <NothingToCompare />
      ) : (
        <ComparePage tools={tools} onRemove={removeTool} />
      )}
    </Container>
  );
}
