import { expect, test } from 'vitest';
import { missingOfVisitor, reportCategories } from './report.ts';

test('visitors give their name, except for abuse of minors', () => {
  const bare = reportCategories.filter((category) => missingOfVisitor({ category, name: '', email: '' }) === null);
  expect(bare).toEqual(['minors']);
  expect(missingOfVisitor({ category: 'fraud', name: '', email: 'a@example.org' })).toBe('name');
  expect(missingOfVisitor({ category: 'fraud', name: 'Anna', email: '' })).toBe('email');
  expect(missingOfVisitor({ category: 'fraud', name: 'Anna', email: 'a@example.org' })).toBeNull();
});
