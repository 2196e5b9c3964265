import { Box } from '@mantine/core';
import '#shared/styles/prose.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { proseTexts as texts } from '#shared/texts/shell.ts';
import classes from './prose.module.css';

/** `html` must come from the server's sanitiser: any other input allows XSS. */
export function Prose({ html }: { html: string }) {
  const container = useRef<HTMLDivElement>(null);
  useScrollableParts(container, html);
  return (
    <Box
      ref={container}
      maw="var(--pg-reading)"
      className={`pg-prose ${classes.prose}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const marker = 'data-scrollable';

function wrapInScroller(part: Element): HTMLElement {
  const parent = part.parentElement;
  if (parent?.hasAttribute(marker)) return parent;
  const scroller = document.createElement('div');
  scroller.setAttribute(marker, '');
  part.replaceWith(scroller);
  scroller.append(part);
  return scroller;
}

function nameOf(part: Element): string {
  const headings = [...part.querySelectorAll('th')].map(({ textContent }) => textContent.trim());
  return part.tagName === 'PRE' ? texts.code : texts.table(headings.filter((heading) => heading !== '').join(', '));
}

function updateScrollability(scroller: HTMLElement, name: string): void {
  const isTooWide = scroller.scrollWidth > scroller.clientWidth;
  const attributes = { tabindex: '0', role: 'group', 'aria-label': name };
  for (const [attribute, value] of Object.entries(attributes)) {
    if (isTooWide) scroller.setAttribute(attribute, value);
    else scroller.removeAttribute(attribute);
  }
}

function useScrollableParts(container: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other parts
  useLayoutEffect(() => {
    const parts = [...(container.current?.querySelectorAll('table, pre') ?? [])];
    const scrollers = parts.map((part) => ({ scroller: wrapInScroller(part), name: nameOf(part) }));
    const observer = new ResizeObserver(() => {
      for (const { scroller, name } of scrollers) updateScrollability(scroller, name);
    });
    for (const { scroller } of scrollers) observer.observe(scroller);
    return () => observer.disconnect();
  }, [container, html]);
}
