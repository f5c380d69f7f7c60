import { readKey, readObject, readText } from '../lib/read';
import { safeWebUrl } from '../lib/urls';

/** Both ids of a record (each falls back to the other), and its slug if it has one. */
interface RecordIdentity {
  _id: string;
  id: string;
  slug: string | undefined;
}

/**
 * Reads the ids and slug of a record from outside (catalogue-11). A record without an id gets a stable
 * temporary one derived from the slug. Undefined when it has neither slug nor id (catalogue-10).
 */
export function identityOf(record: Readonly<Record<string, unknown>>): RecordIdentity | undefined {
  const slug = readKey(record.slug);
  const id = readKey(record.id);
  const _id = readKey(record._id) ?? id ?? (slug === undefined ? undefined : `temp-${slug}`);
  return _id === undefined ? undefined : { _id, id: id ?? _id, slug };
}

/**
 * Reads a record's own canonical URL (seo-12): an API's `seo.canonicalUrl`, or the `canonicalUrl` of a record
 * that has been read before. Undefined when it has neither, '' when it is no absolute http(s) URL.
 */
export function readCanonicalUrl(record: Readonly<Record<string, unknown>>): string | undefined {
  const given = readText(readObject(record.seo)?.canonicalUrl) ?? readText(record.canonicalUrl);
  return given === undefined ? undefined : safeWebUrl(given);
}
