import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CatalogueCount, CatalogueCourse, CataloguePage } from '#shared/catalogue/schema.ts';
import type { CardProgress } from '#shared/learning/state.ts';
import { courseIdOf } from '../../testing/courses.ts';
import { failAsOffline, type Readers, stubReads } from '../../testing/jobs.ts';
import {
  button,
  expectAddress,
  expectHeading,
  expectHeadings,
  field,
  fill,
  findWithText,
} from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';

const courseOf = (title: string, index: number): CatalogueCourse => ({
  courseId: courseIdOf(index),
  title,
  description: '',
  version: 1,
  moduleCount: 2,
  minutes: 25,
  skills: ['Empathie', 'Kommunikation'],
  company: { name: 'Haus Lindenhof', logoUrl: null },
  viewCount: 0,
  createdAt: '2026-11-19T09:30:00.000Z',
  publishedAt: '2026-11-20T09:30:00.000Z',
});

const skills = [
  { skillId: 4, name: 'Empathie' },
  { skillId: 9, name: 'Integrität' },
];

function catalogueOf(courses: readonly CatalogueCourse[]): Readers {
  const find = ({ search = '', skill = '', sort = '' }: Record<string, string>) => {
    const name = skills.find(({ skillId }) => String(skillId) === skill)?.name;
    const found = courses.filter(
      (course) =>
        course.title.toLowerCase().includes(search.toLowerCase()) &&
        (name === undefined || course.skills.includes(name)),
    );
    return sort === 'title' ? found.toSorted((a, b) => a.title.localeCompare(b.title)) : found;
  };
  return {
    '/api/courses': (query): CataloguePage => ({ courses: find(query), nextCursor: null }),
    '/api/courses/count': (query): CatalogueCount => ({ count: find(query).length, skills }),
  };
}

const openAt = (path: string, reads: Readers) => {
  stubReads(reads);
  return renderAt(path, { allowsUnanswered: true });
};

const expectCount = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((status) => status.textContent)).toContain(words));
const expectTitles = (expected: string[]) =>
  expectHeadings(() => screen.getByRole('region', { name: 'Gefundene Kurse' }), 2, expected);

const [spring, fire, water] = ['Umgang mit Quellwasser', 'Brandschutz', 'Aufbereitung von Quellwasser'] as const;
const three = [spring, fire, water].map(courseOf);

const more = ['Wasser 1', 'Wasser 2', 'Wasser 3', 'Wasser 4'];
const seven = [spring, fire, water, ...more].map(courseOf);

const four = seven.slice(0, 4);

test('six courses need no sorting, and their order is stated', async () => {
  await openAt('/courses', catalogueOf(seven.slice(1)));
  await expectCount('6 Kurse gefunden');
  for (const name of ['Sortieren nach', 'Stärke']) expect(screen.queryByRole('combobox', { name })).toBeNull();
  screen.getByText('Neueste zuerst');
});

test('an empty catalogue says that there are no public courses yet', async () => {
  await openAt('/courses', catalogueOf([]));
  await screen.findByRole('heading', { name: 'Keine Kurse gefunden' });
  screen.getByText('Es sind derzeit keine öffentlichen Kurse verfügbar.');
  await expectCount('0 Kurse gefunden');
});

test('a card describes the course, and the header of every public page links to the list', async () => {
  const { person } = await openAt('/tests', catalogueOf([courseOf(spring, 0)]));
  const header = within(await screen.findByRole('banner'));
  await person.click(header.getAllByRole('link', { name: 'Kurse' })[0] as HTMLElement);
  await expectHeading('Kurse entdecken');
  await expectCount('1 Kurs gefunden');
  const card = within(await findWithText('listitem', spring));
  for (const words of ['Haus Lindenhof', 'Übt Empathie, Kommunikation', 'etwa 25 Min.', '2 Module', 'mit Zertifikat'])
    card.getByText(words);
  const published = card.getByText('Seit 19.11.2026 · Version 1');
  const action = card.getByRole('link', { name: /^Kurs ansehen/ });
  expect(published.compareDocumentPosition(action) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const link = card.getByRole('link', { name: spring });
  expect(link.getAttribute('href')).toBe(`/course/${courseIdOf(0)}`);
});

const begunCourse = {
  courseId: courseIdOf(0),
  title: spring,
  isReadable: true,
  invitation: null,
  lessonCount: 5,
  lessonsDone: 2,
  lessonsOpen: 0,
  questionsOpen: 0,
  minutesLeft: 3,
  completedAt: null,
  lastSeenAt: new Date('2026-11-20T09:30:00Z'),
  nextLessonId: '00000000-0000-4000-8000-00000000a003',
  certificate: null,
};

const progressOf = (index: number, changed: Partial<CardProgress> = {}): CardProgress => ({
  ...{ courseId: courseIdOf(index), lessonsDone: 2, lessonCount: 5, completedAt: null },
  ...{ nextLessonId: begunCourse.nextLessonId, hasCertificate: false, ...changed },
});

test('the action of a card follows the progress: go on at the next lesson, answer, see the certificate, or look', async () => {
  stubReads(catalogueOf(four));
  const completed = { lessonsDone: 5, nextLessonId: null, completedAt: new Date('2026-11-20T09:30:00Z') };
  await renderAt('/courses', {
    user: applicant(),
    allowsUnanswered: true,
    answers: {
      'learning.mine': { courses: [], nextCursor: null },
      'learning.cardProgress': [
        progressOf(1),
        progressOf(2, { ...completed, hasCertificate: true }),
        progressOf(3, completed),
        progressOf(0, { ...completed, completedAt: null }),
      ],
    },
  });
  const linkOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  const [look, goOn, proof, withdrawn] = four.map(({ courseId }) => `/course/${courseId}`);
  expect(await linkOf(`Weiterlernen ${fire}`)).toBe(`${goOn}?lesson=${begunCourse.nextLessonId}`);
  expect(await linkOf(`Zertifikat ansehen ${water}`)).toBe(proof);
  expect(await linkOf(`Fragen beantworten ${spring}`)).toBe(look);
  screen.getByText('Alle Lektionen gelesen, Fragen noch offen');
  expect(await linkOf(`Kurs ansehen ${more[0]}`)).toBe(withdrawn);
});

test('a signed-in learner goes on with one click, and sees own progress on the cards', async () => {
  stubReads(catalogueOf(three));
  await renderAt('/courses', {
    user: applicant(),
    allowsUnanswered: true,
    answers: {
      'learning.mine': {
        courses: [begunCourse, { ...begunCourse, courseId: courseIdOf(1), title: fire, completedAt: new Date() }],
        nextCursor: null,
      },
      'learning.cardProgress': [progressOf(0)],
    },
  });
  const begun = within(await screen.findByRole('region', { name: 'Weiterlernen' }));
  expect(begun.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([spring]);
  const next = begun.getByRole('link', { name: /^Weiterlernen ?Umgang mit Quellwasser$/ });
  expect(next.getAttribute('href')).toBe(`/course/${courseIdOf(0)}?lesson=${begunCourse.nextLessonId}`);
  begun.getByText('2 von 5 Lektionen gelesen, noch etwa 3 Min.');
  expect(begun.getByRole('link', { name: 'Alle meine Kurse' }).getAttribute('href')).toBe('/dashboard?tab=courses');
  const found = await screen.findByRole('region', { name: 'Gefundene Kurse' });
  await within(found).findByRole('progressbar', { name: `Ihr Fortschritt: ${spring}` });
  within(found).getByText('2 von 5 Lektionen gelesen');
  expect(within(found).getAllByRole('progressbar')).toHaveLength(1);
});

test('own progress is on every loaded card, with one bounded request per page', async () => {
  const many = Array.from({ length: 130 }, (_, index) => courseOf(`Kurs ${index}`, index));
  stubReads(catalogueOf(many));
  const { server } = await renderAt('/courses', {
    user: applicant(),
    allowsUnanswered: true,
    answers: {
      'learning.mine': { courses: [], nextCursor: null },
      'learning.cardProgress': ({ courseIds }) =>
        [1, 129].map((index) => progressOf(index)).filter(({ courseId }) => courseIds.includes(courseId)),
    },
  });
  for (const title of ['Kurs 1', 'Kurs 129'])
    await screen.findByRole('progressbar', { name: `Ihr Fortschritt: ${title}` });
  expect(server.calls('learning.cardProgress').map(({ courseIds }) => courseIds.length)).toEqual([
    24, 24, 24, 24, 24, 10,
  ]);
});

test('search and sort are in the URL, and the hit count names the search', async () => {
  const { person } = await openAt('/courses', catalogueOf(seven));
  await expectTitles([spring, fire, water, ...more]);
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Sortieren nach' }), 'Titel');
  await expectAddress('/courses?sort=title');
  await expectTitles([water, fire, spring, ...more]);
  await fill(person, field('Kurse suchen'), 'quellwasser');
  await expectAddress('/courses?sort=title&q=quellwasser');
  await expectCount('2 Kurse gefunden für "quellwasser"');
  await expectTitles([water, spring]);
  await fill(person, field('Kurse suchen'), '100 %_');
  await screen.findByRole('heading', { name: 'Keine Kurse gefunden' });
  screen.getByText('Versuchen Sie es mit anderen Suchbegriffen.');
  await expectCount('0 Kurse gefunden für "100 %_"');
  await person.click(button('Alle Kurse zeigen'));
  await expectAddress('/courses?sort=title');
  expect(field('Kurse suchen').value).toBe('');
});

test('a strength narrows the list, together with the search, and stays in the URL', async () => {
  const only = (course: CatalogueCourse, index: number) =>
    index === 0 || index > 4 ? { ...course, skills: ['Integrität'] } : course;
  const { person } = await openAt('/courses', catalogueOf(seven.map(only)));
  const strength = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Stärke' });
  expect([...strength.options].map(({ text }) => text)).toEqual(['Alle Stärken', 'Empathie', 'Integrität']);
  await person.selectOptions(strength, 'Integrität');
  await expectAddress('/courses?skill=9');
  await expectTitles([spring, 'Wasser 3', 'Wasser 4']);
  await expectCount('3 Kurse gefunden');
  await fill(person, field('Kurse suchen'), 'brandschutz');
  await screen.findByRole('heading', { name: 'Keine Kurse gefunden' });
  expect(strength.value).toBe('9');
  await person.click(button('Alle Kurse zeigen'));
  await expectAddress('/courses');
  await expectTitles([spring, fire, water, ...more]);
});

test('an empty search offers the words that were meant, and shows the newest courses', async () => {
  const catalogue = catalogueOf(seven);
  const meant = ({ search }: Record<string, string>) => (search === 'brandshutz' ? { meant: 'Brandschutz' } : {});
  const { person } = await openAt('/courses?q=brandshutz', {
    ...catalogue,
    '/api/courses/count': (query) => ({
      ...(catalogue['/api/courses/count']?.(query) as CatalogueCount),
      ...meant(query),
    }),
  });
  await screen.findByRole('heading', { name: 'Keine Kurse gefunden' });
  const others = await screen.findByRole('region', { name: 'Diese Kurse gibt es' });
  expect(
    within(others)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(seven.slice(0, 4).map(({ title }) => title));
  await person.click(await screen.findByRole('button', { name: 'Meinten Sie „Brandschutz“?' }));
  await expectAddress('/courses?q=Brandschutz');
  await expectTitles([fire]);
  expect(field('Kurse suchen').value).toBe('Brandschutz');
});

test('a strength of the URL that no course practises does not narrow the list', async () => {
  await openAt('/courses?skill=12', catalogueOf(three));
  await expectTitles([spring, fire, water]);
  await expectCount('3 Kurse gefunden');
});

test('a URL with search and sort opens the matching list', async () => {
  await openAt('/courses?q=quellwasser&sort=title', catalogueOf(three));
  await expectTitles([water, spring]);
  expect(field('Kurse suchen').value).toBe('quellwasser');
});

test('a list that fails to load shows an error and can be retried', async () => {
  const reads = stubReads({ ...catalogueOf(three), '/api/courses': failAsOffline });
  const { person } = await renderAt('/courses', { allowsUnanswered: true });
  await screen.findByRole('heading', { name: 'Kurse konnten nicht geladen werden' });
  Object.assign(reads, catalogueOf(three));
  await person.click(button('Erneut versuchen'));
  await expectTitles([spring, fire, water]);
});
