import {
  readBoolean,
  readFilledText,
  readNumber,
  readObject,
  readText,
  readTexts,
  readTime,
} from '../lib/read';
import { imageUrl } from '../lib/urls';
import { withoutUndefined } from '../lib/withoutUndefined';

import type { CheckedRecord } from './parseTool';
import type { Post, PostFields } from './post';
import { identityOf, readCanonicalUrl } from './recordIdentity';
import { tints } from './tints';

function readReadTime(given: unknown): number | undefined {
  const minutes = readNumber(given);
  return minutes !== undefined && minutes > 0 ? Math.ceil(minutes) : undefined;
}

/** Reads the cover: the first of the two fields that has a usable address; '' when none of those given is. */
function readCover({ coverImage, image }: Readonly<Record<string, unknown>>, host: string) {
  const addresses = [coverImage, image].flatMap((given) => readFilledText(given) ?? []);
  if (addresses.length === 0) return undefined;
  return addresses.map((address) => imageUrl(address, host)).find((url) => url !== '') ?? '';
}

/**
 * Parses a blog post or static article from outside into the fields of a post (catalogue-16): only those that
 * it has. `host` is the origin of relative image URLs. A record without a title, or with neither a slug nor
 * an id, is unusable (catalogue-10).
 */
export function parsePost(raw: unknown, host: string): CheckedRecord<PostFields> {
  const record = readObject(raw);
  const title = readFilledText(record?.title);
  const identity = record && identityOf(record);
  if (!record || !identity || title === undefined) {
    return { fields: undefined, warnings: ['A post without a title, or without slug and id, was dropped.'] };
  }
  const author = readObject(record.author)?.name ?? record.author;

  const carried = withoutUndefined<Post>({
    slug: identity.slug,
    excerpt: readText(record.excerpt),
    content: typeof record.content === 'string' ? record.content : undefined,
    image: readCover(record, host),
    category: readText(record.category),
    tags: readTexts(record.tags),
    readTime: readReadTime(record.readTime),
    publishedAt: readTime(record.publishedAt) ?? readTime(record.createdAt) ?? readTime(record.date),
    updatedAt: readTime(record.updatedAt),
    author: readText(author),
    editorPick: readBoolean(record.editorPick),
    featured: readBoolean(record.featured),
    relatedTools: readTexts(record.relatedTools),
    coverLogos: readTexts(record.coverLogos)?.flatMap((address) => imageUrl(address, host) || []),
    coverTint: tints.find((tint) => tint === record.coverTint),
    canonicalUrl: readCanonicalUrl(record),
    metaTitle: readText(record.metaTitle),
    metaDescription: readText(record.metaDescription),
    siteName: readText(readObject(record.seo)?.siteName) ?? readText(record.siteName),
  });
  return {
    fields: { ...carried, _id: identity._id, id: identity.id, title },
    warnings: [],
  };
}
