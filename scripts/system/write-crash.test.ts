import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { expect, onTestFinished, test } from 'vitest';
import type { AppRouter } from '../../server/router.ts';
import { openAiEndpoint } from '../../server/testing/ai-endpoint.ts';
import { makeOrderInput } from '../../server/testing/generation-orders.ts';
import { type Product, startProduct, stop, usedDataFolder } from './product.ts';
import { call, newAddress, password } from './sign-ups.ts';
import { waitUntil } from './wait-until.ts';

const titles = ['Messer führen', 'Messer reinigen', 'Messer schärfen', 'Messer aufbewahren'];

const plan = {
  title: 'Messer',
  modules: [titles.slice(0, 2), titles.slice(2)].map((lessons, index) => ({
    title: index === 0 ? 'Gebrauch' : 'Pflege',
    lessons: lessons.map((title) => ({ title, goal: `${title} können`, draws: [{ source: 'S1', from: 1, to: 1 }] })),
  })),
};
const lesson = {
  sections: [{ markdown: 'Die Klinge zeigt immer vom Körper weg.', source: '', place: 0, quote: '' }],
  questions: [],
};

async function signedIn(product: Product, email: string) {
  const answer = await call(product, 'auth.signIn', { email, password });
  const cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
  const headers = { cookie, origin: product.baseUrl };
  return createTRPCClient<AppRouter>({
    links: [httpLink<AppRouter>({ url: `${product.baseUrl}/trpc`, transformer: superjson, headers })],
  });
}

test('after kill -9 in the middle of a lesson, the next start writes the rest without duplicates', async () => {
  const endpoint = await openAiEndpoint();
  onTestFinished(endpoint.close);
  const settings = { ...endpoint.settings, DATA_DIR: await usedDataFolder(), DEMO: '0', LOG_LEVEL: 'silent' };
  let asked = 0;
  endpoint.answer(({ name }) => {
    if (name === 'course_plan') return plan;
    asked++;
    return asked === 2 ? new Promise(() => undefined) : lesson;
  });
  const product = await startProduct(settings);
  const email = newAddress();
  const person = { firstName: 'Anna', lastName: 'Beispiel', userType: 'company', email, password };
  expect((await call(product, 'auth.signUp', person)).ok).toBe(true);
  const before = await signedIn(product, email);
  await before.organisations.create.mutate({ name: 'Haus am See' });
  const { courseId } = await before.courses.create.mutate({ title: 'Messer' });
  await before.ai.order.mutate(makeOrderInput(courseId));
  await waitUntil('there is a plan', async () => (await before.ai.current.query({ courseId }))?.state === 'planned');
  const planned = await before.ai.current.query({ courseId });
  if (planned === null) throw new Error('there is no order');
  const { generationId, planRevision } = planned;
  await before.ai.write.mutate({ courseId, generationId, planRevision });
  await waitUntil('the second lesson is being written', () => asked === 2);
  const written = (await before.editor.course.query({ courseId })).modules.flatMap(({ lessons }) => lessons);
  expect(written.map(({ title }) => title)).toEqual(titles.slice(0, 1));
  await stop(product, 'SIGKILL');

  const next = await startProduct(settings);
  const after = await signedIn(next, email);
  await waitUntil('all is written', async () => (await after.ai.current.query({ courseId }))?.state === 'written');
  const { modules } = await after.editor.course.query({ courseId });
  expect(modules.map(({ title }) => title)).toEqual(['Gebrauch', 'Pflege']);
  expect(modules.flatMap(({ lessons }) => lessons.map(({ title }) => title))).toEqual(titles);
  expect(modules[0]?.lessons[0]?.lessonId).toBe(written[0]?.lessonId);
  expect(asked).toBe(titles.length + 1);
  expect((await stop(next)).code).toBe(0);
});
