import { expect, test } from 'vitest';
import { dataCategoryNames } from '../../data-categories.ts';
import { defaultSettings, type Retention } from '../../settings/schema.ts';
import { periodText } from './data-categories.ts';

const textOf = (periods: Retention): string => dataCategoryNames.map((name) => periodText(name, periods)).join(' ');
const { retention } = defaultSettings;

test.each(Object.keys(retention) as Array<keyof Retention>)('the privacy page shows %s', (period) => {
  expect(textOf({ ...retention, [period]: 57 })).toMatch(/\b57 (Tage|Monate)\b/);
  expect(textOf({ ...retention, [period]: 1 })).toMatch(/\b1 (Tag|Monat)\b/);
});
