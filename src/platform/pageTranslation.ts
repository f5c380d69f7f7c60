/** The element that replaced each text node that was translated. */
const replacements = new WeakMap<Node, Element>();

/**
 * Returns the child of `parent` that represents a node: the node itself, its translation, or an element that
 * the translator wrapped around it.
 */
function childFor(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  let child: Node | null = replacements.get(node) ?? node;
  while (child && child.parentNode !== parent) child = child.parentNode;
  return child;
}

/** Patches `removeChild` to remove a text's translation too, and `insertBefore` to insert before it. */
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
 * Keeps the application working on a page that the browser translates. Chrome replaces each text node with a
 * `font` element, but React keeps a reference to the text node: it would throw when removing it or inserting
 * before it, and its updates would be invisible (delivery-62, docs/adr/0021). The DOM is only patched once a
 * text has been replaced.
 */
export function supportPageTranslation(): void {
  let isPatched = false;
  // Puts a text node back when it changes, so that the translator translates it again.
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
