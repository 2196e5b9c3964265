import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { OwnApplicationState } from '#shared/applications/state.ts';
import { courseTexts } from '#shared/texts/learning/learning.ts';
import { jobCard, jobIdOf, stubReads } from '../../testing/jobs.ts';
import { expectAddress } from '../../testing/page-actions.ts';
import { applicant } from '../../testing/people.ts';
import {
  certificate,
  certificateId,
  completed,
  course,
  courseId,
  lessonIds,
  openQuizCourse,
  progressOf,
  quiz,
} from '../../testing/reading.ts';
import { renderAt } from '../../testing/render.tsx';
import { pendingAnswer } from '../../testing/server-stub.ts';

const page = `/course/${courseId}`;
const allRead = progressOf({ quizCount: 1, lessonsDone: [...lessonIds], lastLessonId: lessonIds[1] });
const questionPath = `${page}?lesson=${lessonIds[0]}#${quiz.id}`;

test('after the last lesson the course page names the open question and leads to it', async () => {
  const { person } = await openQuizCourse('', allRead);
  const open = within(await screen.findByRole('region', { name: 'Ihr Fortschritt' }));
  open.getByText('Alle Lektionen sind gelesen. Für das Zertifikat fehlt noch 1 Frage.');
  open.getByText('1.1 Lektion A');
  expect(screen.getByRole('link', { name: '1 Frage beantworten' }).getAttribute('href')).toBe(questionPath);
  screen.getByText('Gelesen, Frage offen');
  await person.click(open.getByRole('link', { name: 'Wie lange?' }));
  const question = await screen.findByRole('region', { name: 'Quiz: Wie lange?' });
  await waitFor(() => expect(document.activeElement).toBe(question));
});

test('a course page that opens at a question begins there', async () => {
  await openQuizCourse(`?lesson=${lessonIds[0]}#${quiz.id}`, allRead);
  const question = await screen.findByRole('region', { name: 'Quiz: Wie lange?' });
  await waitFor(() => expect(document.activeElement).toBe(question));
});

test('a lesson with an open question does not say that it is done, neither in the contents', async () => {
  await openQuizCourse(`?lesson=${lessonIds[0]}`, allRead);
  await screen.findByText('Frage noch offen.');
  expect(screen.queryByText('Lektion abgeschlossen')).toBeNull();
  const contents = within(screen.getByRole('navigation', { name: courseTexts.contentsOf }));
  await contents.findByText('Gelesen, Frage offen');
});

/** Completed lessons, then paler those with an open question. */
const barWidths = () =>
  [...screen.getByRole('progressbar').children].map((part) =>
    (part as HTMLElement).style.getPropertyValue('--progress-section-size'),
  );

test('a lesson read with an open question is neither counted nor shown as completed', async () => {
  const progress = progressOf({ quizCount: 1, lessonsDone: [lessonIds[0]], lastLessonId: lessonIds[0] });
  await openQuizCourse('', progress);
  await screen.findByText('1 von 2 Lektionen gelesen, 1 Frage offen');
  expect(barWidths()).toEqual(['0%', '50%']);
  screen.getByRole('link', { name: '1.1 Lektion A Gelesen, Frage offen' });
  screen.getByRole('link', { name: /^1\.2 Lektion B noch nicht gelesen/ });
});

test('with the question answered the lesson read is completed', async () => {
  const answers = [{ blockId: quiz.id, chosen: 1, isCorrect: true, correctIndex: 1, explanation: '' }];
  await openQuizCourse('', progressOf({ quizCount: 1, lessonsDone: [lessonIds[0]], answers }));
  await screen.findByText('1 von 2 Lektionen gelesen');
  expect(barWidths()).toEqual(['50%']);
  screen.getByRole('link', { name: '1.1 Lektion A abgeschlossen' });
});

test('with all lessons done, the main button leads to the open question of another lesson', async () => {
  await openQuizCourse(`?lesson=${lessonIds[1]}`, allRead);
  const answer = await screen.findByRole('link', { name: '1 Frage beantworten' });
  expect(answer.getAttribute('href')).toBe(questionPath);
});

test('the last unread lesson leads to the open question, wherever it is', async () => {
  const progress = progressOf({ quizCount: 1, lessonsDone: [lessonIds[0]], lastLessonId: lessonIds[1] });
  const { person } = await openQuizCourse(`?lesson=${lessonIds[1]}`, progress, { 'learning.markLesson': allRead });
  await screen.findByText('Danach sind alle Lektionen gelesen. Für das Zertifikat fehlt noch 1 Frage.');
  await person.click(screen.getByRole('button', { name: '1 Frage beantworten' }));
  const question = await screen.findByRole('region', { name: 'Quiz: Wie lange?' });
  await waitFor(() => expect(document.activeElement).toBe(question));
});

const answered = [{ blockId: quiz.id, chosen: 1, isCorrect: true, correctIndex: 1, explanation: '' }];

test('the lesson that completes the course says so, and leads to the certificate', async () => {
  let isDone = false;
  const done = { ...completed(), quizCount: 1 };
  const progress = progressOf({ quizCount: 1, lessonsDone: [lessonIds[1]], answers: answered });
  const { person } = await openQuizCourse(`?lesson=${lessonIds[0]}`, progress, {
    'learning.progress': () => (isDone ? done : progress),
    'learning.markLesson': () => {
      isDone = true;
      return done;
    },
    'learning.certificate': certificate,
  });
  await screen.findByText('Mit „Kurs abschließen“ sind diese Lektion und der ganze Kurs abgeschlossen.');
  await person.click(screen.getByRole('button', { name: 'Kurs abschließen' }));
  await expectAddress(page);
  await screen.findByRole('heading', { name: 'Kurs abgeschlossen' });
  await screen.findByRole('article', { name: 'Zertifikat: Händehygiene im Alltag' });
});

test.each([
  [[], lessonIds[1], 'Zur Kursübersicht'],
  [[], lessonIds[0], 'Weiter'],
])('with %j done, the hint of lesson %s names the button', async (lessonsDone, lessonId, label) => {
  await openQuizCourse(`?lesson=${lessonId}`, progressOf({ quizCount: 1, lessonsDone, answers: answered }));
  await screen.findByText(`Mit „${label}“ ist diese Lektion abgeschlossen.`);
  screen.getByRole('button', { name: new RegExp(`^${label}`) });
});

test('the answer to the last open question leads to the certificate', async () => {
  let isAnswered = false;
  const { person } = await openQuizCourse(`?lesson=${lessonIds[0]}`, allRead, {
    'learning.progress': () => (isAnswered ? { ...completed(), quizCount: 1 } : allRead),
    'learning.certificate': certificate,
    'learning.answer': ({ blockId, chosen }) => {
      isAnswered = true;
      return { blockId, chosen, isCorrect: true, correctIndex: 1, explanation: '' };
    },
  });
  await person.click(await screen.findByRole('radio', { name: /30 s/ }));
  await person.click(screen.getByRole('button', { name: 'Antwort prüfen' }));
  await person.click(await screen.findByRole('link', { name: 'Zertifikat ansehen' }));
  await expectAddress(page);
  await screen.findByRole('heading', { name: 'Kurs abgeschlossen' });
});

test('the last unread lesson leads to the end of the course, also from the middle', async () => {
  const progress = progressOf({ lessonsDone: [lessonIds[1]], lastLessonId: lessonIds[0] });
  const { person } = await openQuizCourse(`?lesson=${lessonIds[0]}`, progress, { 'learning.markLesson': allRead });
  await person.click(await screen.findByRole('button', { name: 'Zur Kursübersicht' }));
  await expectAddress(page);
});

test('a certificate that loads shows its shape beside the download', async () => {
  const loading = pendingAnswer<typeof certificate>();
  await openQuizCourse('', completed(), { 'learning.certificate': loading.answer });
  await screen.findByRole('status', { name: 'Zertifikat wird geladen' });
  const download = screen.getByRole('link', { name: 'Zertifikat herunterladen' });
  expect(download.getAttribute('href')).toBe(`/certificates/${certificateId}`);
  loading.release(certificate);
  await screen.findByRole('article', { name: 'Zertifikat: Händehygiene im Alltag' });
  expect(screen.queryByRole('status', { name: 'Zertifikat wird geladen' })).toBeNull();
});

test('a visitor learns after the last lesson what the certificate needs', async () => {
  const { person } = await openQuizCourse(`?lesson=${lessonIds[1]}`, null);
  await person.click(await screen.findByRole('link', { name: 'Zur Kursübersicht' }));
  await expectAddress(page);
  const end = within(await screen.findByRole('region', { name: 'Das war die letzte Lektion' }));
  end.getByText(/mit einem kostenlosen Konto, wenn Sie dort alle Lektionen lesen und die Frage richtig/);
  const signUp = end.getByRole('link', { name: 'Kostenlos registrieren' });
  expect(signUp.getAttribute('href')).toBe(`/auth?tab=signup&next=${encodeURIComponent(page)}`);
  expect(screen.queryByRole('link', { name: 'Erste Lektion ansehen' })).toBeNull();
});

test('the list of lessons names the minutes of each, and the facts count the questions', async () => {
  await openQuizCourse('', progressOf());
  const list = within(await screen.findByRole('region', { name: 'Inhalt des Kurses' }));
  await waitFor(() => expect(list.getAllByText('1 Min.')).toHaveLength(2));
  screen.getByText('1 Modul, 2 Lektionen, 1 Frage');
});

const application = (status: OwnApplicationState['status']): OwnApplicationState => ({
  ...{ status, appliedAt: new Date(0), replyBy: null, isOverdue: false, mayApplyAgain: false },
});

/** A finished course whose company offers jobs that require its strength. */
async function openEndWithJobs(titles: readonly string[], applications: Record<string, OwnApplicationState>) {
  const jobs = titles.map((title, index) => jobCard(title, index, { strengths: [...course.skills] }));
  stubReads({ [`/api/course/${courseId}`]: () => course, '/api/jobs': () => ({ jobs, nextCursor: null }) });
  const answers = { 'learning.progress': completed(), 'learning.certificate': certificate };
  await renderAt(page, {
    ...{ user: applicant(), allowsUnanswered: true },
    answers: { ...answers, 'applications.ofJobs': applications },
  });
  return within(await screen.findByRole('region', { name: /bei Haus Lindenhof verlang(t|en), was Sie geübt haben$/ }));
}

test('after a course, jobs with an application come last and show its state', async () => {
  const applications = { [jobIdOf(0)]: application('applied'), [jobIdOf(1)]: application('withdrawn') };
  const list = await openEndWithJobs(['Köchin', 'Fahrer', 'Pflegekraft', 'Gärtner'], applications);
  const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual(['FahrerZurückgezogen', 'Pflegekraft', 'Gärtner']);
  expect(list.queryByText(/schon beworben/)).toBeNull();
});

test.each([
  [['Köchin'], 'Auf diese Stelle haben Sie sich schon beworben.', ['KöchinBeworben']],
  [
    ['Köchin', 'Fahrer'],
    'Auf alle diese Stellen haben Sie sich schon beworben.',
    ['KöchinBeworben', 'FahrerIn Prüfung'],
  ],
])(
  'with an application for each of %j, the end of a course says so and leads to other jobs',
  async (titles, note, rows) => {
    const applications = { [jobIdOf(0)]: application('applied'), [jobIdOf(1)]: application('reviewing') };
    const list = await openEndWithJobs(titles, applications);
    list.getByText(note);
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(rows);
    expect(list.getByRole('link', { name: 'Andere offene Stellen' }).getAttribute('href')).toBe('/discover');
  },
);
