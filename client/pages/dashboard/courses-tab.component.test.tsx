import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CataloguePage } from '#shared/catalogue/schema.ts';
import type { LearnedCourse } from '#shared/learning/state.ts';
import type { PathCourse } from '#shared/matching/state.ts';
import type { WorkPreference } from '#shared/matching/work-preference.ts';
import { courseIdOf } from '../../testing/courses.ts';
import { stubReads } from '../../testing/jobs.ts';
import { headingsIn } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import { renderAt } from '../../testing/render.tsx';
import type { Answers } from '../../testing/server-stub.ts';

const lessonId = '00000000-0000-4000-8000-00000000a003';

const learned = (index: number, changed: Partial<LearnedCourse> = {}): LearnedCourse => ({
  ...{ courseId: courseIdOf(index), title: `Kurs ${index}`, isReadable: true, invitation: null },
  ...{ lessonsOpen: 0, questionsOpen: 0 },
  ...{ lessonCount: 5, lessonsDone: 2, minutesLeft: 3, completedAt: null, nextLessonId: lessonId, certificate: null },
  lastSeenAt: new Date('2026-11-20T09:30:00Z'),
  ...changed,
});
const finished = { lessonsDone: 5, minutesLeft: 0, completedAt: new Date('2026-11-21T09:30:00Z'), nextLessonId: null };

const suggested = (index: number, changed: Partial<PathCourse> = {}): PathCourse => ({
  ...{
    courseId: courseIdOf(index),
    title: `Kurs ${index}`,
    company: 'Haus Lindenhof',
    minutes: 6,
    skillId: 4,
    skillName: 'Delegation',
  },
  ...{ reason: { kind: 'lowest', rank: 26, of: 30 }, isCompleted: false, progress: null },
  ...changed,
});

const day = '2026-11-20T09:30:00.000Z';
const open = (
  own: readonly LearnedCourse[],
  path: readonly PathCourse[],
  missing = { softskills: false, values: false },
  preference: WorkPreference | null = null,
  answers: Answers = {},
) =>
  renderAt('/dashboard?tab=courses', {
    user: applicant(),
    allowsUnanswered: true,
    answers: {
      'learning.mine': { courses: [...own], nextCursor: null },
      'learning.remainingCertificates': { certificates: [], nextCursor: null },
      'matching.path': { courses: [...path], uncovered: null, missing },
      ...answers,
      'workPreference.get': preference,
    },
  });

test('a begun course comes first with the main button, then suggestions with their reason, then finished courses', async () => {
  const progress = { lessonsDone: 2, lessonCount: 5, minutesLeft: 3 };
  await open(
    [learned(1, finished), learned(2), learned(3)],
    [suggested(1, { isCompleted: true, progress }), suggested(2, { progress }), suggested(4)],
  );
  for (const name of ['Kurs 1', 'Kurs 4']) await screen.findByRole('heading', { name });
  const headings = within(screen.getByRole('main')).getAllByRole('heading');
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    ...['Kurse für Sie', 'Kurs 2', 'Kurs 3', 'Ihr Entwicklungspfad', 'Kurs 4', 'Abgeschlossene Kurse', 'Kurs 1'],
  ]);
  const begun = within(screen.getByRole('region', { name: 'Weiterlernen' }));
  begun.getByText('2 von 5 Lektionen gelesen, noch etwa 3 Min.');
  const next = begun.getByRole('link', { name: 'Weiterlernen Kurs 2' });
  expect(next.getAttribute('href')).toBe(`/course/${courseIdOf(2)}?lesson=${lessonId}`);
  const path = within(screen.getByRole('region', { name: 'Ihr Entwicklungspfad' }));
  for (const words of [
    'Haus Lindenhof',
    'Übt Delegation',
    'etwa 6 Min.',
    /^Eine Stärke, die Sie ausbauen können: bei Ihnen auf Platz 26 von 30\.$/,
  ])
    path.getByText(words);
  expect(path.getByRole('link', { name: 'Alle Kurse' }).getAttribute('href')).toBe('/courses');
});

const stubCatalogue = () =>
  stubReads({
    '/api/courses': (): CataloguePage => ({
      courses: [1, 2, 3].map((index) => ({
        ...{ courseId: courseIdOf(index), title: `Kurs ${index}`, description: '', version: 1, moduleCount: 1 },
        ...{ minutes: 6, skills: [], company: null, viewCount: 0, createdAt: day, publishedAt: day },
      })),
      nextCursor: null,
    }),
  });

test('a person without a course or result sees two courses to begin with', async () => {
  stubCatalogue();
  await open([], [], { softskills: true, values: true });
  const begin = await screen.findByRole('region', { name: 'Sie haben noch keinen Kurs begonnen' });
  expect(headingsIn(begin, 3)).toEqual(['Kurs 1', 'Kurs 2']);
  expect(within(begin).getByRole('link', { name: 'Kurs ansehen Kurs 1' }).getAttribute('href')).toBe(
    `/course/${courseIdOf(1)}`,
  );
  expect(screen.queryByText(/^Kurse zu Stärken, die passende Stellen verlangen/)).toBeNull();
});

test('courses of the path are not offered again as courses to begin with', async () => {
  stubCatalogue();
  await open([], [suggested(1)]);
  const path = await screen.findByRole('region', { name: 'Ihr Entwicklungspfad' });
  await within(path).findByText('Haus Lindenhof');
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(headingsIn(screen.getByRole('main'), 3)).toEqual(['Kurs 1']);
});

test('rows name what is next: the questions, the certificate on screen or its file', async () => {
  const certificate = {
    ...{ certificateId: courseIdOf(8), version: 1, issuedAt: new Date('2026-11-21T09:30:00Z') },
    ...{ withdrawnAt: null, withdrawnReason: '' },
  };
  const unanswered = { lessonsDone: 5, lessonsOpen: 2, questionsOpen: 3, minutesLeft: 0, nextLessonId: null };
  await open([learned(1), learned(2, unanswered), learned(3, { ...finished, certificate })], []);
  const look = await screen.findByRole('link', { name: 'Zertifikat ansehen Kurs 3' });
  expect(look.getAttribute('href')).toBe(`/course/${courseIdOf(3)}`);
  const file = screen.getByRole('link', { name: 'Zertifikat herunterladen: Kurs 3' });
  expect(file.getAttribute('href')).toBe(`/certificates/${courseIdOf(8)}`);
  const answer = screen.getByRole('link', { name: 'Fragen beantworten Kurs 2' });
  expect(answer.getAttribute('href')).toBe(`/course/${courseIdOf(2)}`);
  screen.getByText('5 von 5 Lektionen gelesen, 3 Fragen offen');
});

test('four suggestions show at once, and the others on request', async () => {
  await open(
    [],
    [1, 2, 3, 4, 5, 6].map((index) => suggested(index)),
  );
  const path = await screen.findByRole('region', { name: 'Ihr Entwicklungspfad' });
  await within(path).findByText('2 weitere Vorschläge');
  const folded = path.querySelector('details') as HTMLElement;
  expect(headingsIn(folded, 3).slice(1)).toEqual(['Kurs 5', 'Kurs 6']);
  expect(headingsIn(path, 3)).toHaveLength(7);
});

const forJob = (rank: number, jobId: string): PathCourse['reason'] => ({
  ...{ kind: 'job', rank, of: 30, jobId, jobTitle: 'Pflegekraft', company: 'Haus am See' },
});

test('a course for a required strength names the place of the strength, the job and its company', async () => {
  const jobId = courseIdOf(9);
  await open([], [suggested(1, { reason: forJob(10, jobId) }), suggested(2, { reason: forJob(1, courseIdOf(8)) })]);
  const [job] = await screen.findAllByRole('link', { name: 'Pflegekraft' });
  expect(job?.getAttribute('href')).toBe(`/job/${jobId}`);
  expect(job?.parentElement?.textContent).toBe('Verlangt von: Pflegekraft, Haus am See');
  screen.getByText('bei Ihnen Platz 10 von 30');
  screen.getByText('Ihre Stärke, Platz 1');
});

test('a course for a job with an application says so, and the path names the weakest strength without a course', async () => {
  const jobId = courseIdOf(9);
  const application = { applicationId: courseIdOf(7), status: 'received', scope: 'named', appliedAt: new Date(day) };
  const courses = [suggested(1, { reason: forJob(5, jobId) }), suggested(2)];
  const uncovered = { skillName: 'Lernbereitschaft', rank: 10, of: 30 };
  const missing = { softskills: false, values: false };
  const preference = { fields: ['care' as const], place: '', radius: 25 as const };
  await open([], courses, missing, preference, {
    'matching.path': { courses, uncovered, missing },
    'applications.ofJobs': { [jobId]: application } as never,
  });
  await screen.findByText(/^Verlangt von:.*\(schon beworben\)$/);
  screen.getByText(/Zuerst kommt, was bei Ihnen weiter unten steht\.$/);
  screen.getByText(/verlangen auch Lernbereitschaft, bei Ihnen Platz 10 von 30\. Dazu gibt es noch keinen Kurs\.$/);
});

test('without a course for the field of work, the page says so and offers no other course', async () => {
  stubCatalogue();
  await open([], [], { softskills: false, values: false }, { fields: ['nature'], place: '', radius: 25 });
  const path = within(await screen.findByRole('region', { name: 'Ihr Entwicklungspfad' }));
  await path.findByText(/^Gerade verlangt keine passende Stelle Ihrer Suche .* Kurs gibt\.$/);
  path.getByText('Kurse zu Stärken, die passende Stellen verlangen.');
  path.getByRole('link', { name: 'Alle Kurse' });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  expect(headingsIn(screen.getByRole('main'), 3)).toEqual([]);
});

test('with every suggestion begun or finished, the path says so', async () => {
  await open([learned(1, finished)], [suggested(1, { isCompleted: true })]);
  await screen.findByText(/haben Sie schon begonnen oder abgeschlossen\.$/);
});
