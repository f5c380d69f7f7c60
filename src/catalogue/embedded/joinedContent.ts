import { readObject } from '../../lib/read';

/**
 * Joins the content of a post: its file has the HTML as a list of blocks, so that people can edit it, while
 * the API has one text.
 */
export function withJoinedContent(raw: unknown): unknown {
  const record = readObject(raw);
  const content = record?.content;
  return Array.isArray(content) ? { ...record, content: content.join('\n') } : raw;
}
