/**
 * Most important rule: no response to a company reveals anything about a person without a release. Calls every
 * procedure and route of the company side with people in every state and searches all responses for forbidden data.
 */
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { may, procedureActions, routeActions } from '#shared/permissions.ts';
import { pseudonymWords } from '#shared/releases/pseudonym-words.ts';
import { appRouter } from './router.ts';
import { testApp } from './testing/app.ts';
import { pdfText } from './testing/pdf-text.ts';
import { contextFor } from './testing/people.ts';
import {
  makeReleaseScenario,
  type ReleasedPerson,
  type ReleaseScenario,
  valueWords,
  visibilityByState,
} from './testing/released-people.ts';
import { cookieFor } from './testing/uploads.ts';

const app = testApp({ server: true });
let stage: ReleaseScenario;
beforeAll(async () => {
  stage = await makeReleaseScenario(app());
});

type Ids = { jobId: string; releaseId: string; applicationId: string; personId: string; messageId: string };
type Call = { path: string; input: unknown };

const someText = 'Guten Tag, wir haben Ihr Profil gesehen und möchten uns gern vorstellen.';

const callsWith = (ids: Ids): Call[] => {
  const { jobId, releaseId, applicationId, personId, messageId } = ids;
  return [
    { path: 'foundPeople.person', input: { jobId, personId } },
    { path: 'candidates.candidate', input: { releaseId } },
    { path: 'candidates.candidate', input: { releaseId, jobId } },
    { path: 'candidates.compare', input: { releaseIds: [releaseId, randomUUID()] } },
    { path: 'candidates.entries', input: { releaseId } },
    { path: 'candidates.conversation', input: { releaseId } },
    { path: 'candidates.addNote', input: { releaseId, text: 'Ruft am Montag an.' } },
    { path: 'candidates.removeNote', input: { releaseId, noteId: randomUUID() } },
    { path: 'candidates.send', input: { releaseId, text: someText } },
    { path: 'board.move', input: { applicationId, from: 'applied', to: 'reviewing' } },
    { path: 'foundPeople.ask', input: { jobId, personId, text: someText } },
    { path: 'candidates.report', input: { releaseId, messageId, reason: 'Unfreundlich.' } },
    { path: 'candidates.close', input: { releaseId, isClosed: true } },
  ];
};

const lists = (jobId: string): Call[] => [
  { path: 'foundPeople.page', input: { jobId } },
  { path: 'foundPeople.page', input: { jobId, order: 'group' } },
  { path: 'foundPeople.sent', input: {} },
  { path: 'board.ofJob', input: { jobId } },
  ...(['applied', 'reviewing', 'withdrawn'] as const).map((status) => ({
    path: 'board.column',
    input: { jobId, status },
  })),
  { path: 'candidates.page', input: {} },
  { path: 'candidates.page', input: { jobId, sort: 'match' } },
  { path: 'candidates.page', input: { tab: 'top' } },
  { path: 'candidates.page', input: { tab: 'recent' } },
  { path: 'candidates.page', input: { search: 'zz' } },
  ...['any', 'none', 'applied', 'withdrawn'].map((status) => ({ path: 'candidates.page', input: { status } })),
  { path: 'candidates.counts', input: {} },
  { path: 'candidates.counts', input: { jobId } },
  { path: 'candidates.jobs', input: undefined },
  { path: 'candidates.statistics', input: { whose: 'candidates' } },
  { path: 'candidates.statistics', input: { whose: 'team' } },
];

const subscriptions = ['candidates.changes'];

async function call(caller: unknown, { path, input }: Call): Promise<{ answer: string; code: string | null }> {
  const procedure = path.split('.').reduce((node, key) => (node as Record<string, unknown>)[key], caller) as (
    input: unknown,
  ) => Promise<unknown>;
  try {
    return { answer: JSON.stringify(await procedure(input)) ?? '', code: null };
  } catch (error) {
    const { cause, message } = error as { cause?: { code?: string; details?: unknown }; message: string };
    return { answer: `${message} ${JSON.stringify(cause?.details ?? null)}`, code: cause?.code ?? message };
  }
}

const idsOf = ({ releaseId, applicationId, personId, messageId }: ReleasedPerson): Ids => ({
  jobId: stage.jobId,
  releaseId: releaseId ?? randomUUID(),
  applicationId: applicationId ?? randomUUID(),
  personId: personId ?? randomUUID(),
  messageId: messageId ?? randomUUID(),
});

const unknownIds = (): Ids => ({
  jobId: stage.jobId,
  releaseId: randomUUID(),
  applicationId: randomUUID(),
  personId: randomUUID(),
  messageId: randomUUID(),
});

function leaksIn(text: string): string[] {
  return stage.people.flatMap(({ state, marks, userId, email }) => {
    const known = visibilityByState[state];
    const identity = known === 'all' ? [userId] : [...marks.identity, email, userId, `Antwort ${state}x`];
    const results = known === 'nothing' ? [...marks.values, `Antwort ${state}`, `Nachricht ${state}`] : [];
    return [...identity, ...results].filter((word) => text.includes(word)).map((word) => `${state}: ${word}`);
  });
}

test('no value of the scenario is part of a pseudonym, which would look like a leak', () => {
  const words = [...pseudonymWords.adjectives, ...pseudonymWords.nouns].join(' ').toLowerCase();
  expect(valueWords.filter((value) => words.includes(value.toLowerCase()))).toEqual([]);
});

test('covers every procedure of the company side', () => {
  const walked = new Set([...lists(''), ...callsWith(unknownIds())].map(({ path }) => path).concat(subscriptions));
  const expected = Object.keys(appRouter._def.procedures).filter((path) => procedureActions[path] === 'candidate.read');
  expect([...walked].sort()).toEqual(expected.sort());
});

test.each(['owner', 'admin'] as const)('no call by the %s of the company reveals unreleased data', async (role) => {
  const { caller } = stage.crew[role];
  const leaksByCall: Record<string, string[]> = {};
  for (const one of [...lists(stage.jobId), ...stage.people.flatMap((person) => callsWith(idsOf(person)))]) {
    const { answer } = await call(caller, one);
    const leaks = leaksIn(answer);
    if (leaks.length > 0) leaksByCall[`${one.path} ${JSON.stringify(one.input)}`] = leaks;
  }
  expect(leaksByCall).toEqual({});
});

test('the lists contain exactly the people whom the company may see', async () => {
  const { caller } = stage.crew.owner;
  const { candidates } = await caller.candidates.page({});
  expect(candidates.map(({ releaseId }) => releaseId).sort()).toEqual(
    stage.people
      .filter(({ state }) => state === 'named' || state === 'anonymous')
      .map(({ releaseId }) => releaseId)
      .sort(),
  );
  expect(await caller.candidates.counts({})).toMatchObject({ candidates: 2 });
  const { people } = await caller.foundPeople.page({ jobId: stage.jobId });
  expect(people.map(({ personId }) => personId)).toEqual(
    stage.people.filter(({ state }) => state === 'found').map(({ personId }) => personId),
  );
  const board = await caller.board.ofJob({ jobId: stage.jobId });
  const cards = Object.values(board.columns).flatMap((column) => column.cards);
  expect(cards.map(({ applicationId }) => applicationId).sort()).toEqual(
    stage.people
      .filter(({ state }) => state === 'named' || state === 'anonymous')
      .map(({ applicationId }) => applicationId)
      .sort(),
  );
  expect(Object.values(board.columns).reduce((sum, { count }) => sum + count, 0)).toBe(2);
});

function keysOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((entry) => keysOf(entry, `${path}[]`));
  if (typeof value !== 'object' || value === null || value instanceof Date) return [path];
  const entries = Object.entries(value);
  return entries.flatMap(([key, entry]) => keysOf(entry, path === '' ? key : `${path}.${key}`));
}
const distinct = (keys: string[]) => [...new Set(keys)].sort();

const pseudonym = /^[A-ZÄÖÜ][a-zäöüß]+ [A-ZÄÖÜ][a-zäöüß]+ \d{3}$/;
const resultKeys = [
  ...['isLimited', 'name', 'scope', 'skills.month', 'skills.size', 'values.month'],
  ...['high', 'isShared', 'low', 'name', 'rank', 'skillId'].map((key) => `skills.ranked[].${key}`),
  ...['isShared', 'rank', 'value'].map((key) => `values.ranked[].${key}`),
];
const anonymousKeys = [
  ...['contact', 'isLimited', 'name', 'profile', 'scope', 'values[]'],
  ...['group', 'name', 'skillId'].map((key) => `skills[].${key}`),
];
const coarseKeys = ['basis', 'high', 'low', 'match'];

test('anonymous scope reveals only groups, shared values, a coarse match, a pseudonym and the month', async () => {
  const { caller } = stage.crew.owner;
  const of = (state: ReleasedPerson['state']) => stage.people.find((person) => person.state === state);
  const { view, match, releasedOn } = await caller.candidates.candidate({
    releaseId: of('anonymous')?.releaseId ?? '',
  });
  const found = await caller.foundPeople.person({ jobId: stage.jobId, personId: of('found')?.personId ?? '' });
  for (const shown of [view, found.view]) {
    expect(distinct(keysOf({ ...shown, values: [''] }))).toEqual(distinct(anonymousKeys));
    expect([shown.contact, shown.profile, shown.scope]).toEqual([null, null, 'anonymous']);
    expect(shown.name).toMatch(pseudonym);
  }
  expect(distinct(keysOf(match))).toEqual(coarseKeys);
  expect(distinct(keysOf(found.match))).toEqual([...coarseKeys, 'jobId', 'title'].sort());
  for (const shown of [match, found.match])
    for (const figure of [shown?.match, shown?.low, shown?.high]) expect((figure ?? 1) % 5).toBe(0);
  expect(releasedOn).toMatch(/^\d{4}-\d{2}$/);
});

test('scope with name and profile reveals exactly what the person confirmed', async () => {
  const person = stage.people.find(({ state }) => state === 'named');
  const { view } = await stage.crew.owner.caller.candidates.candidate({ releaseId: person?.releaseId ?? '' });
  const profileKeys = [
    ...['bio', 'location'].map((key) => `profile.${key}`),
    ...['company', 'description', 'entryId', 'from', 'title', 'to'].map((key) => `profile.experience[].${key}`),
    ...['degree', 'entryId', 'field', 'institution', 'year'].map((key) => `profile.education[].${key}`),
  ];
  expect(distinct(keysOf(view))).toEqual(distinct([...resultKeys, ...profileKeys, 'contact.email', 'contact.phone']));
  expect(view).toMatchObject({
    name: 'Vorzznamed Nachzznamed',
    contact: { email: 'zznamed@person.example', phone: '0zznamed' },
    profile: { location: 'Ort zznamed', bio: 'Text zznamed', experience: [{ title: 'Beruf zznamed' }] },
  });
});

test('every call refuses hidden people exactly like unknown ids', async () => {
  const { caller } = stage.crew.owner;
  const expected = await Promise.all(callsWith(unknownIds()).map((one) => call(caller, one)));
  expect(new Set(expected.map(({ code }) => code))).toEqual(new Set(['NOT_FOUND']));
  for (const person of stage.people) {
    if (visibilityByState[person.state] !== 'nothing') continue;
    const refused = await Promise.all(callsWith(idsOf(person)).map((one) => call(caller, one)));
    expect([person.state, refused]).toEqual([person.state, expected]);
  }
});

test('another company gets nothing with the ids of this one', async () => {
  const expected = await Promise.all(callsWith(unknownIds()).map((one) => call(stage.other.owner.caller, one)));
  for (const person of stage.people) {
    if (person.state === 'elsewhere') continue;
    const refused = await Promise.all(callsWith(idsOf(person)).map((one) => call(stage.other.owner.caller, one)));
    expect([person.state, refused]).toEqual([person.state, expected]);
  }
});

test('export and report contain no unreleased data', async () => {
  const routes = Object.entries(routeActions).filter(([, action]) => action === 'candidate.read');
  expect(routes.map(([name]) => name).sort()).toEqual(['GET /candidates/export.csv', 'GET /candidates/report.pdf']);
  const cookie = await cookieFor(app(), stage.crew.owner);
  const get = (path: string) => fetch(`${app().baseUrl}${path}`, { headers: { cookie: cookie ?? '' } });
  const csv = await (await get('/candidates/export.csv')).text();
  expect(csv).toContain('zznamed');
  expect(leaksIn(csv)).toEqual([]);
  for (const { state, releaseId } of stage.people) {
    if (releaseId === null) continue;
    const answer = await get(`/candidates/report.pdf?ids=${releaseId}`);
    const isKnown = state === 'named' || state === 'anonymous';
    expect([state, answer.status]).toEqual([state, isKnown ? 200 : 404]);
    const text = isKnown ? pdfText(Buffer.from(await answer.arrayBuffer())) : await answer.text();
    expect(leaksIn(text)).toEqual([]);
  }
});

test('all other queries of the company reveal nothing about these people either', async () => {
  const { user } = await contextFor(app(), stage.crew.owner);
  const { caller } = stage.crew.owner;
  type Definition = { _def: { type: string } };
  const others = Object.entries(appRouter._def.procedures as unknown as Record<string, Definition>).filter(
    ([path, { _def }]) => {
      const action = procedureActions[path];
      return _def.type === 'query' && action !== undefined && action !== 'candidate.read' && may(user, action);
    },
  );
  const leaksByCall: Record<string, string[]> = {};
  for (const [path] of others)
    for (const input of [undefined, {}, { jobId: stage.jobId }, { search: 'zz' }]) {
      const leaks = leaksIn((await call(caller, { path, input })).answer);
      if (leaks.length > 0) leaksByCall[path] = leaks;
    }
  expect(leaksByCall).toEqual({});
});
