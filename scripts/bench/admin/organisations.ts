import { fillOrganisations } from '../../../server/testing/fill-organisations.ts';
import { ask } from '../accounts.ts';
import type { Row } from '../section.ts';
import { measureList, type Size } from './staff.ts';

export { fillOrganisations };

const page = 'adminOrganisations.page';
const queries = [
  ['newest first', {}],
  ['by name', { sort: 'name', order: 'asc' }],
  ['locked', { state: 'locked' }],
  ['locked, by name', { state: 'locked', sort: 'name' }],
  ['without a page, by name', { page: 'hidden', sort: 'name' }],
  ['a search with many hits', { search: 'pflegedienst' }],
  ['a search with many hits, by name', { search: 'gmbh', sort: 'name', order: 'asc' }],
  ['a search without hits', { search: 'gibt es nicht' }],
  ['a two-letter search without hits', { search: 'qx' }],
] as const;

export const measureOrganisations = (at: Size): Promise<Row[]> =>
  measureList(at, {
    name: 'organisations',
    page,
    asked: queries,
    deep: [
      ['newest first', {}],
      ['by name', { sort: 'name' }],
    ],
    more: async () => {
      const { rows } = await ask<{ rows: Array<{ organisationId: string }> }>(at.staff, page, {});
      const detailInput = { organisationId: rows[0]?.organisationId ?? '' };
      return [
        ['one of them', 'adminOrganisations.organisation', detailInput],
        ['its members', 'adminOrganisations.members', detailInput],
      ];
    },
  });
