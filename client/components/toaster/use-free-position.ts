import { type RefObject, useLayoutEffect } from 'react';
import { type Edges, findFreePosition, heightOfBars, margin, overlaps } from './free-position.ts';

const barsSelector = '[data-bottom-bar]';
const tasksSelector = 'form, [data-task]';
const textsSelector = 'h1, h2, h3, p, li, dd, td, th';
/** The page may still move after the message appears, for example by a removed element. */
const settlingMs = 3_000;
const controlsSelector =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="button"], [role="option"]';

/** `mayHide`: a message that would cover an open dialog is only announced. */
export function useFreePosition(content: RefObject<HTMLElement | null>, mayHide: boolean): void {
  useLayoutEffect(() => {
    const message = content.current?.closest<HTMLElement>('[role="status"], [role="alert"]');
    const area = message?.closest<HTMLElement>('[data-position]');
    if (!message || !area) return;
    let bottom = margin;
    const applyPosition = () => area.style.setProperty('--toast-bottom', `${bottom}px`);
    const reposition = () => {
      const sizeAt = (side: 'start' | 'end') => {
        area.dataset['side'] = side;
        return { width: area.offsetWidth, height: message.scrollHeight };
      };
      const position = findFreePosition({ start: sizeAt('start'), end: sizeAt('end') }, surroundings(area));
      bottom = position.bottom;
      area.dataset['side'] = position.side;
      applyPosition();
      area.toggleAttribute('data-announced', mayHide && coversDialog(area));
    };
    /** Scrolling and typing must not move the message; only a new bar at the lower edge does. */
    const moveAboveBars = () => {
      const floor = heightOfBars(edgesOf(barsSelector, area), windowSize()) + margin;
      if (floor <= bottom) return;
      bottom = floor;
      applyPosition();
    };
    const scheduleMove = () => requestAnimationFrame(moveAboveBars);
    reposition();
    const shownAt = performance.now();
    const settle = () => (performance.now() - shownAt < settlingMs ? reposition() : moveAboveBars());
    const resizeObserver = new ResizeObserver(settle);
    resizeObserver.observe(document.body);
    let frame = 0;
    const pageObserver = new MutationObserver(() => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(settle);
    });
    pageObserver.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', reposition);
    window.addEventListener('scroll', scheduleMove, { passive: true });
    document.addEventListener('input', scheduleMove);
    document.addEventListener('click', scheduleMove);
    return () => {
      resizeObserver.disconnect();
      pageObserver.disconnect();
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', reposition);
      window.removeEventListener('scroll', scheduleMove);
      document.removeEventListener('input', scheduleMove);
      document.removeEventListener('click', scheduleMove);
    };
  }, [content, mayHide]);
}

function coversDialog(area: HTMLElement): boolean {
  const dialog = document.querySelector('[aria-modal="true"]')?.getBoundingClientRect();
  return dialog !== undefined && overlaps(dialog, area.getBoundingClientRect());
}

const windowSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

function surroundings(area: HTMLElement) {
  return {
    window: windowSize(),
    bars: edgesOf(barsSelector, area),
    controls: edgesOf(controlsSelector, area),
    tasks: edgesOf(tasksSelector, area),
    texts: edgesOf(textsSelector, area),
  };
}

function edgesOf(selector: string, area: HTMLElement): Edges[] {
  const { height } = windowSize();
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !area.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > height / 2 && top < height);
}
