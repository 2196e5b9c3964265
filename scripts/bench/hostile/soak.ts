import { randomInt } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { type Call, exchange } from '../load.ts';

type Place = { baseUrl: string; cookie: string; courseIds: readonly string[]; editedId: string };

const input = (value: object): string => encodeURIComponent(JSON.stringify({ json: value }));
const change = (procedure: string, value: object, cookie: string): Call => ({
  path: `/trpc/${procedure}`,
  method: 'POST',
  body: JSON.stringify({ json: value }),
  cookie,
});

const mix: ReadonlyArray<[weight: number, make: (place: Place) => Call]> = [
  [20, () => ({ path: '/api/courses' })],
  [8, () => ({ path: `/api/courses?search=${['hygiene', 'küche', 'pflege', 'logistik'][randomInt(4)]}` })],
  [20, ({ courseIds }) => ({ path: `/api/course/${courseIds[randomInt(courseIds.length)]}` })],
  [6, () => ({ path: '/' })],
  [10, ({ cookie }) => ({ path: '/trpc/auth.me', cookie })],
  [8, ({ cookie }) => ({ path: `/trpc/courses.page?input=${input({})}`, cookie })],
  [8, ({ cookie, editedId }) => ({ path: `/trpc/editor.course?input=${input({ courseId: editedId })}`, cookie })],
  [6, ({ cookie, editedId }) => change('editor.saveDraft', { courseId: editedId }, cookie)],
  [4, ({ cookie }) => ({ path: `/trpc/members.page?input=${input({})}`, cookie })],
  [4, () => ({ path: `/trpc/pages.page?input=${input({ slug: 'privacy' })}` })],
  [3, ({ cookie }) => ({ path: '/trpc/account.overview', cookie })],
  [3, () => ({ path: '/readyz' })],
];
const total = mix.reduce((sum, [weight]) => sum + weight, 0);

function randomCall(): (place: Place) => Call {
  let remainingWeight = randomInt(total);
  for (const [weight, make] of mix) {
    if (remainingWeight < weight) return make;
    remainingWeight -= weight;
  }
  return () => ({ path: '/healthz' });
}

/** At a fixed rate, independent of earlier answers. @returns counts by status */
export async function soak(
  place: Place,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 200 });
  const counts = new Map<number, number>();
  const pending: Array<Promise<void>> = [];
  const began = performance.now();
  for (let sent = 0; sent < perSecond * seconds; sent++) {
    const due = began + (sent * 1000) / perSecond;
    if (due > performance.now()) await pause(due - performance.now());
    const request = exchange(place.baseUrl, agent, randomCall()(place));
    pending.push(request.then(({ status }) => void counts.set(status, (counts.get(status) ?? 0) + 1)));
  }
  await Promise.all(pending);
  agent.destroy();
  return [...counts].map(([status, count]) => `${status}: ${count}`).join(', ');
}
