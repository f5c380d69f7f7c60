/**
 * Translates the page and what is added to it as Google Translate does in Chrome: each text is replaced by a `font` element in another,
 * which is inserted before it. Here a translation is the text in brackets. Self-contained, for `page.evaluate`.
 */
export function translatePage(): void {
  const element = () => document.createElement('font' as string);
  const translate = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node.textContent?.trim() && !node.parentElement?.closest('script, style, noscript, font')) {
        texts.push(node as Text);
      }
    }
    for (const text of texts) {
      const translation = element();
      translation.appendChild(element()).textContent = `[${text.data}]`;
      text.before(translation);
      text.remove();
    }
  };
  translate();
  new MutationObserver(translate).observe(document.body, {
    characterData: true,
    childList: true,
    subtree: true,
  });
}
