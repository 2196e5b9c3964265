import { get, type IncomingMessage } from 'node:http';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { jobLimits } from '#shared/jobs/draft.ts';
import { testApp } from '../../testing/app.ts';
import { fillJobs } from '../../testing/jobs.ts';

const app = testApp({ server: true });
const jobCount = 1_200;
const whole = { jobs: jobCount, end: 'ce>\n' };
const open: IncomingMessage[] = [];

beforeAll(async () => {
  await fillJobs(app(), jobCount);
  const description = `<p>${'Wort '.repeat(jobLimits.description / 5 - 10)}</p>`;
  // In parts, because one statement that reads the words of all texts would last too long.
  for (const part of [0, 1, 2, 3])
    await app().db.pool.query('update published_jobs set description = $1 where number % 4 = $2', [description, part]);
});
afterEach(() => hangUp(open));

let networks = 0;
const asked = (network?: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    networks++;
    const headers = { 'x-forwarded-for': network ?? `203.0.${Math.floor(networks / 250)}.${networks % 250}` };
    const answered = (answer: IncomingMessage) => {
      open.push(answer);
      resolve(answer);
    };
    get(`${app().baseUrl}/api/jobs.xml`, { headers, agent: false }, answered).on('error', reject);
  });
function hangUp(answers: readonly IncomingMessage[]): void {
  for (const answer of answers) answer.destroy();
}

async function fourReaders() {
  let readers = await fourWhoAsk();
  await expect
    .poll(async () => {
      if (readers.every(({ statusCode }) => statusCode === 200)) return true;
      hangUp(readers);
      readers = await fourWhoAsk();
      return false;
    })
    .toBe(true);
  return readers;
}
const fourWhoAsk = async () => [await asked(), await asked(), await asked(), await asked()] as const;

async function readToTheEnd(answer: IncomingMessage): Promise<{ jobs: number; end: string }> {
  let [jobs, end] = [0, ''];
  for await (const chunk of answer.setEncoding('latin1')) {
    const text = end + String(chunk);
    jobs += text.split('<job>').length - 1;
    end = text.slice(1 - '<job>'.length);
  }
  return { jobs, end };
}

async function makeThreeStalledReaders(): Promise<IncomingMessage[]> {
  const [reader, ...others] = await fourReaders();
  expect(await readToTheEnd(reader)).toEqual(whole);
  return others;
}

test('the feed serves four readers at once and refuses a fifth', async () => {
  await fourReaders();
  const { statusCode, headers } = await asked();
  expect([statusCode, headers['retry-after']]).toEqual([503, expect.any(String)]);
  expect(headers['cache-control']).toContain('no-store');
});

test('the feed waits for stalled readers and continues where they stopped', async () => {
  const stalled = await makeThreeStalledReaders();
  const [fourth, fifth] = [await asked(), await asked()];
  expect([fourth.statusCode, fifth.statusCode]).toEqual([200, 503]);
  expect(await Promise.all(stalled.map(readToTheEnd))).toEqual([whole, whole, whole]);
});

test('a reader who disconnects while the feed waits releases the permit', async () => {
  hangUp(await makeThreeStalledReaders());
  await fourReaders();
  expect(app().logged()).not.toContain('streaming a response failed');
});

test('one household reads one feed at a time', async () => {
  const [home, sameHome, neighbours] = ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:3::1'];
  let first = await asked(home);
  const isServed = async () => {
    if (first.statusCode !== 200) first = await asked(home);
    return first.statusCode;
  };
  await expect.poll(isServed).toBe(200);
  await expect.poll(async () => (await asked(neighbours)).statusCode).toBe(200);
  expect((await asked(sameHome)).statusCode).toBe(503);
  hangUp([first]);
  await expect.poll(async () => (await asked(sameHome)).statusCode).toBe(200);
});
