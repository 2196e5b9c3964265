import { Readable } from 'node:stream';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import type { LessonOrder, PlanOrder } from '../../core/ai/generator.ts';
import { openAiEndpoint } from '../../testing/ai-endpoint.ts';
import { testApp } from '../../testing/app.ts';
import { makeFile } from '../../testing/courses.ts';
import {
  handbook,
  makeOrderInput,
  orderPlan,
  sectionsOf,
  startWriting,
  waitForGeneration,
} from '../../testing/generation-orders.ts';
import { type Member, makeMember } from '../../testing/organisations.ts';
import { makeOrganisation } from '../../testing/people.ts';
import { plainGenerator } from '../../testing/plain-generator.ts';

type Gate = { opened: Promise<void>; open: () => void };
const [files, models] = [new Map<string, Gate>(), new Map<string, Gate>()];
const isSlow = (filename: string) => filename.startsWith('langsam');
const [read, asked]: [string[], string[]] = [[], []];

function hold(gates: Map<string, Gate>, name: string): Gate {
  const { promise, resolve } = Promise.withResolvers<void>();
  const gate = { opened: promise, open: resolve };
  gates.set(name, gate);
  return gate;
}
afterEach(() => {
  for (const gates of [files, models]) {
    for (const { open } of gates.values()) open();
    gates.clear();
  }
  for (const list of [read, asked]) list.length = 0;
});

vi.mock('../document-reading/read.ts', async (original) => {
  const real = await original<typeof import('../document-reading/read.ts')>();
  const { RuleError } = await import('../../core/errors.ts');
  const readStoredFile: typeof real.readStoredFile = async (app, file, { signal, longestMs }) => {
    if (isSlow(file.filename) && longestMs < real.defaultReadingMs) throw new RuleError('FILE_TOO_SLOW');
    read.push(file.filename);
    await files.get(file.filename)?.opened;
    return real.readStoredFile(app, file, { signal, longestMs });
  };
  return { ...real, readStoredFile };
});

vi.mock('./choose-generator.ts', () => ({
  chooseGenerator: (_: unknown, orgId: string | null) => {
    const answered = async <T>(answer: Promise<T>): Promise<T> => {
      asked.push(orgId ?? '');
      await models.get(orgId ?? '')?.opened;
      return answer;
    };
    return {
      ...plainGenerator,
      plan: (order: PlanOrder, signal: AbortSignal) => answered(plainGenerator.plan(order, signal)),
      lesson: (order: LessonOrder, signal: AbortSignal) => answered(plainGenerator.lesson(order, signal)),
    };
  },
}));

const endpoint = await openAiEndpoint();
afterAll(endpoint.close);
const app = testApp({ mail: false, settings: endpoint.settings });

type Editor = Member & { orgId: string };

async function makeEditor(): Promise<Editor> {
  const orgId = await makeOrganisation(app());
  return { orgId, ...(await makeMember(app(), { orgId, role: 'editor' })) };
}

async function orderFrom({ orgId, caller }: Editor, filename: string): Promise<string> {
  const { courseId } = await caller.courses.create({ title: filename });
  const { prisma } = app().db;
  const fileId = await makeFile(app(), { courseId, orgId, type: 'text/plain' });
  const { key } = await prisma.storedFile.update({ where: { id: fileId }, data: { filename }, select: { key: true } });
  await app().storage.put(key, Readable.from([handbook(2)]), { type: 'text/plain' });
  await caller.ai.order(makeOrderInput(courseId, { source: { kind: 'files', fileIds: [fileId] } }));
  return courseId;
}

async function orderText({ caller }: Editor): Promise<string> {
  const { courseId } = await caller.courses.create({ title: 'Messer' });
  await caller.ai.order(makeOrderInput(courseId));
  return courseId;
}

const stateOf = async ({ caller }: Member, courseId: string) => (await caller.ai.current({ courseId }))?.state;

test('three files of one organisation leave a place for the file of another', async () => {
  const [many, one] = [await makeEditor(), await makeEditor()];
  const gates = ['a.txt', 'b.txt', 'c.txt'].map((name) => hold(files, name));
  const courses = [];
  for (const name of ['a.txt', 'b.txt', 'c.txt']) courses.push(await orderFrom(many, name));
  await expect.poll(() => read.length).toBe(1);
  await waitForGeneration(one, await orderFrom(one, 'klein.txt'), 'planned');
  await waitForGeneration(one, await orderFrom(one, 'zweite.txt'), 'planned');
  expect(read.slice(1)).toEqual(['klein.txt', 'zweite.txt']);
  for (const { open } of gates) open();
  for (const courseId of courses) await waitForGeneration(many, courseId, 'planned');
});

test('a slow file waits behind other files of its organisation, and slow files of organisations alternate', async () => {
  const [many, one] = [await makeEditor(), await makeEditor()];
  const gate = hold(files, 'langsam-1.txt');
  const slow = [await orderFrom(many, 'langsam-1.txt')];
  await expect.poll(() => read).toEqual(['langsam-1.txt']);
  for (const name of ['langsam-2.txt', 'langsam-3.txt']) slow.push(await orderFrom(many, name));
  await waitForGeneration(many, await orderFrom(many, 'kurz.txt'), 'planned');
  const other = await orderFrom(one, 'langsam-4.txt');
  await waitForGeneration(one, await orderFrom(one, 'klein.txt'), 'planned');
  await expect.poll(inSlowLane).toBe(4);
  expect(read).toEqual(['langsam-1.txt', 'kurz.txt', 'klein.txt']);
  gate.open();
  await waitForGeneration(one, other, 'planned');
  for (const courseId of slow) await waitForGeneration(many, courseId, 'planned');
  expect(read.slice(3)).toEqual(['langsam-4.txt', 'langsam-2.txt', 'langsam-3.txt']);
});

async function inSlowLane(): Promise<number> {
  const { rows } = await app().db.pool.query(
    `select 1 from pgboss.job where name = 'ai-plan-read-slow' and state in ('created', 'active')`,
  );
  return rows.length;
}

test('the file after a slow one in the same order is read later, and no file is read twice', async () => {
  const { orgId, caller, ...person } = await makeEditor();
  const { courseId } = await caller.courses.create({ title: 'Zwei Dateien' });
  const { prisma } = app().db;
  const fileIds = [];
  for (const filename of ['langsam.txt', 'danach.txt']) {
    const fileId = await makeFile(app(), { courseId, orgId, type: 'text/plain' });
    const { key } = await prisma.storedFile.update({
      where: { id: fileId },
      data: { filename },
      select: { key: true },
    });
    await app().storage.put(key, Readable.from([handbook(2)]), { type: 'text/plain' });
    fileIds.push(fileId);
  }
  await caller.ai.order(makeOrderInput(courseId, { source: { kind: 'files', fileIds } }));
  const view = await waitForGeneration({ caller, ...person }, courseId, 'planned');
  expect(view.sources.map(({ parts }) => parts)).toEqual([4, 4]);
  expect(read).toEqual(['langsam.txt', 'danach.txt']);
});

test('a language model that hangs for one organisation still plans and writes for others', async () => {
  const [stuck, one, two] = [await makeEditor(), await makeEditor(), await makeEditor()];
  const prepared = await stuck.caller.courses.create({ title: 'Messer' });
  const view = await orderPlan(stuck, prepared.courseId, sectionsOf(2));
  const gate = hold(models, stuck.orgId);
  asked.length = 0;
  await startWriting(stuck, prepared.courseId, view);
  const waiting = [];
  for (let order = 0; order < 5; order++) waiting.push(await orderText(stuck));
  await expect.poll(() => asked.length).toBe(3);
  for (const editor of [one, two]) {
    const courseId = await orderText(editor);
    await startWriting(editor, courseId, await waitForGeneration(editor, courseId, 'planned'));
    await waitForGeneration(editor, courseId, 'written');
  }
  expect(asked.filter((orgId) => orgId === stuck.orgId)).toHaveLength(3);
  const states = await Promise.all(waiting.map((courseId) => stateOf(stuck, courseId)));
  expect(states.sort()).toEqual(['planning', 'planning', 'reading', 'reading', 'reading']);
  gate.open();
  for (const courseId of waiting) await waitForGeneration(stuck, courseId, 'planned');
  await waitForGeneration(stuck, prepared.courseId, 'written');
});
