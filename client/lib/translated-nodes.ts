/**
 * Translators replace text nodes by `<font>` elements, but React still refers to the originals: removing one, or
 * inserting before it, throws, and text updates stay invisible. These patches redirect both to the replacement.
 */
const replacements = new WeakMap<Node, ChildNode>();

const isWrapper = (node: Node | null): node is HTMLElement => node?.nodeName === 'FONT';
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

function replacementOf(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  const replacement = replacements.get(node);
  if (replacement?.parentNode === parent) return replacement;
  for (let ancestor = node.parentNode; ancestor !== null; ancestor = ancestor.parentNode)
    if (ancestor.parentNode === parent) return isWrapper(ancestor) ? ancestor : null;
  return null;
}

const observeChanges = () =>
  new MutationObserver((records) => {
    for (const { target } of records) {
      const replacement = replacements.get(target);
      if (replacement?.isConnected === true && !target.isConnected) replacement.replaceWith(target);
    }
  });

function recordReplacements(onReplaced: () => void): MutationCallback {
  const changeObserver = observeChanges();
  return (records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const text = [...removedNodes].find(isText);
      const wrapper = [...addedNodes, previousSibling, nextSibling].find(isWrapper);
      if (text === undefined || wrapper === undefined || text.isConnected) continue;
      replacements.set(text, wrapper);
      changeObserver.observe(text, { characterData: true });
      onReplaced();
    }
  };
}

/** Call once, before React renders. `onReplaced` runs when a translator is active. */
export function patchMovedNodes(onReplaced: () => void): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    const replacement = replacementOf(this, child);
    if (replacement !== null) removeChild.call(this, replacement);
    return child;
  };
  Node.prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    insertBefore.call(this, node, before ? replacementOf(this, before) : null);
    return node;
  };
  new MutationObserver(recordReplacements(onReplaced)).observe(document, { childList: true, subtree: true });
}
