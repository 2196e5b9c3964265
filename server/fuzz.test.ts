import { Agent, request as httpRequest } from 'node:http';
import superjson from 'superjson';
import { beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { allowedRoles, procedureActions, type Role } from '#shared/permissions.ts';
import { appRouter } from './router.ts';
import { testApp } from './testing/app.ts';
import { fromSchema, randomFrom, type World } from './testing/fuzz/from-schema.ts';
import { oddTexts, oddWires } from './testing/fuzz/odd-values.ts';
import { type FuzzWorld, makeFuzzWorld, worldNow } from './testing/fuzz/world.ts';
import type { Person } from './testing/people.ts';
import { cookieFor } from './testing/uploads.ts';

const app = testApp({ server: true });
const random = randomFrom();
let world: FuzzWorld;
beforeAll(async () => {
  world = await makeFuzzWorld(app());
});

type Procedure = { _def: { type: 'query' | 'mutation' | 'subscription'; inputs: readonly z.ZodType[] } };
/** Procedures that end memberships and accounts run last, so that the others are called with valid permissions. */
const late =
  /\.(leave|remove|transferOwnership|changeRole|delete|create|register|accept|updateSettings|lock)$|^account\.|^auth\./;
const last = 'account.changeType';
const orderOf = (path: string): number => (path === last ? 2 : Number(late.test(path)));
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>)
  .map(([path, { _def }]) => ({ path, type: _def.type, schema: _def.inputs[0] }))
  .toSorted((a, b) => orderOf(a.path) - orderOf(b.path));
type Probe = (typeof procedures)[number];

const drawsEach = 5;
const sampleEvery = 12;
const batch = 10;
const longestAddress = 12_000;

type CallAnswer = { error?: { json?: { data?: { httpStatus?: number; rule?: string; fieldErrors?: object } } } };
const troubles: string[] = [];
const reached = new Set<string>();
const tried = new Set<string>();

const agent = new Agent({ keepAlive: true });

type LeanRequest = { method: string; headers: Record<string, string>; body?: string };

function leanRequest(url: string, { body, ...options }: LeanRequest): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(url, { ...options, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => {
        text += part;
      });
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    sent.on('error', reject);
    sent.end(body);
  });
}

type Call = readonly [path: string, body: string | undefined];

function send([path, body]: Call, cookie: string | null): Promise<{ status: number; text: string }> {
  const from = [10, random.below(256), random.below(256), 1 + random.below(250)].join('.');
  const headers = {
    'content-type': 'application/json',
    origin: app().baseUrl,
    'x-forwarded-for': from,
    ...(cookie === null ? {} : { cookie }),
  };
  const method = body === undefined ? 'GET' : 'POST';
  return leanRequest(`${app().baseUrl}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
}

const request = ({ type, path }: Probe, input: string, query = ''): Call =>
  type === 'mutation'
    ? [`/trpc/${path}?${query}`, input]
    : [`/trpc/${path}?${query}&input=${encodeURIComponent(input)}`, undefined];

type Sending = { wires: readonly string[]; cookie: string | null; atOnce: number };

async function probe(procedure: Probe, { wires, cookie, atOnce }: Sending): Promise<void> {
  for (let from = 0; from < wires.length; from += atOnce) {
    const part = wires.slice(from, from + atOnce);
    const path = part.map(() => procedure.path).join(',');
    const body = `{${part.map((wire, index) => `"${index}":${wire}`).join(',')}}`;
    const call = request({ ...procedure, path }, body, 'batch=1');
    if (call[0].length > longestAddress) continue;
    const { status, text } = await send(call, cookie);
    const answers = parseAnswers(text);
    for (const [index, answer] of answers.entries()) {
      const failed = answer.error?.json?.data;
      if ((failed?.httpStatus ?? 0) >= 500)
        troubles.push(`${procedure.path} ${part[index]?.slice(0, 400)}: ${failed?.rule}`);
      const isRefused = failed?.rule === 'FORBIDDEN' || failed?.rule === 'NOT_SIGNED_IN';
      const isUnfit = failed?.rule === 'INVALID_INPUT' && Object.keys(failed.fieldErrors ?? {}).length > 0;
      if (!isRefused && !isUnfit) reached.add(procedure.path);
    }
    if (status >= 500 && answers.length === 0) troubles.push(`${procedure.path} ${body.slice(0, 400)}: ${status}`);
  }
}

function parseAnswers(text: string): CallAnswer[] {
  try {
    const parsed: unknown = JSON.parse(text);
    return Array.isArray(parsed) ? (parsed as CallAnswer[]) : [];
  } catch {
    return [];
  }
}

function arrives(wire: string): boolean {
  if (wire.length > longestAddress) return false;
  try {
    superjson.deserialize(JSON.parse(wire));
    return true;
  } catch {
    return false;
  }
}
const { true: arriving = [], false: others = [] } = Object.groupBy(oddWires, (wire) => `${arrives(wire)}`);
const { true: large = [], false: broken = [] } = Object.groupBy(others, (wire) => `${wire.length > longestAddress}`);

const drawn = (schema: z.ZodType | undefined, known: World): string =>
  schema === undefined
    ? '{"json":null}'
    : JSON.stringify(superjson.serialize(fromSchema(schema, { random, world: known, name: '' })));

async function probeAll(role: Role, person: Person | null): Promise<void> {
  const lookAround = async () => ({ cookie: await cookieFor(app(), person), known: await worldNow(app(), world) });
  let surroundings = await lookAround();
  let isStale = false;
  for (const [index, procedure] of procedures.entries()) {
    const { path } = procedure;
    const action = procedureActions[path];
    const mayCall = action !== undefined && (allowedRoles[action] as readonly Role[]).includes(role);
    if (isStale) surroundings = await lookAround();
    isStale = mayCall && procedure.type === 'mutation';
    const { cookie, known } = surroundings;
    const draws = mayCall ? drawsEach : 1;
    const wires = Array.from({ length: draws }, () => drawn(procedure.schema, known));
    await probe(procedure, { wires, cookie, atOnce: batch });
    if (!mayCall || tried.has(path)) {
      await probe(procedure, { wires: [random.pick(oddWires)], cookie, atOnce: 1 });
      continue;
    }
    await probe(procedure, { wires: arriving, cookie, atOnce: batch });
    await probe(procedure, { wires: large, cookie, atOnce: 1 });
    if (index % sampleEvery === 0) {
      await probe(procedure, { wires: broken, cookie, atOnce: 1 });
      await probeTexts(procedure, cookie);
    }
    tried.add(path);
  }
}

async function probeTexts(procedure: Probe, cookie: string | null): Promise<void> {
  for (const text of oddTexts) {
    const { status } = await send(request(procedure, text), cookie);
    if (status >= 500) troubles.push(`${procedure.path} ${text}: ${status}`);
  }
}

const unexpected = (): string[] =>
  app()
    .logged()
    .split('\n')
    .filter((line) => line.includes('unexpected error'))
    .map((line) => line.slice(0, 1500));

test('no input causes a server error in any procedure', async () => {
  const { crew, applicant, unattached, admin } = world;
  const people: Array<[Role, Person | null]> = [
    ['visitor', null],
    ['applicant', applicant],
    ['editor', crew.editor],
    ['owner', crew.owner],
    ['platformAdmin', admin],
    ['unattached', unattached],
  ];
  for (const [role, person] of people) await probeAll(role, person);
  expect(troubles).toEqual([]);
  expect(unexpected()).toEqual([]);
  const never = procedures.filter(({ path, type }) => type !== 'subscription' && !reached.has(path));
  expect(never.map(({ path }) => path)).toEqual([]);
  expect(procedures.filter(({ path }) => !tried.has(path))).toEqual([]);
}, 180_000);
