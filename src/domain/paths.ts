/** The decoded parameters in a route's path, such as `slug`. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** The paths of the screens (routes-1). */
export const paths = {
  home: '/',
  landing: '/landing',
  tools: '/tools',
  category: (slug: string) => `/tools/category/${encodeURIComponent(slug)}`,
  tool: (slug: string) => `/tools/${encodeURIComponent(slug)}`,
  compare: (slugs: readonly string[]) => `/compare/${slugs.map(encodeURIComponent).join(',')}`,
  versus: (slugs: readonly string[]) => `/versus/${slugs.toSorted().map(encodeURIComponent).join('-vs-')}`,
  savedTools: '/saved-tools',
  blog: '/blog',
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
  bookmarks: '/bookmarks',
  about: '/about',
  howWeReview: '/how-we-review',
  contact: '/contact',
  /** The contact form with its subject prefilled. */
  contactAbout: (subject: string) => `/contact?subject=${encodeURIComponent(subject)}`,
  trending: '/trending-tools',
  submit: '/submit-tool',
  privacy: '/privacy-policy',
  terms: '/terms-and-conditions',
  disclaimer: '/disclaimer',
} as const;

/** Returns the URL of the blog list; page 1 is omitted. */
export function blogPath({ category = '', page = 1 }: { category?: string; page?: number }): string {
  const query = new URLSearchParams();
  if (category) query.set('category', category);
  if (page > 1) query.set('page', String(page));
  return query.size > 0 ? `${paths.blog}?${query.toString()}` : paths.blog;
}
