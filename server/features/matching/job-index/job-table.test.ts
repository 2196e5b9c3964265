import fc from 'fast-check';
import { expect, test } from 'vitest';
import { employments, workplaces } from '#shared/jobs/draft.ts';
import { fieldsOfWork } from '#shared/jobs/field-of-work.ts';
import { textOfId, wordsOfId } from '../../../core/database/id-words.ts';
import { measureCpuTime } from '../../../testing/event-loop-slices.ts';
import { compareNewest, emptyJobTable, fieldBit, type IndexedJob, putJob, removeJob } from './job-table.ts';
import { selectFirst } from './scoring.ts';

const idOf = (number: number) =>
  `${String(number % 7).padStart(8, '0')}-0000-4000-8000-${String(number).padStart(12, '0')}`;

const anyJob: fc.Arbitrary<IndexedJob> = fc.record({
  jobId: fc.nat({ max: 300 }).map(idOf),
  company: fc.nat({ max: 5 }),
  skillIds: fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 3, maxLength: 8 }),
  weights: fc.constant([3, 2, 1, 1, 2, 3, 1, 2]),
  place: fc.option(fc.record({ latitude: fc.double({ min: 47, max: 55, noNaN: true }), longitude: fc.constant(9.5) })),
  workplace: fc.constantFrom(...workplaces),
  employment: fc.constantFrom(...employments),
  field: fc.constantFrom(null, ...fieldsOfWork),
  payRank: fc.nat(),
  payTo: fc.nat(),
  publishedAt: fc.nat({ max: 3 }),
  endsAt: fc.nat(),
});
type Step = { job: IndexedJob; isGone: boolean };
const anySteps: fc.Arbitrary<Step[]> = fc.array(fc.record({ job: anyJob, isGone: fc.boolean() }), { maxLength: 400 });

test('after any additions, changes and removals, each job is in one row with its latest data', () => {
  fc.assert(
    fc.property(anySteps, (steps) => {
      const [table, known] = [emptyJobTable(), new Map<string, IndexedJob>()];
      for (const { job, isGone } of steps) {
        if (isGone) expect(removeJob(table, job.jobId)).toBe(known.get(job.jobId)?.company ?? -1);
        else putJob(table, job);
        if (isGone) known.delete(job.jobId);
        else known.set(job.jobId, job);
      }
      expect(table.size).toBe(known.size);
      for (const [jobId, job] of known) {
        const row = table.rowOf(jobId);
        const { columns } = table;
        expect(table.idAt(row)).toBe(jobId);
        const start = row * 8;
        const ids = [...columns.skillIds.subarray(start, start + 8)].filter(
          (_, index) => columns.weights[start + index] !== 0,
        );
        expect([columns.companies[row], columns.payRank[row], columns.payTo[row], columns.endsAt[row]]).toEqual([
          ...[job.company, job.payRank, job.payTo, job.endsAt],
        ]);
        expect(ids.slice(0, job.skillIds.length)).toEqual(job.skillIds);
        expect(columns.latitudes[row]).toBe(job.place?.latitude ?? Number.NaN);
        expect(workplaces[columns.workplaces[row] ?? -1]).toBe(job.workplace);
        expect(columns.fields[row]).toBe(fieldBit(job.field));
        expect(employments[columns.employments[row] ?? -1]).toBe(job.employment);
      }
      for (let number = 0; number <= 300; number++)
        if (!known.has(idOf(number))) expect(table.rowOf(idOf(number))).toBe(-1);
    }),
    { numRuns: 60 },
  );
});

test('returns ids unchanged and sorts them like PostgreSQL', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (one, other) => {
      expect(textOfId(wordsOfId(one), 0)).toBe(one);
      const table = emptyJobTable();
      for (const jobId of [one, other]) putJob(table, { ...sample, jobId });
      expect(Math.sign(table.compareToId(0, wordsOfId(other)))).toBe(one < other ? -1 : Number(one > other));
      if (one !== other) expect(Math.sign(compareNewest(table, 0, 1))).toBe(one < other ? 1 : -1);
    }),
  );
});

const sample: IndexedJob = {
  jobId: idOf(1),
  company: 0,
  skillIds: [1, 2, 3],
  weights: [1, 1, 1],
  place: null,
  workplace: 'remote',
  employment: 'fullTime',
  field: 'care',
  payRank: 0,
  payTo: 0,
  publishedAt: 0,
  endsAt: 0,
};

test('selects the same first items as sorting all of them', () => {
  const compareBy = (numbers: readonly number[]) => (a: number, b: number) =>
    (numbers[a] ?? 0) - (numbers[b] ?? 0) || a - b;
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 })), fc.integer({ min: 1, max: 30 }), (numbers, take) => {
      const compare = compareBy(numbers);
      const isWanted = (index: number) => numbers[index] !== 7;
      const sorted = [...numbers.keys()].filter(isWanted).sort(compare);
      expect(selectFirst(numbers.length, take, { isWanted, compare })).toEqual(sorted.slice(0, take));
    }),
  );
});

test('selecting the first of a hundred thousand in the worst order stays within the time limit', () => {
  const compare = (a: number, b: number) => b - a;
  expect(measureCpuTime(() => selectFirst(100_000, 25, { isWanted: () => true, compare }))).toBeLessThan(60);
});
