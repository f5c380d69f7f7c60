import type { BlogPosting } from 'schema-dts';

import { laterUpdateOf } from '../domain/laterUpdate';
import { paths } from '../domain/paths';
import type { Post } from '../domain/post';

import { absoluteUrl, publisher } from './ownSite';

/** Returns the absolute URL of a post's cover; undefined when it has none. */
export function coverUrl({ image }: Post): string | undefined {
  return image === '' ? undefined : absoluteUrl(image);
}

/** Returns the BlogPosting of an article; unknown properties are left out. */
export function articleData(post: Post): BlogPosting {
  const image = coverUrl(post);
  const modified = laterUpdateOf(post);
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    mainEntityOfPage: absoluteUrl(paths.post(post.slug)),
    ...(post.excerpt ? { description: post.excerpt } : {}),
    ...(image ? { image } : {}),
    ...(post.publishedAt ? { datePublished: post.publishedAt } : {}),
    ...(modified ? { dateModified: modified } : {}),
    ...(post.category ? { articleSection: post.category } : {}),
    ...(post.tags.length > 0 ? { keywords: post.tags.join(', ') } : {}),
    author: post.author ? { '@type': authorType(post.author), name: post.author } : publisher,
    publisher,
  };
}

function authorType(author: string): 'Organization' | 'Person' {
  return author.startsWith(publisher.name) ? 'Organization' : 'Person';
}
