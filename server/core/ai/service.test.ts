import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { openAiEndpoint } from '../../testing/ai-endpoint.ts';
import type { Misbehaviour } from '../../testing/ai-misbehaviour.ts';
import { testApp } from '../../testing/app.ts';
import type { RuleError } from '../errors.ts';
import { writeCheck } from './ai-settings.ts';
import type { AiService, TextRequest } from './port.ts';
import { openAiService } from './service.ts';

const endpoint = await openAiEndpoint();
const app = testApp({ mail: false, settings: endpoint.settings });
afterAll(endpoint.close);

const schema = z.strictObject({ title: z.string().max(200), words: z.array(z.string()).max(20) });
const good = { title: 'Brandschutz', words: ['Löscher', 'Fluchtweg'] };
const pausesMs = [1, 1];
const key = endpoint.settings.AI_API_KEY;

async function service(retryPolicy = { firstByteMs: 5_000, totalMs: 10_000, pausesMs }): Promise<AiService> {
  const opened = await openAiService(app(), retryPolicy);
  if (opened === null) throw new Error('there is no endpoint');
  return opened;
}

const question = (): TextRequest<z.infer<typeof schema>> => ({
  name: 'course_plan',
  schema,
  system: 'You plan courses.',
  prompt: 'Plane einen Kurs über Brandschutz.',
  maxOutputTokens: 1_000,
  signal: new AbortController().signal,
  orgId: null,
});

beforeEach(async () => {
  endpoint.reset();
  endpoint.answer(() => good);
  await app().db.prisma.aiUsage.deleteMany();
});

const reservations = () => app().db.prisma.aiReservation.count();
const used = async () => Number((await app().db.prisma.aiUsage.aggregate({ _sum: { used: true } }))._sum.used ?? 0);

const refusalOf = (asked: Promise<unknown>): Promise<RuleError> =>
  asked.then(
    () => expect.unreachable(),
    (error) => error,
  );

test('requests an answer with schema, model and key, and returns it in that shape', async () => {
  expect(await (await service()).ask(question())).toEqual(good);
  const [request] = endpoint.requests;
  expect(request).toMatchObject({ name: 'course_plan', format: 'json_schema', system: 'You plan courses.' });
  expect(request?.body).toMatchObject({ model: 'test-model', max_tokens: 1_000 });
  expect(request?.body['response_format']).toMatchObject({ json_schema: { strict: true } });
  expect(request?.headers.authorization).toBe(`Bearer ${key}`);
  expect(await used()).toBe(200);
  expect(await reservations()).toBe(0);
});

test.each(['?api-version=2024-10-21&tier=a%26b', '/?api-version=2024-10-21&tier=a%26b'])(
  'an address that ends in %s keeps its query after the path',
  async (end) => {
    const needs = { ...app(), env: { ...app().env, AI_BASE_URL: `${endpoint.url}${end}` } };
    expect(await (await openAiService(needs))?.ask(question())).toEqual(good);
    expect(endpoint.requests[0]?.path).toBe('/v1/chat/completions?api-version=2024-10-21&tier=a%26b');
  },
);

const readAnyway: Misbehaviour[] = [
  'fenced',
  'prose',
  'thinking',
  'unclosed',
  'inParts',
  'wrongContentType',
  'noUsage',
  'oddUsage',
];
test.each(readAnyway)('%s: reads the answer after one request', async (how) => {
  endpoint.misbehave(how);
  expect(await (await service()).ask(question())).toEqual(good);
  expect(endpoint.requests).toHaveLength(1);
  expect(await used()).toBeGreaterThan(20);
});

test('removes characters that texts may not contain', async () => {
  endpoint.misbehave('brokenText');
  expect((await (await service()).ask(question())).title).toBe('\ufffdBrandschutz');
});

describe('formats', () => {
  const formats = () => endpoint.requests.map(({ format }) => format);

  test.each([
    ['noJsonSchema', ['json_schema', 'json_object']],
    ['noResponseFormat', ['json_schema', 'json_object', null]],
  ] as const)('%s: falls back to a lower format with the schema in the prompt and remembers it', async (how, tried) => {
    endpoint.misbehave(how);
    const asked = await service();
    expect(await asked.ask(question())).toEqual(good);
    expect(formats()).toEqual(tried);
    expect(endpoint.requests.at(-1)?.system).toContain('"maxLength":200');
    endpoint.reset();
    endpoint.misbehave(how);
    await asked.ask(question());
    expect(formats()).toEqual([tried.at(-1)]);
    expect(await used()).toBe(400);
  });

  test('another process starts with the format of the last check of this endpoint', async () => {
    endpoint.misbehave('noJsonSchema');
    const { host, model, check } = await service();
    endpoint.answer(({ name }) => (name === 'course_plan' ? good : { colour_name: 'Rot', is_warm: true }));
    const found = await check(AbortSignal.timeout(5_000));
    const by = { updatedBy: null, updatedAt: app().clock.now() };
    await writeCheck(app().db.prisma, { ...found, host, model: 'another' }, by);
    endpoint.requests.length = 0;
    await (await service()).ask(question());
    expect(formats()).toEqual(['json_schema', 'json_object']);
    await writeCheck(app().db.prisma, { ...found, host, model }, by);
    await (await service()).ask(question());
    expect(formats().slice(2)).toEqual(['json_object']);
    await app().db.prisma.installationSetting.deleteMany();
  });

  test('puts the schema into the prompt if the endpoint accepts it but ignores it', async () => {
    endpoint.misbehave('ignoresSchema', 1);
    const asked = await service();
    expect(await asked.ask(question())).toEqual(good);
    expect(formats()).toEqual(['json_schema', 'json_object']);
    expect(endpoint.requests[1]?.system).toContain('called "course_plan"');
  });

  test('uses the other token limit parameter if the model requires it', async () => {
    endpoint.misbehave('wantsCompletionTokens');
    const asked = await service();
    expect(await asked.ask(question())).toEqual(good);
    expect(endpoint.requests[1]?.body).toMatchObject({ max_completion_tokens: 1_000 });
    expect(endpoint.requests[1]?.format).toBe('json_schema');
    await asked.ask(question());
    expect(endpoint.requests).toHaveLength(3);
  });
});

describe('repair', () => {
  test.each(['half', 'wrongTypes', 'empty', 'cutOff'] as const)(
    '%s: asks once more and names the faults',
    async (how) => {
      if (how === 'cutOff') endpoint.answer(() => (endpoint.requests.length === 1 ? '{"title": "Brand' : good));
      endpoint.misbehave(how, 1);
      expect(await (await service()).ask(question())).toEqual(good);
      expect(endpoint.requests).toHaveLength(2);
      expect(endpoint.requests[1]?.prompt).toContain('cannot be used');
      if (how === 'wrongTypes')
        expect(endpoint.requests[1]?.prompt).toMatch(/Unrecognized key: "wrong"[\s\S]*at title/);
      if (how === 'cutOff') expect(endpoint.requests[1]?.prompt).toContain('cut off');
    },
  );

  test.each(['half', 'wrongTypes', 'empty', 'ignoresSchema'] as const)('%s twice is refused', async (how) => {
    endpoint.misbehave(how);
    expect((await refusalOf((await service()).ask(question()))).code).toBe('AI_ANSWER_UNUSABLE');
    expect(endpoint.requests).toHaveLength(2);
    expect(await used()).toBe(400);
  });

  test('does not read an answer far longer than requested', async () => {
    endpoint.answer(() => ({ title: 'x', words: ['y'.repeat(20_000)] }));
    expect((await refusalOf((await service()).ask(question()))).code).toBe('AI_ANSWER_UNUSABLE');
  });

  test('an answer of thousands of brackets does not block the event loop', async () => {
    endpoint.answer(() => '['.repeat(15_000));
    expect((await refusalOf((await service()).ask(question()))).code).toBe('AI_ANSWER_UNUSABLE');
  });
});

describe('refusals', () => {
  test.each([
    ['quota', 'AI_QUOTA', 1],
    ['keyRefused', 'AI_KEY_REFUSED', 1],
    ['forbidden', 'AI_KEY_REFUSED', 1],
    ['unknownModel', 'AI_UNREACHABLE', 3],
    ['broken', 'AI_UNREACHABLE', 3],
    ['errorInside', 'AI_UNREACHABLE', 3],
    ['redirect', 'AI_UNREACHABLE', 1],
    ['html', 'AI_UNREACHABLE', 1],
    ['reset', 'AI_UNREACHABLE', 3],
    ['resetInTheMiddle', 'AI_UNREACHABLE', 3],
  ] as const)('%s: %s', async (how, code, requests) => {
    endpoint.misbehave(how);
    const refusal = await refusalOf((await service()).ask(question()));
    expect(refusal.code).toBe(code);
    expect(refusal.details).toEqual({});
    expect(endpoint.requests).toHaveLength(requests);
    expect(await reservations()).toBe(0);
  });

  test('does not report a failure if the second attempt succeeds', async () => {
    endpoint.misbehave('resetInTheMiddle', 1);
    expect(await (await service()).ask(question())).toEqual(good);
  });

  test('waits for the second that the endpoint asks for', async () => {
    endpoint.misbehave('busyForASecond', 1);
    const begun = performance.now();
    expect(await (await service()).ask(question())).toEqual(good);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(990);
  });

  test.each([
    ['busyForMinutes', 300, 300],
    ['busyUntilADate', 500, 601],
  ] as const)('%s: reports the waiting time to the person', async (how, least, most) => {
    app().clock.set(new Date());
    endpoint.misbehave(how);
    const { code, details } = await refusalOf((await service()).ask(question()));
    expect(code).toBe('AI_BUSY');
    expect(details['retryAfterSeconds']).toBeGreaterThanOrEqual(least);
    expect(details['retryAfterSeconds']).toBeLessThanOrEqual(most);
    expect(endpoint.requests).toHaveLength(1);
    expect(await used()).toBe(0);
  });

  test.each(['hang', 'hangInTheMiddle'] as const)('%s: gives up after the timeout and does not retry', async (how) => {
    endpoint.misbehave(how);
    const refusal = await refusalOf((await service({ firstByteMs: 100, totalMs: 300, pausesMs })).ask(question()));
    expect(refusal.code).toBe('AI_UNREACHABLE');
    expect(endpoint.requests).toHaveLength(1);
    expect(await used()).toBeGreaterThan(1_000);
    expect(await reservations()).toBe(0);
  });

  test('stops reading an answer of 300 MB after a few', async () => {
    endpoint.misbehave('huge');
    const before = process.memoryUsage().rss;
    expect((await refusalOf((await service()).ask(question()))).code).toBe('AI_ANSWER_UNUSABLE');
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
    expect(endpoint.requests).toHaveLength(1);
  });

  test('reports an endpoint that does not listen', async () => {
    const closed = { ...app(), env: { ...app().env, AI_BASE_URL: 'http://127.0.0.1:9/v1' } };
    const opened = await openAiService(closed, { firstByteMs: 5_000, totalMs: 5_000, pausesMs });
    expect((await refusalOf(opened?.ask(question()) ?? Promise.resolve())).code).toBe('AI_UNREACHABLE');
  });

  test('the caller can abort with their own reason', async () => {
    endpoint.misbehave('hang');
    const giveUp = new AbortController();
    const reason = new Error('cancelled');
    const asked = refusalOf((await service()).ask({ ...question(), signal: giveUp.signal }));
    await expect.poll(() => endpoint.requests.length).toBe(1);
    giveUp.abort(reason);
    expect(await asked).toBe(reason);
    expect(await reservations()).toBe(0);
  });
});

test('neither log nor refusals contain the key or the question', async () => {
  const hows: Misbehaviour[] = ['keyRefused', 'quota', 'wrongTypes', 'html', 'broken'];
  for (const how of hows) {
    endpoint.misbehave(how);
    const refusal = await refusalOf((await service()).ask(question()));
    expect(JSON.stringify({ ...refusal, message: refusal.message, cause: refusal.cause })).not.toMatch(
      /sk-|Brandschutz/,
    );
  }
  expect(app().logged()).toContain('AI_KEY_REFUSED');
  expect(app().logged()).not.toContain(key.slice(0, 8));
  expect(app().logged()).not.toContain('Brandschutz');
});
