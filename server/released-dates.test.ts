/**
 * An anonymous person's dates are never finer than a month: an exact date would identify the person across companies.
 */
import { beforeAll, expect, test } from 'vitest';
import { testApp } from './testing/app.ts';
import { pdfText } from './testing/pdf-text.ts';
import { makeReleaseScenario, type ReleaseScenario } from './testing/released-people.ts';
import { cookieFor } from './testing/uploads.ts';

const app = testApp({ server: true });
let stage: ReleaseScenario;
beforeAll(async () => {
  stage = await makeReleaseScenario(app());
});

function datesIn(value: unknown, path = ''): string[] {
  if (value instanceof Date) return [path];
  if (typeof value === 'string') return /\d{4}-\d{2}-\d{2}/.test(value) ? [`${path}: ${value}`] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) => datesIn(entry, `${path}.${key}`));
}

test('no answer, table, report or header of the company side contains an anonymous person’s date finer than a month', async () => {
  const { caller } = stage.crew.owner;
  const anonymous = stage.people.find(({ state }) => state === 'anonymous');
  const found = stage.people.find(({ state }) => state === 'found');
  const { jobId } = stage;
  const releaseId = anonymous?.releaseId ?? '';
  const personId = found?.personId ?? '';
  const text = 'Guten Tag, wir haben Ihr Profil gesehen und möchten uns gern vorstellen.';
  await caller.candidates.send({ releaseId, text });
  await caller.foundPeople.ask({ jobId, personId, text });
  const ofThem = <One extends { name: string; isAnonymous?: boolean }>(all: readonly One[]) =>
    all.filter((one) => one.isAnonymous !== false);
  const board = await caller.board.ofJob({ jobId });
  const answers = {
    page: ofThem((await caller.candidates.page({})).candidates),
    byMatch: ofThem((await caller.candidates.page({ jobId, sort: 'match' })).candidates),
    candidate: await caller.candidates.candidate({ releaseId }),
    candidateOfJob: await caller.candidates.candidate({ releaseId, jobId }),
    conversation: await caller.candidates.conversation({ releaseId }),
    board: ofThem(Object.values(board.columns).flatMap((column) => column.cards)),
    foundPage: await caller.foundPeople.page({ jobId }),
    foundPerson: await caller.foundPeople.person({ jobId, personId }),
    sent: await caller.foundPeople.sent({}),
    counts: await caller.candidates.counts({}),
    statistics: await caller.candidates.statistics({ whose: 'candidates' }),
  };
  expect(answers.page.length + answers.board.length).toBe(2);
  expect(datesIn(answers)).toEqual([]);
  const cookie = await cookieFor(app(), stage.crew.owner);
  const get = (path: string) => fetch(`${app().baseUrl}${path}`, { headers: { cookie: cookie ?? '' } });
  const csv = await get('/candidates/export.csv?onlyNamed=false');
  const line = (await csv.text()).split('\r\n').find((one) => one.includes(answers.candidate.view.name));
  expect(line).toBeDefined();
  expect(line).not.toMatch(/\d{1,2}\.\d{1,2}\.\d{4}|\d{4}-\d{2}-\d{2}|\d{1,2}:\d{2}/);
  const report = await get(`/candidates/report.pdf?ids=${releaseId}`);
  expect(pdfText(Buffer.from(await report.arrayBuffer()))).toMatch(/Gezeigt im \p{L}+ \d{4}/u);
  for (const answer of [csv, report]) expect(answer.headers.get('last-modified')).toBeNull();
});
