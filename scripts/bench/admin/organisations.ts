import { fillOrganisations } from '../../../server/testing/fill-organisations.ts';
import { ask } from '../accounts.ts';
import type { Row } from '../section.ts';
import { measureList, type Size } from './staff.ts';

export { fillOrganisations };

const page = 'adminOrganisations.page';
const asked = [
  ['newest first', {}],
  ['by name', { sort: 'name', order: 'asc' }],
  ['the locked ones', { state: 'locked' }],
  ['the locked ones by name', { state: 'locked', sort: 'name' }],
  ['those without a page by name', { page: 'hidden', sort: 'name' }],
  ['a search that finds many', { search: 'pflegedienst' }],
  ['a search that finds many, by name', { search: 'gmbh', sort: 'name', order: 'asc' }],
  ['a search that finds nothing', { search: 'gibt es nicht' }],
  ['a search for two letters that finds nothing', { search: 'qx' }],
] as const;

export const measureOrganisations = (at: Size): Promise<Row[]> =>
  measureList(at, {
    name: 'organisations',
    page,
    asked,
    deep: [
      ['newest first', {}],
      ['by name', { sort: 'name' }],
    ],
    more: async () => {
      const { rows } = await ask<{ rows: Array<{ organisationId: string }> }>(at.staff, page, {});
      const one = { organisationId: rows[0]?.organisationId ?? '' };
      return [
        ['one of them', 'adminOrganisations.organisation', one],
        ['its members', 'adminOrganisations.members', one],
      ];
    },
  });
