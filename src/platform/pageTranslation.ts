/** Of each text that a translator has replaced, the element that is there instead. */
const replacements = new WeakMap<Node, Element>();

/** The child of `parent` that stands for a node: the node itself, its translation, or what a translator has put around it. */
function childFor(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  let child: Node | null = replacements.get(node) ?? node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Removes translations with their texts, and inserts before them. */
function patchDomMethods(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the node that they are called on
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <T extends Node>(this: Node, node: T): T {
    const child = childFor(this, node);
    if (child) removeChild.call(this, child);
    return node;
  };
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, before && childFor(this, before));
    return node;
  };
}

const isTranslation = (node: Node | null | undefined): node is Element => node?.nodeName === 'FONT';

/**
 * Keeps the application working on a page that the browser translates. Chrome replaces each text by a `font` element; React, which keeps
 * the text, would throw when it removes it or inserts before it, and change what nobody sees (delivery-62, docs/adr/0021). The DOM is
 * patched when the first text is replaced.
 */
export function supportPageTranslation(): void {
  let isPatched = false;
  // A text that changes comes back, and the translator translates it again.
  const changes = new MutationObserver((records) => {
    for (const { target } of records) replacements.get(target)?.replaceWith(target);
  });
  const replaced = new MutationObserver((records) => {
    for (const { addedNodes, removedNodes, previousSibling } of records) {
      const [text] = removedNodes;
      if (text?.nodeType !== Node.TEXT_NODE || text.parentNode) continue;
      const translation = [...addedNodes, previousSibling].find(isTranslation);
      if (!translation) continue;
      replacements.set(text, translation);
      changes.observe(text, { characterData: true });
      if (!isPatched) patchDomMethods();
      isPatched = true;
    }
  });
  replaced.observe(document.body, { childList: true, subtree: true });
}
