import { type MouseEvent, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';

import type { Post } from '../../../domain/post';
import { settings } from '../../../domain/settings';
import { sanitizeHtml } from '../sanitizeHtml';
import { usePageUrl } from '../usePageUrl';

import { BodySkeleton } from './BodySkeleton';
import { Prose } from './Prose';

const opensElsewhere = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;

/** The article's HTML, untrusted: rendered only after sanitising. */
export function ArticleBody({ post: { content, excerpt }, isLoading }: { post: Post; isLoading: boolean }) {
  const navigate = useNavigate();
  const origin = usePageUrl('');
  const html = useMemo(
    () =>
      sanitizeHtml(content, {
        imageHost: settings.apiBaseUrl,
        ownOrigins: [origin, new URL(settings.siteUrl).origin],
      }),
    [content, origin],
  );
  if (content === '' && isLoading) return <BodySkeleton />;
  if (content === '') {
    return (
      <Prose>
        <p dir="auto">{excerpt}</p>
      </Prose>
    );
  }

  // Links to pages of the site navigate on the client.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event) || link.origin !== origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return <Prose dir="auto" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
