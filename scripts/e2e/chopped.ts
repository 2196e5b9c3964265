import type { Page } from 'playwright-core';

/**
 * What a person cannot read to its end on the page as it is: words that something cuts off, fields that show a part of what
 * they hold, words that a line ends in the middle of, and icons that lost their width.
 * `typed`: words of people, which may break anywhere, because nobody knows their joints.
 */
export const findChopped = (page: Page, typed: readonly string[]): Promise<string[]> =>
  page.evaluate((known) => {
    const found = new Set<string>();
    const isUnseen = (element: Element) => {
      const { clipPath, visibility, opacity } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      const isTiny = width <= 1.5 && height <= 1.5;
      return isTiny || clipPath.startsWith('inset') || visibility === 'hidden' || opacity === '0';
    };
    const around = (element: Element | null): Element[] =>
      element === null ? [] : [element, ...around(element.parentElement)];
    const named = (element: Element) =>
      `${element.tagName.toLowerCase()}.${[...element.classList].join('.')}`.slice(0, 90);

    const cuts = (text: DOMRect, frames: Element[]): Element | undefined => {
      for (const frame of frames) {
        const { overflowX, overflowY, position } = getComputedStyle(frame);
        const box = frame.getBoundingClientRect();
        if (/auto|scroll/.test(`${overflowX} ${overflowY}`) || position === 'fixed') return undefined;
        if (/hidden|clip/.test(overflowX) && (text.right > box.right + 1 || text.left < box.left - 1)) return frame;
        if (/hidden|clip/.test(overflowY) && (text.bottom > box.bottom + 4 || text.top < box.top - 4)) return frame;
      }
      return undefined;
    };

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (parent === null || text.trim() === '' || parent.closest('script, style, noscript, textarea, svg')) continue;
      const frames = around(parent);
      if (frames.some(isUnseen)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()];
      if (rects.length === 0) continue;
      for (const rect of rects) {
        const frame = cuts(rect, frames);
        if (frame !== undefined) found.add(`cut by ${named(frame)}: ${text.slice(0, 60)}`);
      }
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
        if (known.some((name) => name.includes(word))) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom / 8)));
        if (lines.size > 1) found.add(`broken in ${named(parent)}: ${word}`);
      }
    }
    for (const field of document.querySelectorAll('input')) {
      if (!/text|email|search|url/.test(field.type) || field.getBoundingClientRect().width === 0) continue;
      if (field.scrollWidth > field.clientWidth + 1)
        found.add(`field too short: ${field.name || field.id} ${field.value}`);
    }
    for (const icon of document.querySelectorAll('svg[width][height]')) {
      const { width, height } = icon.getBoundingClientRect();
      if (width === 0 || icon.closest('[style*="transform"]')) continue;
      if (Math.abs(width / height - Number(icon.getAttribute('width')) / Number(icon.getAttribute('height'))) > 0.1)
        found.add(`squeezed ${Math.round(width)}x${Math.round(height)}: ${named(icon)} in ${parent_(icon)}`);
    }
    function parent_(icon: Element) {
      return icon.parentElement === null ? '' : named(icon.parentElement);
    }
    for (const frame of document.querySelectorAll('body *')) {
      if (!/auto|scroll/.test(getComputedStyle(frame).overflowX) || frame.scrollWidth <= frame.clientWidth + 1)
        continue;
      if (!frame.matches('[data-scrollable], [role="toolbar"], pre, textarea, html, body'))
        found.add(`scrolls sideways by ${frame.scrollWidth - frame.clientWidth}: ${named(frame)}`);
    }
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    if (wide > 0) {
      found.add(`SIDEWAYS ${wide}`);
      const scrolls = (element: Element | null): boolean =>
        element !== null &&
        (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      for (const element of document.querySelectorAll('body *'))
        if (element.getBoundingClientRect().right > innerWidth + 0.5 && !scrolls(element.parentElement))
          found.add(`  outside: ${element.outerHTML.slice(0, 140)}`);
    }
    return [...found];
  }, typed);
