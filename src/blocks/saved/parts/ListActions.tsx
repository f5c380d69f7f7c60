import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Button from '@mui/material/Button';
import { Suspense, useRef, useState } from 'react';
import { useStore } from 'react-redux';

import {
  bookmarksImported,
  selectPostBookmarks,
  selectToolBookmarks,
} from '../../../features/bookmarks/bookmarksSlice';
import type { BookmarksState } from '../../../features/bookmarks/bookmarksState';
import { CloseOnLoadError } from '../../../ui/CloseOnLoadError';
import { lazyComponent } from '../../../ui/lazyComponent';
import type { SavedList } from '../savedList';
import type { CompareFirst } from '../useCompareFirst';

const listMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-actions" */ './ListMenu')).ListMenu,
  CloseOnLoadError,
);

/** The result of an import, or why it was refused. */
export interface ImportReport {
  isRefused: boolean;
  text: string;
}

interface Props {
  list: SavedList;
  compare: CompareFirst | undefined;
  onReport: (report: ImportReport) => void;
}

/** The 'List actions' button with its menu, and the file input for imports (saved-24, saved-26). */
export function ListActions({ list, compare, onReport }: Props) {
  const store = useStore<{ bookmarks: BookmarksState }>();
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const importFile = async (file: File) => {
    const { importText, readChosenFile } = await import(
      /* webpackChunkName: "list-actions" */ './importFile'
    );
    // Reads the store each time, since more can be saved while the file is being read.
    const readSaved = () => {
      const state = store.getState();
      return { tools: selectToolBookmarks(state), posts: selectPostBookmarks(state) };
    };
    const content = await readChosenFile(file, readSaved);
    if (content.problem !== undefined) {
      onReport({ isRefused: true, text: `${content.problem} Nothing was changed.` });
      return;
    }
    const { tools, posts } = content;
    if (tools.length + posts.length > 0) store.dispatch(bookmarksImported({ tools, posts }));
    onReport({ isRefused: false, text: importText(content) });
  };

  return (
    <>
      <Button
        ref={button}
        aria-label="List actions"
        title="List actions"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? 'list-actions' : undefined}
        {...listMenu.onIntent}
        onClick={() => setIsOpen(true)}
        sx={{ width: { xs: 48, md: 40 }, height: { xs: 44, md: 40 }, p: 0 }}
      >
        <MoreHoriz />
      </Button>
      <input
        ref={field}
        type="file"
        accept=".json,application/json"
        aria-label="File to import"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) {
            importFile(file).catch(() =>
              onReport({ isRefused: true, text: 'This file could not be read. Nothing was changed.' }),
            );
          }
          // Allows the same file to be chosen again.
          target.value = '';
        }}
      />
      {isOpen ? (
        <Suspense>
          <listMenu.Component
            list={list}
            compare={compare}
            anchor={button}
            onImport={() => field.current?.click()}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
