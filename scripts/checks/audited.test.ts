import { expect, test } from 'vitest';
import { findUnaudited } from './audited.ts';

const router = (procedures: string) => `
  import { moveThing, nameThing, readThing } from './service.ts';
  import * as structure from './structure.ts';
  export const thingsRouter = router({ ${procedures} });`;

const findings = (procedures: string, { mutations = ['things.change'], exempt = {} } = {}) =>
  findUnaudited(
    new Map([
      [
        'server/router.ts',
        `import { thingsRouter } from './features/things/router.ts';
         export const appRouter = router({ things: thingsRouter });`,
      ],
      ['server/features/things/router.ts', router(procedures)],
      [
        'server/features/things/service.ts',
        `import { logAuditEvent as log } from '../audit/service.ts';
         export { nameThing } from './names.ts';
         export const moveThing = (ctx) => inTransaction((tx) => record(ctx, tx));
         async function record(ctx, tx) { await log(ctx, tx, {}); }
         export const readThing = (ctx) => ({ log: ctx.record, record: 1 });`,
      ],
      ['server/features/things/names.ts', 'export function nameThing(ctx) { return ctx.db.update(); }'],
      [
        'server/features/things/structure.ts',
        `import { logOwnEvent } from '../audit/service.ts';
         export const add = (ctx) => ctx.db.insert();
         export const remove = (ctx) => logOwnEvent(ctx.app);`,
      ],
    ]),
    mutations,
    exempt,
  );

test.each([
  ['a use case that writes an event', 'procedure.input(x).mutation(({ ctx }) => moveThing(ctx))'],
  ['a member of a namespace', 'procedure.mutation(({ ctx }) => structure.remove(ctx))'],
])('finds the audit event of %s', (_, change) => {
  expect(findings(`change: ${change}`)).toEqual([]);
});

test.each([
  ['a re-exported use case', 'procedure.mutation(({ ctx }) => nameThing(ctx))'],
  ['another member of the namespace', 'procedure.mutation(({ ctx }) => structure.add(ctx))'],
  ['only names of keys and properties', 'procedure.mutation(({ ctx }) => readThing(ctx))'],
])('reports a missing audit event: %s', (_, change) => {
  expect(findings(`change: ${change}`)).toEqual([
    'things.change writes no audit event and is not listed in scripts/checks/unaudited.ts',
  ]);
  expect(findings(`change: ${change}`, { exempt: { 'things.change': 'own draft' } })).toEqual([]);
});

test('reports unnecessary exceptions and unknown mutations', () => {
  const change = 'change: procedure.mutation(({ ctx }) => moveThing(ctx))';
  expect(findings(change, { exempt: { 'things.change': 'own draft', 'things.gone': 'own draft' } })).toEqual([
    'things.change writes an audit event: remove it from the exceptions',
    'things.gone is listed as an exception but is not a mutation',
  ]);
  expect(findings('change: procedure.query(() => 1)')).toEqual(['things.change: no such mutation in server/router.ts']);
});
