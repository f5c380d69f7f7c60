import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Button from '@mui/material/Button';
import { type RefObject, Suspense, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';

import type { BookmarksDispatch } from '../../../features/bookmarks/bookmarksThunks';
import type { ImportReport } from '../../../features/bookmarks/importBookmarks';
import { CloseOnLoadError } from '../../../ui/CloseOnLoadError';
import { lazyComponent } from '../../../ui/lazyComponent';
import type { SavedList } from '../savedList';
import type { CompareFirst } from '../useCompareFirst';

const listMenu = lazyComponent(
  async () => (await import(/* webpackChunkName: "list-actions" */ './ListMenu')).ListMenu,
  CloseOnLoadError,
);

interface Props {
  button: RefObject<HTMLButtonElement | null>;
  list: SavedList;
  compare: CompareFirst | undefined;
  onReport: (report: ImportReport) => void;
}

/** The 'List actions' button with its menu, and the file input for imports (saved-24, saved-26). */
export function ListActions({ button, list, compare, onReport }: Props) {
  const dispatch: BookmarksDispatch = useDispatch();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(false);

  const importFile = async (file: File) => {
    const { importBookmarks } = await import(
      /* webpackChunkName: "list-actions" */ '../../../features/bookmarks/importBookmarks'
    );
    onReport(await dispatch(importBookmarks(file)));
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
