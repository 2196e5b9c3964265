import { Box } from '@mantine/core';
import '#shared/styles/prose.css';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { proseTexts as texts } from '#shared/texts/shell.ts';
import classes from './prose.module.css';

type ProseProps = {
  html: string;
  /** The text is the page: its headings stand right below the title. */
  isPage?: boolean;
};

/**
 * Sets HTML that the server has already sanitised. Nothing else may go in here: what comes from a person and has not passed the
 * server's sanitiser is a hole.
 */
export function Prose({ html, isPage = false }: ProseProps) {
  const container = useRef<HTMLDivElement>(null);
  useScrollableParts(container, html);
  return (
    <Box
      ref={container}
      maw="var(--pg-reading)"
      className={`pg-prose ${classes.prose} ${isPage ? classes.page : ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises it, see above
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

const marker = 'data-scrollable';

/** Wraps tables, so that they keep their table semantics. */
function scrollerOf(part: Element): HTMLElement {
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

/** Makes a part that overflows focusable, scrollable by keyboard and named. */
function offerScrolling(scroller: HTMLElement, name: string): void {
  const isTooWide = scroller.scrollWidth > scroller.clientWidth;
  const offered = { tabindex: '0', role: 'group', 'aria-label': name };
  for (const [attribute, value] of Object.entries(offered)) {
    if (isTooWide) scroller.setAttribute(attribute, value);
    else scroller.removeAttribute(attribute);
  }
}

/** Lets wide tables and code in inserted HTML scroll on their own, also by keyboard. */
function useScrollableParts(container: RefObject<HTMLElement | null>, html: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another text there are other parts
  useLayoutEffect(() => {
    const parts = [...(container.current?.querySelectorAll('table, pre') ?? [])];
    const scrollers = parts.map((part) => ({ scroller: scrollerOf(part), name: nameOf(part) }));
    const observer = new ResizeObserver(() => {
      for (const { scroller, name } of scrollers) offerScrolling(scroller, name);
    });
    for (const { scroller } of scrollers) observer.observe(scroller);
    return () => observer.disconnect();
  }, [container, html]);
}
