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
  for (let at = node.parentNode; at !== null; at = at.parentNode)
    if (at.parentNode === parent) return isWrapper(at) ? at : null;
  return null;
}

const observeChanges = () =>
  new MutationObserver((records) => {
    for (const { target } of records) {
      const replacement = replacements.get(target);
      if (replacement?.isConnected === true && !target.isConnected) replacement.replaceWith(target);
    }
  });

function noteReplacements(onReplaced: () => void): MutationCallback {
  const changed = observeChanges();
  return (records) => {
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      const text = [...removedNodes].find(isText);
      const wrapper = [...addedNodes, previousSibling, nextSibling].find(isWrapper);
      if (text === undefined || wrapper === undefined || text.isConnected) continue;
      replacements.set(text, wrapper);
      changed.observe(text, { characterData: true });
      onReplaced();
    }
  };
}

/** Call once, before React renders. `onReplaced` runs when a translator is active. */
export function tolerateMovedNodes(onReplaced: () => void): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function removeMoved<T extends Node>(this: Node, child: T): T {
    const found = replacementOf(this, child);
    if (found !== null) removeChild.call(this, found);
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
  new MutationObserver(noteReplacements(onReplaced)).observe(document, { childList: true, subtree: true });
}
