/** The list of organisations in the portal, and one of them. */
import { fillOrganisations } from '../../../server/testing/fill-organisations.ts';
import type { Visitor } from '../accounts.ts';
import { ask } from '../candidates/company.ts';
import type { Row } from '../section.ts';
import { farDown, timed } from './staff.ts';

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

/** `size`: how many there are, in words. */
export async function measureOrganisations({ staff, size }: { staff: Visitor; size: string }): Promise<Row[]> {
  const rows: Row[] = [];
  const measure = async (what: string, procedure: string, input: object) =>
    rows.push(await timed(staff, { label: `organisations: ${what}, ${size}`, procedure, input }));
  for (const [what, input] of asked) await measure(what, page, input);
  await measure('far down', page, await farDown(staff, page, {}));
  await measure('far down by name', page, await farDown(staff, page, { sort: 'name' }));
  const { rows: found } = await ask<{ rows: Array<{ organisationId: string }> }>(staff, page, {});
  const one = { organisationId: found[0]?.organisationId ?? '' };
  await measure('one of them', 'adminOrganisations.organisation', one);
  await measure('its members', 'adminOrganisations.members', one);
  return rows;
}
