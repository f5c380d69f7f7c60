import { readObject } from '../../lib/read';

/** A post's file holds its HTML as a list of blocks, so that a person can edit it; the API gives one text. */
export function withJoinedContent(raw: unknown): unknown {
  const record = readObject(raw);
  const content = record?.content;
  return Array.isArray(content) ? { ...record, content: content.join('\n') } : raw;
}
