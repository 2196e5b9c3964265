/** Functions that run inside the page. Each may only call the others here: `pageScript` carries their source into the page. */
import axeCore, { type AxeResults, type RunOptions } from 'axe-core';

type Axe = { run: (context: Document | { include: Element[] }, options: RunOptions) => Promise<AxeResults> };

declare global {
  interface Window {
    axe: Axe;
    inspector: {
      goTo: typeof goTo;
      outline: typeof outline;
      settle: typeof settle;
      findViolations: typeof findViolations;
      findUnseenViolations: typeof findUnseenViolations;
      findOutside: typeof findOutside;
    };
    /** Styles whose contrast is known to be sound, by view. */
    seenStyles: Map<string, Set<string>>;
  }
}

/** A page that looks like no other, shown between two scenes: a heading of the previous one never counts for the next. */
export const nowhere = { path: '/gibt/es/nicht', heading: 'Oops! Page not found' };
const patienceMs = 15_000;

/** Resolves with the first change of the document that fulfils the condition. */
function until(what: string, holds: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    if (holds()) return resolve();
    const end = () => {
      clearTimeout(late);
      observer.disconnect();
    };
    const late = setTimeout(() => {
      end();
      reject(new Error(`waited in vain for ${what}`));
    }, patienceMs);
    const observer = new MutationObserver(() => {
      if (!holds()) return;
      end();
      resolve();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  });
}

const isSeen = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden="true"], [inert]') === null;

const isLoading = (): boolean =>
  [...document.querySelectorAll('[role="status"]')].some(
    (status) => /wird geladen/i.test(status.ariaLabel ?? status.textContent ?? '') && isSeen(status),
  );

const headings = (): string[] =>
  [...document.querySelectorAll('h1')].filter(isSeen).map(({ textContent }) => textContent ?? '');

/** Navigates inside the running client, as a link does: a full load takes three times as long. */
function push(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Shows the page at this address, complete. Without `heading`, any will do. */
async function goTo({ path, heading }: { path: string; heading?: string | undefined }): Promise<void> {
  push(nowhere.path);
  const isThere = (title: string) => headings().length === 1 && headings()[0] === title;
  const isClear = () => isThere(nowhere.heading) && document.querySelector('[role="dialog"]') === null;
  await until(nowhere.heading, isClear);
  push(path);
  const isShown = () => (heading === undefined ? headings().length > 0 && !isThere(nowhere.heading) : isThere(heading));
  await until(heading ?? 'a heading', () => isShown() && !isLoading());
}

/** What every page has once. */
const outline = () => ({
  lang: document.documentElement.lang,
  headings: headings().length,
  mains: [...document.querySelectorAll('main')].filter(isSeen).length,
  title: document.title,
});

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const isBusy = (): boolean => document.querySelector('[data-busy]') !== null;
const moving = (): Animation[] => document.getAnimations().filter(({ playState }) => playState === 'running');

/** Colours on their way from light to dark, or a dialog on its way, are neither; nor what begins to move once they are there. */
async function calm(): Promise<void> {
  while (moving().length > 0 || isBusy()) {
    for (const animation of moving()) animation.finish();
    await frame();
  }
}

/** The page is drawn in this scheme, complete and at rest. */
async function settle(colorScheme: 'light' | 'dark'): Promise<void> {
  await until(colorScheme, () => document.documentElement.dataset['mantineColorScheme'] === colorScheme);
  await frame();
  await frame();
  await until('all that loads', () => !isLoading());
  await calm();
}

/** Serious and critical findings of axe. A list that is looked up is paler: looked at meanwhile, it is looked at once more. */
async function findViolations(options: RunOptions, include?: Element[]): Promise<string[]> {
  let hasPaled = false;
  const paling = new MutationObserver(() => {
    hasPaled = true;
  });
  paling.observe(document.body, { subtree: true, attributeFilter: ['data-busy'] });
  let violations: AxeResults['violations'];
  do {
    await calm();
    hasPaled = false;
    ({ violations } = await window.axe.run(include ? { include } : document, options));
  } while (hasPaled);
  paling.disconnect();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** Attributes that say what an element is about, not how it looks. */
const unstyled =
  /^(?:id|href|for|name|value|title|alt|src|srcset|aria-(?:label|labelledby|describedby|controls|owns)|key)$/;
const states = [':checked', ':disabled', ':focus', ':placeholder-shown', ':first-child', ':last-child'];

/** Everything in the element itself that rules of style can depend on. */
const ownStyle = (element: Element): string =>
  [
    element.tagName,
    ...[...element.attributes].filter(({ name }) => !unstyled.test(name)).map(({ name, value }) => `${name}=${value}`),
    ...states.filter((state) => element.matches(state)),
  ].join(' ');

const showsText = (element: Element): boolean =>
  /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ||
  [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '');

/** Looks only at text whose style, that of all it stands in included, was not seen in this view before. */
async function findUnseenViolations(options: RunOptions, view: string): Promise<string[]> {
  window.seenStyles ??= new Map();
  const seen = window.seenStyles.get(view) ?? new Set<string>();
  window.seenStyles.set(view, seen);
  const styles = new Map<Element | null, string>();
  const fresh: Element[] = [];
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *:not(svg *)')) {
    const style = `${styles.get(element.parentElement) ?? ''}>${ownStyle(element)}`;
    styles.set(element, style);
    if (!showsText(element) || seen.has(style)) continue;
    fresh.push(element);
    found.push(style);
  }
  if (fresh.length === 0) return [];
  const violations = await findViolations(options, fresh);
  for (const style of found) seen.add(style);
  return violations;
}

/** What sticks out of the window and cannot be scrolled into sight, once the page has come to rest. */
async function findOutside(patience = patienceMs): Promise<string[]> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // Parts that measure themselves need a few frames after a resize.
  for (const start = performance.now(); overflow() > 0 && performance.now() < start + patience; ) await frame();
  if (overflow() <= 0) return [];
  const isScrolledByItself = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isScrolledByItself(element.parentElement));
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
    .filter((element) => !isScrolledByItself(element.parentElement))
    .map((element) => element.outerHTML.slice(0, 120));
}

const functions = {
  ...{ until, isSeen, isLoading, headings, push, goTo, outline, frame, isBusy, moving, calm, settle },
  ...{ findViolations, ownStyle, showsText, findUnseenViolations, findOutside },
};
const constants = `const nowhere = ${JSON.stringify(nowhere)}, patienceMs = ${patienceMs}, unstyled = ${unstyled}, states = ${JSON.stringify(states)};`;

/** Defines axe and `window.inspector`. */
export const pageScript = `${axeCore.source};
window.inspector = (() => {
${constants}
const ${Object.entries(functions)
  .map(([name, body]) => `${name} = ${body}`)
  .join(',\n')};
return { goTo, outline, settle, findViolations, findUnseenViolations, findOutside };
})();`;
