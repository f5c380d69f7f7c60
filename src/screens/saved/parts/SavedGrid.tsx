import SearchOutlined from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect } from 'react';

import { ToolCardView } from '../../../blocks/tools/ToolCardView';
import { limits } from '../../../domain/limits';
import type { Tool } from '../../../domain/tool';
import { countOf } from '../../../lib/text';
import { CardGrid } from '../../../ui/CardGrid';
import { EmptyState } from '../../../ui/EmptyState';
import { ToolCardSkeleton } from '../../../ui/ToolCardSkeleton';
import type { ListedTool } from '../useLeavingTools';

const Cell = styled(Box)({
  display: 'grid',
  minWidth: 0,
  '&[data-leaving]': { opacity: 0, transition: 'opacity 130ms cubic-bezier(.4, 0, 1, 1)' },
  '@media (prefers-reduced-motion: reduce)': { 'li:has(> &[data-leaving])': { display: 'none' } },
});

interface Props {
  isLoading: boolean;
  listed: readonly ListedTool[];
  search: string;
  onSearch: (text: string) => void;
  /** The last card was removed: there is no next one to focus. */
  onLastRemoved: () => void;
}

function matches({ name, description, shortDescription }: Tool, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [name, description, shortDescription].some((text) => text.toLowerCase().includes(wanted));
}

/** The clicked bookmark is removed with its card: focuses the next card's. */
function useFocusAfterRemoval(listed: readonly ListedTool[], onLastRemoved: () => void): void {
  useLayoutEffect(() => {
    const left = document.activeElement?.closest('[data-leaving]')?.closest('li');
    if (!left) return;
    let next = left.nextElementSibling;
    while (next?.querySelector('[data-leaving]')) next = next.nextElementSibling;
    const button = next?.querySelector<HTMLElement>('button');
    if (button) button.focus();
    else onLastRemoved();
  }, [listed, onLastRemoved]);
}

/** Count and cards, filtered by the search (saved-7). */
export function SavedGrid({ isLoading, listed, search, onSearch, onLastRemoved }: Props) {
  useFocusAfterRemoval(listed, onLastRemoved);
  const found = listed.filter(({ tool }) => matches(tool, search));
  const all = listed.filter(({ isLeaving }) => !isLeaving).length;
  const shown = found.filter(({ isLeaving }) => !isLeaving).length;
  const count = countOf(all, 'saved tool', 'saved tools');
  return (
    <>
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{ minHeight: 22, mb: 4, fontWeight: 500, fontVariantNumeric: 'tabular-nums' }}
      >
        {isLoading || all === 0 ? null : search.trim() === '' ? count : `${shown} of ${count}`}
      </Typography>
      <div aria-busy={isLoading}>
        {!isLoading && found.length === 0 ? (
          <EmptyState
            icon={<SearchOutlined />}
            headingLevel="h2"
            title="No tools found"
            action={<Button onClick={() => onSearch('')}>Clear search</Button>}
          />
        ) : (
          <CardGrid>
            {isLoading
              ? Array.from({ length: limits.savedToolsSkeletons }, (_, index) => (
                  <ToolCardSkeleton key={index} />
                ))
              : found.map(({ tool, isLeaving }) => (
                  <Cell key={tool.id} data-leaving={isLeaving ? '' : undefined} inert={isLeaving}>
                    <ToolCardView tool={tool} />
                  </Cell>
                ))}
          </CardGrid>
        )}
      </div>
    </>
  );
}
