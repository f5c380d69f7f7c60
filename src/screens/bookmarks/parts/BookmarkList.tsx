import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';

import { type PostBookmark, postBookmarkRemoved } from '../../../features/bookmarks/bookmarksSlice';

import { BookmarkRow } from './BookmarkRow';

interface Props {
  bookmarks: readonly PostBookmark[];
  /** The last row was removed: there is no next button to focus. */
  onNoneNext: () => void;
}

/** The rows; when one is removed, the button now at its index gets the focus. */
export function BookmarkList({ bookmarks, onNoneNext }: Props) {
  const dispatch = useDispatch();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(null);

  useEffect(() => {
    const index = removedAt.current;
    removedAt.current = null;
    if (index === null) return;
    const next = list.current?.children[index]?.querySelector('button');
    if (next) next.focus();
    else onNoneNext();
  }, [bookmarks, onNoneNext]);

  const remove = ({ _id, title }: PostBookmark, index: number) => {
    removedAt.current = index;
    // Without rows this list unmounts before its effect can run.
    if (bookmarks.length === 1) onNoneNext();
    dispatch(postBookmarkRemoved({ _id, title, from: 'bookmarks' }));
  };

  return (
    <List ref={list} role="list" disablePadding sx={{ minWidth: 0, borderTop: 1, borderColor: 'divider' }}>
      {bookmarks.map((bookmark, index) => (
        <ListItem key={bookmark._id} divider disablePadding>
          <BookmarkRow bookmark={bookmark} onRemove={() => remove(bookmark, index)} />
        </ListItem>
      ))}
    </List>
  );
}
