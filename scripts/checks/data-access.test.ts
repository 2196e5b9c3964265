import { expect, test } from 'vitest';
import { findOtherVerbs } from './data-access.ts';

const findings = (source: string, file = 'server/features/jobs/queries.ts') =>
  findOtherVerbs(new Map([[file, source]])).length;

test.each([
  ['a function', 'export async function holdJob(tx: Tx, id: string) {}'],
  ['a constant', 'export const holdJob = (tx: Tx, id: string) => null;'],
  ['an async constant', 'export const holdJob = async (tx: Tx) => null;'],
  ['parameters over several lines', 'export const holdJob = (\n  tx: Tx,\n) => null;'],
  ['a whole database', 'export function holdJob({ prisma }: Database) {}'],
  ['a generator', 'export async function* readJobs(tx: Tx) {}'],
  ['a longer word', 'export function listen(tx: Tx) {}'],
])('reports another verb for %s', (_, source) => {
  expect(findings(source)).toBe(1);
});

test.each([
  ['a listed verb', 'export async function lockJob(tx: Tx, id: string) {}'],
  ['a question', 'export const isOnline = (tx: Tx) => true;'],
  ['a function that touches no table', 'export const draftOf = (row: Row) => row.draft;'],
  ['a function that is not exported', 'async function holdJob(tx: Tx) {}'],
])('accepts %s', (_, source) => {
  expect(findings(source)).toBe(0);
});

test('checks query files only', () => {
  const source = 'export function holdJob(tx: Tx) {}';
  expect(findings(source, 'server/features/jobs/published-job-queries.ts')).toBe(1);
  expect(findings(source, 'server/features/jobs/job-rows.ts')).toBe(1);
  expect(findings(source, 'server/features/jobs/service.ts')).toBe(0);
});
