import { expect, test } from 'vitest';
import {
  type OrganisationsInput,
  organisationPages,
  organisationSorts,
  organisationStates,
  organisationsInput,
} from '#shared/admin/organisations.ts';
import { listPage } from '../../../core/database/admin-list.ts';
import { testApp } from '../../../testing/app.ts';
import { fillOrganisations } from '../../../testing/fill-organisations.ts';
import { explain, indexesOf } from '../../../testing/query-plans.ts';
import { organisationList } from './list.ts';

const app = testApp({ mail: false });

const planFor = (input: object): Promise<string> => {
  const { text, values } = organisationList.statement({ input: organisationsInput.parse(input), take: 51 });
  return explain(app(), { text, values });
};

type Asked = Pick<OrganisationsInput, 'sort' | 'state' | 'page'>;

function indexFor({ sort, state, page }: Asked): string {
  const few = { any: null, open: null, locked: 'orgs_locked', waiting: 'orgs_held', unverified: 'orgs_unverified' }[
    state
  ];
  if (few !== null) return few;
  if (sort === 'created') return 'orgs_created_at_id_idx';
  return page === 'any' ? 'orgs_name' : 'orgs_page_name';
}

test('every order and filter of the list uses an index, on the first page and far down', async () => {
  await fillOrganisations(app().db.pool, 4_000);
  for (const sort of organisationSorts)
    for (const state of organisationStates)
      for (const page of organisationPages)
        for (const order of ['asc', 'desc'] as const) {
          const input = { sort, state, page, order };
          const list = { app: app(), list: organisationList };
          const size = { size: 2, isWhole: false };
          const { nextCursor } = await listPage(list, organisationsInput.parse(input), size);
          for (const cursor of [null, nextCursor]) {
            const plan = await planFor({ ...input, cursor });
            expect(plan, JSON.stringify(input)).not.toMatch(/Seq Scan/);
            const used = indexesOf(plan).filter((name) => name.startsWith('orgs_'));
            expect(used, JSON.stringify(input)).toEqual([indexFor(input)]);
            if (state === 'any' || state === 'open')
              expect(plan, JSON.stringify(input)).toMatch(/Limit [^\n]*\n *-> {2}Index Scan /);
          }
        }
  for (const search of ['lindenhof am see', 'qz'])
    for (const sort of organisationSorts) expect(indexesOf(await planFor({ search, sort }))).toContain('orgs_search');
});
