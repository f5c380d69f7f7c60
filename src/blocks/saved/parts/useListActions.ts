import { useDispatch, useSelector } from 'react-redux';

import { exportPosts, exportTools } from '../../../domain/savedExports';
import { savedFileText } from '../../../domain/savedFile';
import { sharedList } from '../../../domain/savedListUrl';
import { selectPostBookmarks, selectToolBookmarks } from '../../../features/bookmarks/bookmarksSlice';
import {
  type BookmarksDispatch,
  clearPostBookmarks,
  clearToolBookmarks,
} from '../../../features/bookmarks/bookmarksThunks';
import { listCopied, listCopyFailed } from '../../../features/sharing/sharingEvents';
import { useSharing } from '../../../features/sharing/useSharing';
import { copyText } from '../../../platform/clipboard';
import { now } from '../../../platform/clock';
import { downloadText } from '../../../platform/download';
import { pageOrigin } from '../../../platform/page';
import type { SavedList } from '../savedList';

/** Returns the handlers of a saved list's menu (saved-24). Only for use in the browser. */
export function useListActions(list: SavedList) {
  const dispatch: BookmarksDispatch = useDispatch();
  const tools = useSelector(selectToolBookmarks);
  const posts = useSelector(selectPostBookmarks);
  const origin = pageOrigin();
  const shared = sharedList(tools.map(({ slug }) => slug));
  const { copy } = useSharing({ title: 'Saved tools', url: origin + shared.path });
  const exported = () => (list === 'tools' ? exportTools(tools, origin) : exportPosts(posts, origin));
  const download = (name: string, type: string, text: string, at: string) => {
    const [base = '', extension = ''] = name.split('.');
    downloadText(`${base}-${at.slice(0, 10)}.${extension}`, type, text);
  };
  return {
    listed: list === 'tools' ? tools.length : posts.length,
    saved: tools.length + posts.length,
    /** How many tools the link names. */
    shared: shared.count,
    copyLink: () => void copy(),
    downloadJson: () => {
      const at = now();
      const text = savedFileText({ tools, posts }, at);
      download('ai-toolshelf-saved.json', 'application/json', text, at);
    },
    downloadCsv: () => download(`ai-toolshelf-${list}.csv`, 'text/csv', exported().csv, now()),
    copyMarkdown: async () => {
      const isCopied = await copyText(exported().markdown);
      dispatch(isCopied ? listCopied() : listCopyFailed());
    },
    removeAll: () => dispatch(list === 'tools' ? clearToolBookmarks() : clearPostBookmarks()),
  };
}
