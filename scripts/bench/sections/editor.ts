import { Agent } from 'node:http';
import type pg from 'pg';
import { hashToken } from '../../../server/core/runtime/random.ts';
import { publicationStatement } from '../../../server/features/courses/service.ts';

import { makeOwner, type Owner, post } from '../accounts.ts';
import { type BlockRow, fillCourse, type Size, textBlocks } from '../course-data.ts';
import { bareStatements } from '../course-statements.ts';
import { exchange, type Load, middleOf, repeatedly } from '../load.ts';
import { median, type Row, type Section } from '../section.ts';
import { withProduct } from '../server.ts';

const openCourse: Size = { modules: 40, lessonsInModule: 10, blocksInLesson: 10 };
const published: Array<Size & { limitMs?: number }> = [
  { modules: 10, lessonsInModule: 5, blocksInLesson: 8 },
  { ...openCourse, limitMs: 1_000 },
  { modules: 50, lessonsInModule: 20, blocksInLesson: 10 },
];
const connections = 10;
const seconds = 2;
const rounds = 5;
const minRatio = 0.5;

export const section: Section = {
  name: 'editor',
  title: 'writing a course of 4,000 blocks compared with bare SQL, 10 connections; publishing',
  run: () =>
    withProduct(
      async ({ baseUrl, pool }) => {
        const owner = await makeOwner(baseUrl, 'owner@example.org');
        const courseId = await fillCourse(pool, owner.email, openCourse);
        const setup = { baseUrl, pool, owner, courseId };
        const rows = [await saving(setup), await opening(setup)];
        const publications: Publication[] = [];
        for (const size of published) publications.push(await publishing(setup, size));
        return [...rows, ...publications.flatMap(publicationRows), linearRow(publications)];
      },
      { connections },
    ),
};

type Place = { baseUrl: string; pool: pg.Pool; owner: Owner; courseId: string };

const contentOf = (count: number) => ({
  content: `<p>${'Hände übertragen, was niemand sieht. '.repeat(14)}${count}</p>`,
});

async function saving(place: Place): Promise<Row> {
  const { baseUrl, pool, owner, courseId } = place;
  const blocks = await textBlocks(pool, courseId, connections * 2);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const viaHttp = (mine: BlockRow[]) => {
    const save = async (count: number) => {
      const block = mine[count % mine.length];
      if (block === undefined) return;
      mine.splice(count % mine.length, 1);
      const json = {
        courseId,
        blockId: block.id,
        revision: block.revision,
        block: { type: 'text', content: contentOf(count) },
      };
      const call = {
        path: '/trpc/editor.saveBlock',
        method: 'POST' as const,
        body: JSON.stringify({ json }),
        cookie: owner.cookie,
      };
      const { status, body } = await exchange(baseUrl, agent, call);
      if (status !== 200) throw new Error(`${status} ${body}`);
      mine.push({ ...block, revision: (JSON.parse(body) as Saved).result.data.json.revision });
    };
    return repeatedly(save, { connections, seconds });
  };
  const bare = bareStatements(pool, await sessionOf(place));
  const viaSql = (mine: BlockRow[]) =>
    repeatedly(
      async (count) => {
        const block = mine.shift();
        if (block === undefined) return;
        mine.push({ ...block, revision: await bare.save({ courseId, block, content: contentOf(count) }) });
      },
      { connections, seconds },
    );
  const row = await interleaved('save of a block', {
    ours: () => viaHttp(blocks.slice(0, connections)),
    floor: () => viaSql(blocks.slice(connections)),
    refresh: async () => void blocks.splice(0, blocks.length, ...(await textBlocks(pool, courseId, connections * 2))),
  });
  agent.destroy();
  return row;
}

type Saved = { result: { data: { json: { revision: string } } } };

async function opening(place: Place): Promise<Row> {
  const { baseUrl, pool, owner, courseId } = place;
  const [block] = await textBlocks(pool, courseId, 1);
  const lessonId = block?.lessonId ?? '';
  const input = encodeURIComponent(JSON.stringify({ 0: { json: { courseId } }, 1: { json: { courseId, lessonId } } }));
  const path = `/trpc/editor.course,editor.lesson?batch=1&input=${input}`;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const open = async () => {
    const { status } = await exchange(baseUrl, agent, { path, cookie: owner.cookie });
    if (status !== 200) throw new Error(String(status));
  };
  const bare = bareStatements(pool, await sessionOf(place));
  const row = await interleaved('opening the editor', {
    ours: () => repeatedly(open, { connections, seconds }),
    floor: () => repeatedly(() => bare.open({ courseId, lessonId }), { connections, seconds }),
    refresh: async () => undefined,
  });
  agent.destroy();
  return row;
}

type Contest = { ours: () => Promise<Load>; floor: () => Promise<Load>; refresh: () => Promise<void> };

async function interleaved(label: string, { ours, floor, refresh }: Contest): Promise<Row> {
  const [own, bare]: [Load[], Load[]] = [[], []];
  for (let round = -1; round < rounds; round++) {
    await refresh();
    const [one, other] = [await ours(), await floor()];
    if (round < 0) continue;
    own.push(one);
    bare.push(other);
  }
  const [middle, middleBare] = [middleOf(own), middleOf(bare)];
  const ratio = middle.perSecond / middleBare.perSecond;
  return {
    label: `${label}, per second (p50), bare, ratio`,
    value: `${Math.round(middle.perSecond)} (${middle.p50Ms.toFixed(1)} ms)  ${Math.round(middleBare.perSecond)}  ${ratio.toFixed(2)}`,
    limit: `at least ${minRatio}`,
    ok: ratio >= minRatio,
  };
}

type Publication = { blocks: number; limitMs: number | undefined; ms: number; bareMs: number };

async function publishing(place: Place, { limitMs, ...size }: (typeof published)[number]): Promise<Publication> {
  const { baseUrl, pool, owner } = place;
  const courseId = await fillCourse(pool, owner.email, size);
  const [own, bare]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    own.push(await timed(() => post({ baseUrl, cookie: owner.cookie }, 'publishing.publish', { courseId })));
    bare.push(await timed(() => publishBare(place, courseId)));
  }
  const blocks = size.modules * size.lessonsInModule * size.blocksInLesson;
  return { blocks, limitMs, ms: median(own), bareMs: median(bare) };
}

async function timed(task: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await task();
  return performance.now() - began;
}

async function publishBare({ pool, owner }: Place, courseId: string): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ number: number; userId: string }>(
      `select c.version + 1 as number, p.user_id as "userId" from courses c, profiles p
        where c.id = $1 and p.email = $2 for update of c`,
      [courseId, owner.email],
    );
    const { number, userId } = rows[0] ?? { number: 0, userId: '' };
    const { text, values } = publicationStatement({ courseId, number, userId, now: new Date() });
    await client.query(text, values);
    await client.query('update courses set version = $2, published_revision = revision where id = $1', [
      courseId,
      number,
    ]);
    await client.query('commit');
  } finally {
    client.release();
  }
}

function publicationRows({ blocks, limitMs, ms, bareMs }: Publication): Row[] {
  const label = `publishing ${blocks.toLocaleString('en')} blocks`;
  const value = `${ms.toFixed(0)} ms, ${perThousand({ blocks, ms }).toFixed(1)} ms per thousand`;
  const row = limitMs === undefined ? {} : { limit: `below ${limitMs} ms`, ok: ms < limitMs };
  return [
    { label, value, ...row },
    { label: `${label}, bare, ratio`, value: `${bareMs.toFixed(0)} ms  ${(ms / bareMs).toFixed(2)}` },
  ];
}

const perThousand = ({ blocks, ms }: Pick<Publication, 'blocks' | 'ms'>): number => (ms / blocks) * 1_000;

/** 2.5 times the blocks may take at most twice the time per block. */
function linearRow(publications: readonly Publication[]): Row {
  const [, middle, largest] = publications;
  if (middle === undefined || largest === undefined) throw new Error('three sizes are required');
  const ratio = perThousand(largest) / perThousand(middle);
  return {
    label: `linear: ${largest.blocks.toLocaleString('en')} blocks, time per block relative to ${middle.blocks.toLocaleString('en')}`,
    value: `${ratio.toFixed(2)} times`,
    limit: 'at most 2 times',
    ok: ratio <= 2,
  };
}

async function sessionOf({ owner }: Place): Promise<{ sessionHash: string }> {
  return { sessionHash: hashToken(owner.cookie.split('=')[1] ?? '') };
}
