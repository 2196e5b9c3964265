import { expect, test } from 'vitest';
import { missingVisitorField, reportCategories } from './report.ts';

test('visitors give their name, except for abuse of minors', () => {
  const bare = reportCategories.filter((category) => missingVisitorField({ category, name: '', email: '' }) === null);
  expect(bare).toEqual(['minors']);
  expect(missingVisitorField({ category: 'fraud', name: '', email: 'a@example.org' })).toBe('name');
  expect(missingVisitorField({ category: 'fraud', name: 'Anna', email: '' })).toBe('email');
  expect(missingVisitorField({ category: 'fraud', name: 'Anna', email: 'a@example.org' })).toBeNull();
});
