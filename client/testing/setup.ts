import { configure } from '@testing-library/dom';
import { afterEach, beforeAll, expect } from 'vitest';
import { unmountAll } from './render.tsx';
import { takeUnanswered } from './server-stub.ts';

// Without the document in the message, which takes longer to serialise than the failed query.
configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message ?? 'not found') });

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

const noMedia = (query: string) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

const noStyle = document.createElement('div').style;
const notShown = document.createElement('div').style;
notShown.display = 'none';

/** No style sheets are loaded, so the inline style is complete, and faster than jsdom's cascade. */
const ownStyle = (element: Element, pseudo?: string | null): CSSStyleDeclaration => {
  if (pseudo) return noStyle;
  if (element.matches('[hidden], dialog:not([open])')) return notShown;
  return (element as HTMLElement).style ?? noStyle;
};

beforeAll(() => {
  Object.assign(window, { getComputedStyle: ownStyle });
  Object.assign(window, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver, matchMedia: noMedia });
  Object.assign(window, { scrollTo: () => undefined });
  Object.assign(document, { fonts: new EventTarget() });
  Object.assign(Element.prototype, { scrollIntoView: () => undefined, checkVisibility: () => true });
});

afterEach(() => {
  unmountAll();
  localStorage.clear();
  sessionStorage.clear();
  expect(takeUnanswered(), 'calls without an answer').toEqual([]);
  // Test files share the document.
  expect(document.querySelectorAll('main'), 'pages left in the document').toHaveLength(0);
});
