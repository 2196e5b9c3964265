/** Word writes lists as paragraphs: a style contains the level, a separate text the bullet or number. */
import type { Element } from 'domhandler';
import type { Item } from './blocks.ts';
import { classesOf, styleOf } from './marks.ts';

const msoList = /mso-list:\s*l\d+\s+level(\d)/;
const bullet = /^[·•▪‣◦●○■§Ø–—-]$|^o$/;
const typedBullet = /^[·•▪‣◦●○■][\s\u00a0]+/;
const leadingMarker = /^(?:[·•▪‣◦●○■§Ø–—-]|o|\d{1,3}[.)]|[a-z]{1,4}[.)])[\s\u00a0]+/i;

export const isMarker = (element: Element): boolean => /mso-list:\s*ignore/.test(styleOf(element));

export function wordItem(element: Element): Item | null {
  const level = msoList.exec(styleOf(element))?.[1];
  const isListParagraph = classesOf(element).some((name) => name.startsWith('MsoListParagraph'));
  if (level === undefined && !isListParagraph) return null;
  return { kind: 'item', level: Number(level ?? 1), isOrdered: false, start: 1, lines: [] };
}

export function readMarker(item: Item, marker: string): void {
  const symbol = marker.replace(/[\s\u00a0]/g, '');
  if (symbol === '' || bullet.test(symbol)) return;
  item.isOrdered = /^\(?(?:\d[\d.]{0,10}\)?|[a-z]{1,5}[.)])$/i.test(symbol);
  item.start = Number(/(\d{1,3})[.)]?$/.exec(symbol)?.[1] ?? 1);
}

export function markerIn(text: string, isListParagraph: boolean): string | null {
  return (isListParagraph ? leadingMarker : typedBullet).exec(text)?.[0] ?? null;
}
