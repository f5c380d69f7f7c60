import { useMemo } from 'react';

import type { Post } from '../../domain/post';
import { settings } from '../../domain/settings';
import { usePageUrl } from '../../features/sharing/usePageUrl';

import { type SanitizedArticle, sanitizeHtml } from './sanitizeHtml';

/** The article's HTML, which is untrusted, sanitised; with its sections and sources. */
export function useArticleBody({ content }: Post): SanitizedArticle {
  const origin = usePageUrl('');
  return useMemo(
    () =>
      sanitizeHtml(content, {
        imageHost: settings.apiBaseUrl,
        ownOrigins: [origin, new URL(settings.siteUrl).origin],
      }),
    [content, origin],
  );
}
