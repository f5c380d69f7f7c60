import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useDispatch } from 'react-redux';

import { RemovablePlace } from '../../../blocks/saved/RemovablePlace';
import type { Place } from '../../../blocks/saved/useRemovedPlaces';
import type { PostBookmark } from '../../../domain/bookmark';
import { postBookmarkRemoved, postBookmarksRestored } from '../../../features/bookmarks/bookmarksSlice';

import { BookmarkRow } from './BookmarkRow';

/** The rows, and the places of those removed on this page (saved-30). */
export function BookmarkList({ places }: { places: readonly Place<PostBookmark>[] }) {
  const dispatch = useDispatch();
  return (
    <List role="list" disablePadding sx={{ minWidth: 0, borderTop: 1, borderColor: 'divider' }}>
      {places.map(({ entry, isRemoved, isPassing }) => {
        const { _id, title } = entry;
        return (
          <ListItem key={_id} divider disablePadding>
            <RemovablePlace
              isRow
              name={title}
              isRemoved={isRemoved}
              isPassing={isPassing}
              onUndo={() => dispatch(postBookmarksRestored({ bookmarks: [entry] }))}
            >
              <BookmarkRow
                bookmark={entry}
                onRemove={() => dispatch(postBookmarkRemoved({ _id, title, from: 'bookmarks' }))}
              />
            </RemovablePlace>
          </ListItem>
        );
      })}
    </List>
  );
}
