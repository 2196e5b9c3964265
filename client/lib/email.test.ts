import { expect, test } from 'vitest';
import { displayEmail } from './email.ts';

test.each([
  ['info@xn--mller-kva.example', 'info@müller.example'],
  ['info@post.xn--strae-oqa.de', 'info@post.straße.de'],
  ['info@example.org', 'info@example.org'],
  // Cyrillic letters that look like 'apple.com'.
  ['info@xn--80ak6aa92e.com', 'info@xn--80ak6aa92e.com'],
  ['info@xn--.de', 'info@xn--.de'],
  ['', ''],
])('%s is displayed as %s', (stored, shown) => {
  expect(displayEmail(stored)).toBe(shown);
});
