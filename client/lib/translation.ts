import { patchMovedNodes } from './translated-nodes.ts';

const pageLanguage = 'de';
const listeners = new Set<() => void>();
let hasReplacedText = false;

const notify = () => {
  for (const listener of [...listeners]) listener();
};

export function isTranslated(): boolean {
  const { classList, lang } = document.documentElement;
  const isMarked = classList.contains('translated-ltr') || classList.contains('translated-rtl');
  return hasReplacedText || isMarked || !lang.startsWith(pageLanguage);
}

export function onTranslationChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Call once, before React renders. */
export function prepareForTranslation(): void {
  // The browser may translate a rendered page before its code runs.
  hasReplacedText = document.querySelector('#root font') !== null;
  patchMovedNodes(() => {
    if (hasReplacedText) return;
    hasReplacedText = true;
    notify();
  });
  new MutationObserver(notify).observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
}
