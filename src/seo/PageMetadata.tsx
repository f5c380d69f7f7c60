import { memo, useDeferredValue } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

import { absoluteUrl } from './ownSite';
import { serializeJsonLd } from './serializeJsonLd';
import { titleWithSuffix } from './titles';

/**
 * The metadata of a page (seo-1, seo-7 to seo-9). URLs may be paths, which are resolved against the site's
 * own host.
 */
export interface PageMetadataProps {
  title: string;
  description: string;
  /** Path of the page on the site's own host. */
  canonicalUrl: string;
  image?: string;
  structuredData?: readonly object[];
  noIndex?: boolean;
  ogType?: 'website' | 'article' | 'product';
  twitterCardType?: 'summary' | 'summary_large_image';
  author?: string;
  publishedDate?: string;
  modifiedDate?: string;
}

/** All of a page's metadata except its title. */
const HeadTags = memo(function HeadTags({
  title,
  description,
  canonicalUrl,
  image = '/favicon.svg',
  structuredData = [],
  noIndex = false,
  ogType = 'website',
  twitterCardType = 'summary',
  author,
  publishedDate,
  modifiedDate,
}: PageMetadataProps) {
  const fullTitle = titleWithSuffix(title);
  const address = absoluteUrl(canonicalUrl);
  const picture = absoluteUrl(image);
  return (
    <>
      <meta name="description" content={description} />
      {noIndex ? <meta name="robots" content="noindex, nofollow" /> : null}
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="AI Toolshelf" />
      <meta property="og:type" content={ogType} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:image" content={picture} />
      <meta name="twitter:card" content={twitterCardType} />
      <meta name="twitter:title" content={fullTitle} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      {author ? <meta name="author" content={author} /> : null}
      {publishedDate ? <meta property="article:published_time" content={publishedDate} /> : null}
      {modifiedDate ? <meta property="article:modified_time" content={modifiedDate} /> : null}
      {structuredData.map((node, index) => (
        <script
          key={index}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: serializeJsonLd(node) }}
        />
      ))}
    </>
  );
});

/**
 * Renders the metadata of a page, which React hoists into the head. Use exactly one per screen: React does
 * not merge several. After a navigation only the title is there at once; crawlers and previews read the rest
 * from a loaded page, so it is deferred until after the paint (delivery-48).
 */
export function PageMetadata(props: PageMetadataProps) {
  const isLoaded = useNavigationType() === NavigationType.Pop;
  const deferred = useDeferredValue<PageMetadataProps | null>(props, isLoaded ? undefined : null);
  const late = isLoaded ? props : deferred;
  return (
    <>
      <title>{titleWithSuffix(props.title)}</title>
      {late ? <HeadTags {...late} /> : null}
    </>
  );
}
