function withQuery(address: string, query: Record<string, string>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

/** Returns the URL of X's form for posting a link with its title (article-9). */
export function xShareUrl({ url, title }: { url: string; title: string }): string {
  return withQuery('https://x.com/intent/post', { url, text: title });
}

/** Returns the URL of LinkedIn's page for sharing a link. */
export function linkedInShareUrl(url: string): string {
  return withQuery('https://www.linkedin.com/sharing/share-offsite/', { url });
}
