import { expect, test } from 'vitest';
import { withdrawApplicationTexts as texts } from './applying.ts';

test.each([
  [[], 'auch nicht diese Bewerbung und die Nachrichten.'],
  [['Köchin'], 'auch nicht diese Bewerbung, die Bewerbung auf „Köchin“ und die Nachrichten.'],
  [
    ['Köchin', 'Gärtner'],
    'auch nicht diese Bewerbung, die Bewerbung auf „Köchin“, die Bewerbung auf „Gärtner“ und die Nachrichten.',
  ],
])('names what a company no longer sees, with the other jobs %j', (others, words) => {
  expect(texts.endsText(others)).toBe(`Das Unternehmen sieht nichts mehr von Ihnen, ${words}`);
});
