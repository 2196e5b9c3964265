import { describe, expect, test } from 'vitest';
import { type Edges, findFreePosition, heightOfBars } from './free-position.ts';

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
const small = { width: 400, height: 60 };
const full = { width: 358, height: 60 };
const sizes = (end: typeof small, start = end) => ({ end, start });
const nothing = { bars: [], controls: [], tasks: [], texts: [] };
const band = (from: number, to: number, { width, height }: typeof desktop): Edges => ({
  left: 0,
  top: height - to,
  right: width,
  bottom: height - from,
});

describe('the position of a message', () => {
  test('is at the lower right, and across the full width on a phone', () => {
    expect(findFreePosition(sizes(small), { window: desktop, ...nothing })).toEqual({ side: 'end', bottom: 16 });
    expect(findFreePosition(sizes(full), { window: phone, ...nothing })).toEqual({ side: 'end', bottom: 16 });
  });

  test('is above bars at the lower edge', () => {
    const bars = [band(0, 72, desktop)];
    expect(findFreePosition(sizes(small), { window: desktop, ...nothing, bars })).toEqual({ side: 'end', bottom: 88 });
    expect(heightOfBars([band(300, 372, desktop)], desktop)).toBe(0);
  });

  test('is as low as possible above a button', () => {
    const controls = [band(20, 64, phone)];
    expect(findFreePosition(sizes(full), { window: phone, ...nothing, controls })).toEqual({ side: 'end', bottom: 64 });
  });

  test('is at the left if the right is occupied', () => {
    const tasks = [{ left: 400, top: 100, right: 1280, bottom: 800 }];
    expect(findFreePosition(sizes(small, { width: 320, height: 60 }), { window: desktop, ...nothing, tasks })).toEqual({
      side: 'start',
      bottom: 16,
    });
  });

  test('is between two texts with a gap, and at the lower edge if text fills the window', () => {
    const texts = [band(0, 90, phone), band(160, 844, phone)];
    expect(findFreePosition(sizes(full), { window: phone, ...nothing, texts })).toEqual({ side: 'end', bottom: 96 });
    const full844 = [band(0, 844, phone)];
    expect(findFreePosition(sizes(full), { window: phone, ...nothing, texts: full844 })).toEqual({
      side: 'end',
      bottom: 16,
    });
    const full800 = [band(0, 800, desktop)];
    expect(findFreePosition(sizes(small), { window: desktop, ...nothing, texts: full800 })).toEqual({
      side: 'end',
      bottom: 16,
    });
  });

  test('covers a task that fills the window, but not its controls', () => {
    const tasks = [band(0, 800, desktop)];
    const controls = [{ left: 1000, top: 700, right: 1200, bottom: 790 }];
    expect(findFreePosition(sizes(small), { window: desktop, ...nothing, controls, tasks })).toEqual({
      side: 'end',
      bottom: 104,
    });
  });

  test('is over the upper bar of a phone if controls fill the window', () => {
    const controls = [band(0, 844, phone)];
    expect(findFreePosition(sizes(full), { window: phone, ...nothing, bars: [band(0, 80, phone)], controls })).toEqual({
      side: 'top',
      bottom: 96,
    });
  });
});
