import {
  readBoolean,
  readFilledText,
  readNumber,
  readObject,
  readText,
  readTexts,
  readTime,
} from '../lib/read';
import { imageUrl, safeWebUrl } from '../lib/urls';

import type { CheckedRecord } from './parseTool';
import { type Post, type PostFields, readTimeOf } from './post';
import { identityOf } from './recordIdentity';
import { tints } from './tints';

type Optional = { [Field in keyof Post]?: Post[Field] | undefined };

function readReadTime(given: unknown, content: string | undefined): number | undefined {
  const minutes = readNumber(given);
  if (minutes !== undefined && minutes > 0) return Math.max(1, Math.ceil(minutes));
  return content === undefined ? undefined : readTimeOf(content);
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
  const content = typeof record.content === 'string' ? record.content : undefined;
  const cover = readFilledText(record.coverImage) ?? readFilledText(record.image);
  const seo = readObject(record.seo);
  const canonical = readText(seo?.canonicalUrl);
  const author = readObject(record.author)?.name ?? record.author;

  const carried: Optional = {
    slug: identity.slug,
    excerpt: readText(record.excerpt),
    content,
    image: cover === undefined ? undefined : imageUrl(cover, host),
    category: readText(record.category),
    tags: readTexts(record.tags),
    readTime: readReadTime(record.readTime, content),
    publishedAt: readTime(record.publishedAt) ?? readTime(record.createdAt) ?? readTime(record.date),
    updatedAt: readTime(record.updatedAt),
    author: readText(author),
    editorPick: readBoolean(record.editorPick),
    featured: readBoolean(record.featured),
    relatedTools: readTexts(record.relatedTools),
    coverLogos: readTexts(record.coverLogos)?.flatMap((address) => imageUrl(address, host) || []),
    coverTint: tints.find((tint) => tint === record.coverTint),
    canonicalUrl: canonical === undefined ? undefined : safeWebUrl(canonical),
    metaTitle: readText(record.metaTitle),
    metaDescription: readText(record.metaDescription),
    siteName: readText(seo?.siteName),
  };
  const present = Object.fromEntries(
    Object.entries(carried).filter(([, value]) => value !== undefined),
  ) as Partial<Post>;
  return {
    fields: { ...present, _id: identity._id, id: identity.id, title },
    warnings: [],
  };
}
