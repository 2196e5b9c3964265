import { expect, test } from 'vitest';
import type { JobCount, JobPage } from '#shared/jobs/board.ts';
import type { JobDraft } from '#shared/jobs/draft.ts';
import { testApp } from '../../testing/app.ts';
import { makePublishedJob } from '../../testing/jobs.ts';
import { makeCrew } from '../../testing/organisations.ts';

const app = testApp({ server: true });

const json = async <T>(path: string): Promise<T> => (await (await fetch(`${app().baseUrl}${path}`)).json()) as T;

async function publishAll(word: string, drafts: Array<Partial<JobDraft> & { title: string }>) {
  const { owner } = await makeCrew(app());
  for (const draft of drafts) await makePublishedJob(owner, { ...draft, title: `${draft.title} ${word}` });
  const found = async ({ search }: { search: string }) => {
    const query = new URLSearchParams({ search });
    const { jobs } = await json<JobPage>(`/api/jobs?${query}`);
    expect((await json<JobCount>(`/api/jobs/count?${query}`)).count).toBe(jobs.length);
    return jobs.map(({ title }) => title.replace(` ${word}`, ''));
  };
  return { found };
}

const evenly = (ids: number[]) => ids.map((skillId) => ({ skillId, weight: 2 as const }));

test.each([
  ['Empathie', 'the name of a strength'],
  ['empath', 'its beginning'],
  ['Stärkensuche empathie', 'beside other words'],
])('%s (%s) finds jobs that ask for the strength or contain the word', async (search) => {
  const { found } = await publishAll('Stärkensuche', [
    { title: 'Fahrdienst', skills: evenly([1, 2, 3, 29]) },
    { title: 'Buchhaltung', skills: evenly([1, 2, 3]) },
    { title: 'Empathietraining', skills: evenly([1, 2, 3]) },
  ]);
  const titles = await found({ search });
  expect(titles).toEqual(expect.arrayContaining(['Fahrdienst', 'Empathietraining']));
  expect(titles).not.toContain('Buchhaltung');
});

test('words that begin no strength find jobs by their text only', async () => {
  const { found } = await publishAll('Textsuche', [
    { title: 'Teamleitung', skills: evenly([1, 2, 3]) },
    { title: 'Pflege', skills: evenly([6, 11, 29]) },
  ]);
  expect(await found({ search: 'Textsuche team' })).toEqual(['Teamleitung']);
  expect(await found({ search: 'Textsuche pflege' })).toEqual(['Pflege']);
  expect(await found({ search: 'Textsuche emp' })).toEqual([]);
  expect(await found({ search: 'Textsuche empathien' })).toEqual([]);
});

const textWith = (words: string): string =>
  `<p>Wir suchen jemanden für ${words}. ${'Sie arbeiten in einem kleinen Haus mit festen Zeiten. '.repeat(2)}</p>`;

test('words that no title, company, place or strength has are searched in the text', async () => {
  const { found } = await publishAll('Fliesstext', [
    { title: 'Hausdienst', description: textWith('die <strong>Altenpflege</strong> und/oder die Küche') },
    { title: 'Kantine', description: textWith('den Quartierstreff') },
  ]);
  expect(await found({ search: 'Altenpflege' })).toEqual(['Hausdienst']);
  expect(await found({ search: 'fliesstext ALTENPFLE' })).toEqual(['Hausdienst']);
  expect(await found({ search: 'Fliesstext oder' })).toEqual(['Hausdienst']);
  expect(await found({ search: 'Fliesstext strong' })).toEqual([]);
  expect(await found({ search: 'Fliesstext & (' })).toEqual([]);
  await publishAll('Altenpflege', [{ title: 'Leitung' }]);
  await expect.poll(() => found({ search: 'Altenpflege' })).toEqual(['Leitung Altenpflege']);
});
