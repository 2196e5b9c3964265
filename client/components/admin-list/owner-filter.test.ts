import { expect, test } from 'vitest';
import { filteredOwner } from './owner-filter.tsx';

const [one, other] = ['aaaaaaaa-0000-4000-8000-000000000001', 'aaaaaaaa-0000-4000-8000-000000000002'];
const named = { organisationId: one, name: 'Nordlicht' };
const list = (organisation: typeof named | null, isPlaceholderData: boolean) => ({
  data: { pages: [{ organisation }] },
  isPlaceholderData,
});

test.each([
  ['the organisation', one, list(named, false), named],
  ['the organisation while another order or state loads', one.toUpperCase(), list(named, true), named],
  ['undefined while the list still belongs to another organisation', other, list(named, true), undefined],
  ['undefined while the list is still unfiltered', one, list(null, true), undefined],
  ['null once the organisation is known to be missing', one, list(null, false), null],
  ['undefined before the first response', one, { data: undefined, isPlaceholderData: false }, undefined],
])('the owner of a filtered list is %s', (_, org, shown, expected) => {
  expect(filteredOwner(org, shown)).toEqual(expected);
});
