import type { Page } from 'playwright-core';

/**
 * Finds clipped or badly broken words, cut field values, distorted icons and sideways scrolling. `typed`: user texts,
 * which may break anywhere.
 */
export async function findLayoutDefects(page: Page, typed: readonly string[]): Promise<string[]> {
  const findings = [
    await page.evaluate(findWords, [...typed]),
    await page.evaluate(findFieldsAndIcons),
    await page.evaluate(findSideways),
  ];
  return [...new Set(findings.flat())];
}

/** Runs in the page. Allows an ellipsis if a title or a popup shows the full text. */
function findWords(known: string[]): string[] {
  const found: string[] = [];
  const around = (element: Element | null): Element[] =>
    element === null ? [] : [element, ...around(element.parentElement)];
  const isUnseen = (element: Element) => {
    const { clipPath, visibility, opacity } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return (width <= 3 && height <= 3) || clipPath.startsWith('inset') || visibility === 'hidden' || opacity === '0';
  };
  const isCut = (text: DOMRect, frames: Element[]): boolean => {
    for (const frame of frames) {
      const { overflowX, overflowY, position } = getComputedStyle(frame);
      const box = frame.getBoundingClientRect();
      if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || position === 'fixed') return false;
      if (/hidden|clip/.test(overflowX) && (text.right > box.right + 1 || text.left < box.left - 1)) return true;
      if (/hidden|clip/.test(overflowY) && (text.bottom > box.bottom + 4 || text.top < box.top - 4)) return true;
    }
    return false;
  };
  const lineOf = (node: Node, place: number): number => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return Math.round(([...range.getClientRects()].at(-1)?.bottom ?? 0) / 8);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    const frames = around(node.parentElement);
    if (text.trim() === '' || node.parentElement?.closest('script, style, noscript, textarea, svg')) continue;
    if (frames.some(isUnseen)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const isReachable = node.parentElement?.closest('[title], [popovertarget], [aria-haspopup]') !== null;
    if (!isReachable && [...range.getClientRects()].some((rect) => isCut(rect, frames))) found.push(`cut: ${text}`);
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
      if (known.some((name) => name.includes(word))) continue;
      const [first, last] = [index, index + word.length - 1].map((place) => lineOf(node, place));
      if (first !== last) found.push(`broken: ${word} in ${node.parentElement?.className}`);
    }
  }
  return found;
}

/** Runs in the page. Allows one line for names and addresses in narrow fields, because browsers fill them in. */
function findFieldsAndIcons(): string[] {
  const found: string[] = [];
  for (const field of document.querySelectorAll('input')) {
    const isShort = !/text|url/.test(field.type) || field.autocomplete.endsWith('name');
    if (!isShort && field.scrollWidth > field.clientWidth + 1) found.push(`a field hides the end of ${field.value}`);
  }
  for (const icon of document.querySelectorAll('svg[width][height]')) {
    const { width, height } = icon.getBoundingClientRect();
    const wanted = Number(icon.getAttribute('width')) / Number(icon.getAttribute('height'));
    if (width > 0 && wanted > 0 && Math.abs(width / height - wanted) > 0.1)
      found.push(`an icon is ${Math.round(width)} by ${Math.round(height)}: ${icon.getAttribute('class')}`);
  }
  return found;
}

/** Runs in the page. Allows sideways scrolling for tables, code and toolbars. */
function findSideways(): string[] {
  const found: string[] = [];
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const sticksOut = (frame: Element, right: number) =>
    [...frame.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > right + 0.5)
      .filter((element) => frame !== document.body || !scrolls(element.parentElement))
      .map((element) => `${element.outerHTML.slice(0, 100)} sticks out`)
      .slice(0, 5);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) found.push('the page scrolls sideways', ...sticksOut(document.body, clientWidth));
  for (const frame of document.querySelectorAll('body *')) {
    const isWide = /auto|scroll/.test(getComputedStyle(frame).overflowX) && frame.scrollWidth > frame.clientWidth + 1;
    if (isWide && !frame.matches('[data-scrollable], [role="toolbar"], pre, textarea'))
      found.push(`${frame.className} scrolls sideways`, ...sticksOut(frame, frame.getBoundingClientRect().right));
  }
  return found;
}
