import layout from './layout.module.css';
import surface from './surface.module.css';
import text from './text.module.css';

const classes = { ...text, ...surface, ...layout };

/**
 * The classes of what repeats everywhere: `look('muted', 'small', 'gap12')`. They rank above Mantine's and below every style
 * sheet of a component's own. Where a prop of Mantine says the same, take the prop.
 */
export const look = (...names: ReadonlyArray<keyof typeof classes>): string =>
  names.map((name) => classes[name]).join(' ');
