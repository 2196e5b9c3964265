import { get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { jobLimits } from '#shared/jobs/draft.ts';
import { testApp } from '../../testing/app.ts';
import { fillJobs } from '../../testing/jobs.ts';

const app = testApp({ server: true });
const jobCount = 1_200;

/** More than the operating system takes ahead for a reader. */
beforeAll(async () => {
  await fillJobs(app(), jobCount);
  const description = `<p>${'Wort '.repeat(jobLimits.description / 5 - 10)}</p>`;
  await app().db.pool.query('update published_jobs set description = $1', [description]);
});

/** Somebody who has asked for the feed and takes no more of it than the head. Each from a network of their own. */
const asked = (network: number) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'x-forwarded-for': `203.0.113.${network}` };
    get(`${app().baseUrl}/api/jobs.xml`, { headers, agent: false }, resolve).on('error', reject);
  });

test('the feed waits for those who read it slowly, for four at once, and goes on with each where it was', async () => {
  const slow = [await asked(1), await asked(2), await asked(3), await asked(4)];
  expect(slow.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
  const fifth = await asked(5);
  expect([fifth.statusCode, fifth.headers['retry-after']]).toEqual([503, expect.any(String)]);
  expect(fifth.headers['cache-control']).toContain('no-store');
  fifth.resume();
  const [reader, ...others] = slow;
  const xml = reader === undefined ? '' : await text(reader);
  expect(xml.match(/<job>/g)).toHaveLength(jobCount);
  expect(xml.endsWith('</source>\n')).toBe(true);
  const next = await asked(6);
  expect(next.statusCode).toBe(200);
  for (const answer of [...others, next]) answer.destroy();
});

test('whoever hangs up makes room for others at once', async () => {
  const left = [await asked(11), await asked(12), await asked(13), await asked(14)];
  for (const answer of left) answer.destroy();
  const statusOfNext = async () => {
    const answer = await asked(15);
    answer.destroy();
    return answer.statusCode;
  };
  await expect.poll(statusOfNext).toBe(200);
  expect(app().logged()).not.toContain('sending the jobs feed has failed');
});
