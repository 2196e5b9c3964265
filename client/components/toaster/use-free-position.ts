import { type RefObject, useLayoutEffect } from 'react';
import { type Edges, findFreePosition, heightOfBars, margin, type Side } from './free-position.ts';

const barsSelector = '[data-bottom-bar]';
const tasksSelector = 'form, [data-task]';
/** The page may still move after the message appears, for example by a removed element. */
const settlingMs = 1_500;
const controlsSelector =
  'a[href], button, input, select, textarea, summary, [contenteditable="true"], [role="button"], [role="option"]';

export function useFreePosition(inside: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const message = inside.current?.closest<HTMLElement>('[role="status"], [role="alert"]');
    const area = message?.closest<HTMLElement>('[data-position]');
    if (!message || !area) return;
    let bottom = margin;
    const put = () => area.style.setProperty('--toast-bottom', `${bottom}px`);
    const place = () => {
      const sizeAt = (side: Side) => {
        area.dataset['side'] = side;
        return { width: area.offsetWidth, height: message.scrollHeight };
      };
      const free = findFreePosition({ start: sizeAt('start'), end: sizeAt('end') }, surroundings(area));
      bottom = free.bottom;
      area.dataset['side'] = free.side;
      put();
    };
    /** Scrolling and typing must not move the message; only a new bar at the lower edge does. */
    const moveAboveBars = () => {
      const floor = heightOfBars(edgesOf(barsSelector, area), windowSize()) + margin;
      if (floor <= bottom) return;
      bottom = floor;
      put();
    };
    const later = () => requestAnimationFrame(moveAboveBars);
    place();
    const shownAt = performance.now();
    const settling = new ResizeObserver(() => (performance.now() - shownAt < settlingMs ? place() : moveAboveBars()));
    settling.observe(document.body);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', later, { passive: true });
    document.addEventListener('input', later);
    document.addEventListener('click', later);
    return () => {
      settling.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', later);
      document.removeEventListener('input', later);
      document.removeEventListener('click', later);
    };
  }, [inside]);
}

const windowSize = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });

function surroundings(area: HTMLElement) {
  return {
    window: windowSize(),
    bars: edgesOf(barsSelector, area),
    controls: edgesOf(controlsSelector, area),
    tasks: edgesOf(tasksSelector, area),
  };
}

function edgesOf(selector: string, area: HTMLElement): Edges[] {
  const { height } = windowSize();
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((element) => !area.contains(element) && element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, bottom, top }) => width > 0 && bottom > height / 2 && top < height);
}
