/** A paragraph, or a list under the paragraph before it. */
export type LegalBlock = string | { list: readonly string[] };

interface LegalSection {
  /** The hash in its URL. */
  id: string;
  title: string;
  blocks: readonly LegalBlock[];
}

/** A legal page as data; its texts are marked up for `DocumentText`. */
export interface LegalDocument {
  path: string;
  title: string;
  /** ISO date. */
  updated: string;
  /** One plain sentence before the sections; also the page's description. */
  summary: string;
  sections: readonly LegalSection[];
}
