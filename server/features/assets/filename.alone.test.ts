import { expect, test } from 'vitest';
import { maxSliceMs, measureCpuTime } from '../../testing/event-loop-slices.ts';
import { cleanFilename } from './filename.ts';

test.each(['\u0301\u0323', '/ ', ' ', '.txt', '\u202e'])('cleans an endless name of %j quickly', (unit) => {
  const name = unit.repeat(500_000);
  expect(measureCpuTime(() => expect(cleanFilename(name, 'text/plain').length).toBeLessThanOrEqual(200))).toBeLessThan(
    maxSliceMs,
  );
});

test('a text keeps its Markdown extension, which decides how it is read', () => {
  expect(cleanFilename('Leitfaden.md', 'text/plain')).toBe('Leitfaden.md');
  expect(cleanFilename('Leitfaden.html', 'text/plain')).toBe('Leitfaden.html.txt');
});
