import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colours } from './colours.ts';

type Scheme = 'light' | 'dark';
const css = readFileSync('shared/styles/tokens.css', 'utf8');

function colourOf(name: string, scheme: Scheme): string {
  const value = new RegExp(`--pg-${name}: ([^;]+);`).exec(css)?.[1] ?? '';
  const [light = '', dark = light] = value.match(/#[0-9a-f]{6}/g) ?? [];
  return scheme === 'light' ? light : dark;
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(first: string, second: string): number {
  const [dark = 0, light = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const schemes = ['light', 'dark'] as const;
const grounds = ['ground', 'surface', 'sunken'];
const pairs = (marks: string[], against: string[]) => marks.flatMap((mark) => against.map((ground) => [mark, ground]));

test.each(schemes)('shapes of data differ from their background by 3 : 1 in the %s scheme', (scheme) => {
  const shapes = [
    ...pairs(['mark-round', 'mark-angular', 'fit-text', 'field-line', 'ink'], grounds),
    ...[
      ['mark-round', 'mark-angular'],
      ['ink', 'mark-angular'],
      ['fit-text', 'line'],
      ['mark-round', 'line'],
    ],
  ];
  for (const [shape = '', ground = ''] of shapes)
    expect(contrast(colourOf(shape, scheme), colourOf(ground, scheme)), `${shape} on ${ground}`).toBeGreaterThan(3);
});

test.each(schemes)('text differs from its background by 4.5 : 1 in the %s scheme', (scheme) => {
  const texts = [
    ...pairs(['ink', 'muted', 'accent-text', 'fit-text', 'error-text'], grounds),
    ...[
      ['on-accent', 'accent'],
      ['on-person', 'person'],
      ['on-person-muted', 'person'],
      ['on-job', 'job'],
    ],
    ...[
      ['ink', 'fit-soft'],
      ['fit-text', 'fit-soft'],
      ['on-filled', 'mark-round'],
    ],
  ];
  for (const [text = '', ground = ''] of texts)
    expect(contrast(colourOf(text, scheme), colourOf(ground, scheme)), `${text} on ${ground}`).toBeGreaterThan(4.5);
});

test('chosen cards and words differ from their background and carry readable text', () => {
  for (const [scheme, shade] of [
    ['light', 7],
    ['dark', 4],
  ] as const) {
    const chosen = colours.petrol[shade] ?? '';
    for (const ground of grounds) expect(contrast(chosen, colourOf(ground, scheme)), ground).toBeGreaterThan(3);
    expect(contrast(chosen, colourOf('on-filled', scheme)), scheme).toBeGreaterThan(4.5);
  }
});
