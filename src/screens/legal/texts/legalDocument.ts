/** A paragraph, or a list that belongs to the preceding paragraph. */
export type LegalBlock = string | { list: readonly string[] };

interface LegalSection {
  /** The hash in its URL. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page as data; its texts use the markup of `DocumentText`. */
export interface LegalDocument {
  path: string;
  title: string;
  /** ISO date. */
  updated: string;
  /** One plain sentence before the sections; also the page's meta description. */
  summary: string;
  sections: readonly LegalSection[];
}
