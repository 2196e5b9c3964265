/** Edges in the window, in pixels from its upper left corner. */
export type Edges = { left: number; top: number; right: number; bottom: number };
type Size = { width: number; height: number };
/** `end`: at the right where there is room beside it, in the middle on phones. */
export type Side = 'end' | 'start';
/** At the left it is narrower: there is often only a list beside what is worked on. */
type Sizes = Record<Side, Size>;
/** `bottom`: how far above the lower edge of the window. */
type Place = { side: Side; bottom: number };

type Surroundings = {
  window: Size;
  /** Bars at the lower edge: a message sits above them, whatever else there is. */
  bars: readonly Edges[];
  /** What can be pressed or typed into. */
  controls: readonly Edges[];
  /** What is worked on as a whole, such as a form or the editor's paper. */
  tasks: readonly Edges[];
};

export const margin = 16;
const step = 8;
/** Further up it would stand in the middle of what is read. */
const highest = 1 / 3;
/** Below this width the message takes the whole of it. */
const wide = 768;

const touches = (one: Edges, other: Edges): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** How much of the window's lower end bars take. */
export const floorAbove = (bars: readonly Edges[], { height }: Size): number =>
  Math.max(0, ...bars.filter(({ bottom }) => bottom >= height - margin).map(({ top }) => height - top));

/**
 * The lowest place for a message of this size where it covers nothing: at the right before the left, beside whole tasks rather
 * than only beside their controls. Where everything is taken, the lower edge.
 */
export function freePlace(sizes: Sizes, { window, bars, controls, tasks }: Surroundings): Place {
  const floor = floorAbove(bars, window) + margin;
  const top = window.height * highest;
  const sides: readonly Side[] = window.width < wide ? ['end'] : ['end', 'start'];
  for (const obstacles of [[...controls, ...tasks], controls])
    for (const side of sides)
      for (let bottom = floor; bottom <= Math.max(floor, top); bottom += step) {
        const edges = edgesAt({ side, bottom }, sizes[side], window);
        if (!obstacles.some((one) => touches(one, edges))) return { side, bottom };
      }
  return { side: 'end', bottom: floor };
}

function edgesAt({ side, bottom }: Place, { width, height }: Size, window: Size): Edges {
  const left = side === 'start' ? margin : window.width - margin - width;
  const top = window.height - bottom - height;
  return { left, top, right: left + width, bottom: top + height };
}
