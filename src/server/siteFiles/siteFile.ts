import type { Post } from '../../domain/post';
import type { Settings } from '../../domain/settings';
import type { Tool } from '../../domain/tool';

/** A file of the built site that is not a page: its URL path and its content. */
export interface SiteFile {
  path: string;
  content: string | Buffer;
}

/** The site's content. */
export interface SiteCatalogue {
  tools: readonly Tool[];
  posts: readonly Post[];
  /** The static articles. */
  articles: readonly Post[];
}

export type SiteSettings = Pick<Settings, 'siteUrl'>;
