import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useRef } from 'react';
import { useDispatch } from 'react-redux';

import { RemovableSlot } from '../../../blocks/saved/RemovableSlot';
import { ShowMore } from '../../../blocks/saved/ShowMore';
import type { Slot } from '../../../blocks/saved/useRemovedSlots';
import { useRouteOption } from '../../../blocks/useRouteOption';
import { useListPostsQuery, useListStaticArticlesQuery } from '../../../catalogue/catalogueApi';
import type { PostBookmark } from '../../../domain/bookmark';
import { limits } from '../../../domain/limits';
import { postBookmarkRemoved, postBookmarksRestored } from '../../../features/bookmarks/bookmarksSlice';

import { BookmarkRow } from './BookmarkRow';

/**
 * The rows, including placeholders for those removed on this page (saved-30), shown in portions (saved-36).
 */
export function BookmarkList({ slots }: { slots: readonly Slot<PostBookmark>[] }) {
  const dispatch = useDispatch();
  const [shownCount, setShownCount] = useRouteOption<number>('shown', limits.savedEntriesShown);
  const list = useRef<HTMLDivElement>(null);
  // Bookmarks do not store the data of generated covers.
  const isRead = slots.some(({ entry }) => entry.image === '');
  useListPostsQuery(undefined, { skip: !isRead });
  useListStaticArticlesQuery(undefined, { skip: !isRead });
  return (
    <Box ref={list} sx={{ minWidth: 0 }}>
      <List sx={{ borderTop: 1, borderColor: 'divider' }}>
        {slots.slice(0, shownCount).map(({ entry, isRemoved, expiresAt }) => {
          const { _id, title } = entry;
          return (
            <ListItem key={_id} divider disablePadding>
              <RemovableSlot
                isRow
                name={title}
                isRemoved={isRemoved}
                isExpiring={expiresAt < Infinity}
                onUndo={() => dispatch(postBookmarksRestored({ bookmarks: [entry] }))}
              >
                <BookmarkRow
                  bookmark={entry}
                  onRemove={() => dispatch(postBookmarkRemoved({ _id, title, from: 'bookmarks' }))}
                />
              </RemovableSlot>
            </ListItem>
          );
        })}
      </List>
      <ShowMore
        shown={Math.min(shownCount, slots.length)}
        all={slots.length}
        list={list}
        onShow={setShownCount}
      />
    </Box>
  );
}
