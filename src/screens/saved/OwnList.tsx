import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';

import { RecentlyViewed } from '../../blocks/recentlyViewed/RecentlyViewed';
import { SavedHead } from '../../blocks/saved/SavedHead';
import { ShowMore } from '../../blocks/saved/ShowMore';
import { useCompareFirst } from '../../blocks/saved/useCompareFirst';
import { useRouteOption } from '../../blocks/useRouteOption';
import { limits } from '../../domain/limits';
import type { Tool } from '../../domain/tool';
import { countOf } from '../../lib/text';
import { CardGrid } from '../../ui/CardGrid';
import { FaqList } from '../../ui/FaqList';
import { SplitSection } from '../../ui/SplitSection';
import { ToolCardSkeleton } from '../../ui/ToolCardSkeleton';
import { useIsHydrating } from '../../ui/useIsHydrating';
import { useTimePassed } from '../../ui/useTimePassed';

import { NothingSaved } from './parts/NothingSaved';
import { savedQuestions } from './parts/questions';
import { SavedControls } from './parts/SavedControls';
import { SavedGrid } from './parts/SavedGrid';
import { firstSlots, orderSlots } from './savedOrder';
import { useSavedSlots } from './useSavedSlots';

function matches({ name, description, shortDescription }: Tool, search: string): boolean {
  const wanted = search.trim().toLowerCase();
  return [name, description, shortDescription].some((text) => text.toLowerCase().includes(wanted));
}

/** The visitor's saved tools, shown from their snapshots (saved-6 to saved-9). */
export function OwnList() {
  const slots = useSavedSlots();
  const [search, setSearch] = useState('');
  const searchField = useRef<HTMLInputElement>(null);
  const [order, setOrder] = useRouteOption<string>('order', '');
  // Persisted state is only known in the browser.
  const isHydrating = useIsHydrating();
  const isLoading = !useTimePassed(limits.savedToolsSkeletonMs) || isHydrating;
  // In a prerendered page, what follows the skeletons comes with the list: under them it would move up into
  // the viewport.
  const [isPrerendered] = useState(isHydrating);
  const groups = orderSlots(
    slots.filter(({ tool }) => matches(tool, search)),
    order,
  );
  const [shownCount, setShownCount] = useRouteOption<number>('shown', limits.savedEntriesShown);
  const cards = useRef<HTMLDivElement>(null);
  const found = groups.flatMap((group) => group.slots);
  const shown = found.filter(({ isRemoved }) => !isRemoved);
  const compare = useCompareFirst(shown.map(({ tool }) => tool));
  const all = slots.filter(({ isRemoved }) => !isRemoved).length;
  const count = countOf(all, 'saved tool', 'saved tools');
  return (
    <>
      <SavedHead
        title="Saved tools"
        lead="A shelf of your own, kept in this browser."
        list="tools"
        compare={compare}
      >
        {isHydrating || (isLoading && slots.length === 0) ? (
          // Reserves the space of the controls until it is known whether something is saved.
          <Box sx={{ gridArea: 'search', height: { xs: 104, md: 40 } }} />
        ) : slots.length > 0 ? (
          <SavedControls
            search={search}
            onSearch={setSearch}
            searchRef={searchField}
            count={isLoading || all === 0 ? '' : search.trim() === '' ? count : `${shown.length} of ${count}`}
            order={order}
            onOrder={setOrder}
            compare={compare}
          />
        ) : null}
      </SavedHead>
      <div ref={cards} aria-busy={isLoading}>
        {isLoading ? (
          <CardGrid>
            {Array.from({ length: limits.savedToolsSkeletons }, (_, index) => (
              <ToolCardSkeleton key={index} />
            ))}
          </CardGrid>
        ) : slots.length > 0 ? (
          <SavedGrid
            groups={firstSlots(groups, shownCount)}
            hasRoom={all > 0 && order !== 'category' && search.trim() === ''}
            onClearSearch={() => {
              setSearch('');
              searchField.current?.focus();
            }}
          />
        ) : null}
      </div>
      {isLoading ? null : (
        <ShowMore
          shown={Math.min(shownCount, found.length)}
          all={found.length}
          list={cards}
          onShow={setShownCount}
        />
      )}
      {isLoading ? null : all === 0 ? (
        <Box sx={{ mt: slots.length > 0 ? 5 : 0 }}>
          <NothingSaved />
        </Box>
      ) : (
        <Typography variant="caption" component="p" color="textTertiary" sx={{ mt: 6 }}>
          Saved in this browser only. To keep a copy, download the list or copy its link.
        </Typography>
      )}
      {isPrerendered && isLoading ? null : (
        <>
          <RecentlyViewed />
          <SplitSection title="Frequently asked questions">
            <FaqList items={savedQuestions} />
          </SplitSection>
        </>
      )}
    </>
  );
}
