import { expect, test } from 'vitest';
import { calledOwner } from './owner-filter.tsx';

const [one, other] = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
const named = { organisationId: one, name: 'Nordlicht' };
const list = (organisation: typeof named | null, isPlaceholderData: boolean) => ({
  data: { pages: [{ organisation }] },
  isPlaceholderData,
});

test.each([
  ['its own name', one, list(named, false), named],
  ['its own name, while another order or state loads', one.toUpperCase(), list(named, true), named],
  ['nothing, while the list is still that of another', other, list(named, true), undefined],
  ['nothing, while the list is still that of everybody', one, list(null, true), undefined],
  ['that there is none, once it is known', one, list(null, false), null],
  ['nothing before the first answer', one, { data: undefined, isPlaceholderData: false }, undefined],
])('a narrowed list is called by %s', (_, org, shown, expected) => {
  expect(calledOwner(org, shown)).toEqual(expected);
});
