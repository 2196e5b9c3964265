/** The functions run inside the page and may call only each other, because `pageScript` injects their source. */
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
    seenStyles: Map<string, Set<string>>;
  }
}

/** Separates two scenes, so that a heading of the previous scene never counts for the next. */
export const nowhere = { path: '/gibt/es/nicht', heading: 'Diese Seite gibt es nicht' };
const patienceMs = 15_000;

function until(what: string, holds: () => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    if (holds()) return resolve();
    const end = () => {
      clearTimeout(timeout);
      observer.disconnect();
    };
    const timeout = setTimeout(() => {
      end();
      reject(new Error(`timed out waiting for ${what}`));
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

/** Navigates without a full load, which takes three times as long. */
function push(path: string): void {
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
}

async function goTo({ path, heading }: { path: string; heading?: string | undefined }): Promise<void> {
  push(nowhere.path);
  const isThere = (title: string) => headings().length === 1 && headings()[0] === title;
  const isClear = () => isThere(nowhere.heading) && document.querySelector('[role="dialog"]') === null;
  await until(nowhere.heading, isClear);
  push(path);
  const isShown = () => (heading === undefined ? headings().length > 0 && !isThere(nowhere.heading) : isThere(heading));
  await until(heading ?? 'a heading', () => isShown() && !isLoading());
}

const outline = () => ({
  lang: document.documentElement.lang,
  headings: headings().length,
  mains: [...document.querySelectorAll('main')].filter(isSeen).length,
  title: document.title,
});

const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
const isBusy = (): boolean => document.querySelector('[data-busy]') !== null;
const moving = (): Animation[] => document.getAnimations().filter(({ playState }) => playState === 'running');

/** Finishes all animations, also later ones: during a transition, axe would measure a wrong contrast. */
async function calm(): Promise<void> {
  while (moving().length > 0 || isBusy()) {
    for (const animation of moving()) animation.finish();
    await frame();
  }
}

async function settle(colorScheme: 'light' | 'dark'): Promise<void> {
  await until(colorScheme, () => document.documentElement.dataset['mantineColorScheme'] === colorScheme);
  await frame();
  await frame();
  await until('all that loads', () => !isLoading());
  await calm();
}

/** Serious and critical findings. Repeats the run if a list was dimmed while loading. */
async function findViolations(options: RunOptions, include?: Element[]): Promise<string[]> {
  let wasDimmed = false;
  const dimObserver = new MutationObserver(() => {
    wasDimmed = true;
  });
  dimObserver.observe(document.body, { subtree: true, attributeFilter: ['data-busy'] });
  let violations: AxeResults['violations'];
  do {
    await calm();
    wasDimmed = false;
    ({ violations } = await window.axe.run(include ? { include } : document, options));
  } while (wasDimmed);
  dimObserver.disconnect();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const unstyled =
  /^(?:id|href|for|name|value|title|alt|src|srcset|aria-(?:label|labelledby|describedby|controls|owns)|key)$/;
const states = [':checked', ':disabled', ':focus', ':placeholder-shown', ':first-child', ':last-child'];

const ownStyle = (element: Element): string =>
  [
    element.tagName,
    ...[...element.attributes].filter(({ name }) => !unstyled.test(name)).map(({ name, value }) => `${name}=${value}`),
    ...states.filter((state) => element.matches(state)),
  ].join(' ');

const showsText = (element: Element): boolean =>
  /^(?:INPUT|TEXTAREA|SELECT)$/.test(element.tagName) ||
  [...element.childNodes].some((node) => node.nodeType === 3 && node.nodeValue?.trim() !== '');

/** Checks only texts with a style that is new in this view, including styles of ancestors. */
async function findUnseenViolations(options: RunOptions, view: string): Promise<string[]> {
  window.seenStyles ??= new Map();
  const seen = window.seenStyles.get(view) ?? new Set<string>();
  window.seenStyles.set(view, seen);
  const styles = new Map<Element | null, string>();
  const newElements: Element[] = [];
  const newStyles: string[] = [];
  for (const element of document.querySelectorAll('body *:not(svg *)')) {
    const style = `${styles.get(element.parentElement) ?? ''}>${ownStyle(element)}`;
    styles.set(element, style);
    if (!showsText(element) || seen.has(style)) continue;
    newElements.push(element);
    newStyles.push(style);
  }
  if (newElements.length === 0) return [];
  const violations = await findViolations(options, newElements);
  for (const style of newStyles) seen.add(style);
  return violations;
}

async function findOutside(patience = patienceMs): Promise<string[]> {
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;
  // Components that measure themselves need some frames after a resize.
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

export const pageScript = `${axeCore.source};
window.inspector = (() => {
${constants}
const ${Object.entries(functions)
  .map(([name, body]) => `${name} = ${body}`)
  .join(',\n')};
return { goTo, outline, settle, findViolations, findUnseenViolations, findOutside };
})();`;
