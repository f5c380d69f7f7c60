import { useMemo } from 'react';

import { settings } from '../../domain/settings';
import { usePageUrl } from '../../features/sharing/usePageUrl';

import { type SanitizedArticle, type SanitizedHtml, sanitizeHtml } from './sanitizeHtml';

const nothing: SanitizedArticle = { html: '' as SanitizedHtml, sections: [], sources: [] };

/** Returns an article's untrusted HTML, sanitized, with its sections and sources. */
export function useArticleBody(content: string): SanitizedArticle {
  const origin = usePageUrl('');
  return useMemo(
    () =>
      content === ''
        ? nothing
        : sanitizeHtml(content, {
            imageHost: settings.apiBaseUrl,
            ownOrigins: [origin, new URL(settings.siteUrl).origin],
          }),
    [content, origin],
  );
}
