import type { MouseEvent, RefObject } from 'react';
import { useNavigate } from 'react-router-dom';

import { usePageUrl } from '../../../features/sharing/usePageUrl';
import { opensElsewhere } from '../../../lib/opensElsewhere';
import { crossFade } from '../../../ui/crossFade';
import type { SanitizedHtml } from '../sanitizeHtml';

import { BodySkeleton } from './BodySkeleton';
import { Prose } from './Prose';

interface Props {
  html: SanitizedHtml;
  /** Shown when the post has no content. */
  excerpt: string;
  isLoading: boolean;
  ref: RefObject<HTMLDivElement | null>;
}

/** The article's text. */
export function ArticleBody({ html, excerpt, isLoading, ref }: Props) {
  const navigate = useNavigate();
  const origin = usePageUrl('');
  if (html === '' && isLoading) return <BodySkeleton />;
  if (html === '') {
    return (
      <Prose>
        <p dir="auto">{excerpt}</p>
      </Prose>
    );
  }

  // Links to pages of the site navigate on the client; files of the site, such as a feed, are left to the
  // browser. The slug of a page may have a dot.
  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || opensElsewhere(event) || link.origin !== origin) return;
    if (/\.(?:json|png|svg|txt|xml)$/.test(link.pathname)) return;
    event.preventDefault();
    crossFade(link, () => void navigate(link.pathname + link.search + link.hash));
  };
  return <Prose ref={ref} dir="auto" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
}
