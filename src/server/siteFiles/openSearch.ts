import type { SiteFile, SiteSettings } from './siteFile';

/** Returns the OpenSearch description, by which browsers offer the tool list as a search engine. */
export function openSearch({ siteUrl }: SiteSettings): SiteFile {
  const content = `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>AI Toolshelf</ShortName>
  <Description>Search the AI tools on AI Toolshelf</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Language>en</Language>
  <Image width="16" height="16" type="image/svg+xml">${siteUrl}/favicon.svg</Image>
  <Url type="text/html" template="${siteUrl}/tools?search={searchTerms}"/>
</OpenSearchDescription>
`;
  return { path: '/opensearch.xml', content };
}
