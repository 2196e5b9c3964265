/** In pixels, from the upper left corner of the window. */
export type Edges = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };
/** `end`: at the right if there is space, centred on phones. `top`: on phones, over the bar with the logo. */
type Side = 'end' | 'start' | 'top';
type Sizes = Record<Exclude<Side, 'top'>, Size>;
type ToastPosition = { side: Side; bottom: number };

type Surroundings = {
  window: Size;
  bars: readonly Edges[];
  controls: readonly Edges[];
  tasks: readonly Edges[];
  texts: readonly Edges[];
};

export const margin = 16;
const stepPx = 8;
/** Share of the window height. Above it, the message would cover the text that the user reads. */
const maxHeightShare = 1 / 3;
const fullWidthBelow = 768;

export const overlaps = (first: Edges, second: Edges): boolean =>
  first.left < second.right && second.left < first.right && first.top < second.bottom && second.top < first.bottom;

export const heightOfBars = (bars: readonly Edges[], { height }: Size): number =>
  Math.max(0, ...bars.filter(({ bottom }) => bottom >= height - margin).map(({ top }) => height - top));

/**
 * The lowest position where the message covers nothing; the right side and positions clear of texts and whole tasks come first.
 * Without free space, the lower edge; on phones the upper one, because the page below is what the person came for.
 */
export function findFreePosition(sizes: Sizes, { window, bars, controls, tasks, texts }: Surroundings): ToastPosition {
  const floor = heightOfBars(bars, window) + margin;
  const top = window.height * maxHeightShare;
  const isNarrow = window.width < fullWidthBelow;
  const sides = isNarrow ? (['end'] as const) : (['end', 'start'] as const);
  const all = [...controls, ...tasks, ...texts];
  const withoutTexts = [...controls, ...tasks];
  for (const obstacles of [all, withoutTexts, controls])
    for (const side of sides)
      for (let bottom = floor; bottom <= Math.max(floor, top); bottom += stepPx) {
        const edges = edgesAt({ side, bottom }, sizes[side], window);
        if (!obstacles.some((one) => overlaps(one, edges))) return { side, bottom };
      }
  return { side: isNarrow ? 'top' : 'end', bottom: floor };
}

function edgesAt({ side, bottom }: ToastPosition, { width, height }: Size, window: Size): Edges {
  const left = side === 'start' ? margin : window.width - margin - width;
  const top = window.height - bottom - height;
  return { left, top, right: left + width, bottom: top + height };
}
