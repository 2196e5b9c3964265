import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import type { CourseProgress } from '#shared/learning/state.ts';
import type { ReaderBlock } from '#shared/publishing/snapshot.ts';
import { courseIdOf } from '../../testing/courses.ts';
import { placeEverything } from '../../testing/in-view.ts';
import { stubReads } from '../../testing/jobs.ts';
import { expectAddress, expectHeading } from '../../testing/page-actions.ts';
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
} from '../../testing/reading.ts';
import { renderAt } from '../../testing/render.tsx';
import { refused } from '../../testing/server-stub.ts';

type Learned = { progress?: CourseProgress; answers?: NonNullable<Parameters<typeof renderAt>[1]>['answers'] };

function openCourse(path = '', { progress, answers = {} }: Learned = {}) {
  stubReads({ [`/api/course/${courseId}`]: () => course });
  const learner = progress && { user: applicant(), answers: { 'learning.progress': progress, ...answers } };
  return renderAt(`/course/${courseId}${path}`, { allowsUnanswered: true, ...learner });
}

test('the course page says what the course gives, and opens the first lesson for visitors', async () => {
  const { person } = await openCourse();
  await expectHeading(course.title);
  const outcomes = within(await screen.findByRole('region', { name: 'Danach können Sie' }));
  expect(outcomes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(course.outcomes);
  for (const words of ['etwa 25 Minuten', 'Übt Integrität', 'Zertifikat nach allen Lektionen']) screen.getByText(words);
  expect(screen.getByRole('link', { name: 'Haus Lindenhof' }).getAttribute('href')).toBe('/company-page/lindenhof');
  const signUp = screen.getByRole('link', { name: 'Kostenlos registrieren' });
  expect(signUp.getAttribute('href')).toBe(`/auth?tab=signup&next=${encodeURIComponent(`/course/${courseId}`)}`);
  await person.click(screen.getByRole('link', { name: 'Erste Lektion ansehen' }));
  await expectAddress(`/course/${courseId}?lesson=${lessonIds[0]}`);
  await person.click(await screen.findByRole('link', { name: /^Weiter ?1\.2 Lektion B$/ }));
  await screen.findByRole('link', { name: /^Zurück ?1\.1 Lektion A$/ });
});

test('while its question is open, checking the answer is the main button of a lesson, then Weiter', async () => {
  const { person } = await openQuizCourse(`?lesson=${lessonIds[0]}`, progressOf());
  const next = await screen.findByRole('button', { name: /^Weiter/ });
  expect(screen.queryByRole('link', { name: /^Zurück/ })).toBeNull();
  screen.getByText('Lektion 1 von 2');
  screen.getByText('Frage noch offen.');
  screen.getByText('Sie können auch später antworten, spätestens vor dem Zertifikat.');
  const check = screen.getByRole('button', { name: 'Antwort prüfen' });
  expect([check.dataset['variant'], next.dataset['variant']]).toEqual(['filled', 'default']);
  await person.click(screen.getByRole('radio', { name: /30 s/ }));
  await person.click(check);
  await waitFor(() => expect(screen.queryByText('Frage noch offen.')).toBeNull());
  expect(next.dataset['variant']).toBe('filled');
});

test('a wrong answer keeps the solution until the learner wants to see it', async () => {
  const { person } = await openQuizCourse(`?lesson=${lessonIds[0]}`, progressOf());
  await person.click(await screen.findByRole('radio', { name: /5 s/ }));
  await person.click(screen.getByRole('button', { name: 'Antwort prüfen' }));
  await screen.findByText('Nicht richtig.');
  screen.getByText('Frage noch offen.');
  for (const hidden of ['Richtige Antwort', 'Weil es dauert.']) expect(screen.queryByText(hidden)).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Lösung zeigen' }));
  screen.getByText('Nicht richtig. Richtig ist Antwort B.');
  for (const shown of ['Richtige Antwort', 'Weil es dauert.']) screen.getByText(shown);
  await person.click(screen.getByRole('button', { name: 'Noch einmal versuchen' }));
  await person.click(await screen.findByRole('radio', { name: /5 s/ }));
  await person.click(screen.getByRole('button', { name: 'Antwort prüfen' }));
  await screen.findByText('Nicht richtig.');
});

test('a sound that the browser cannot play is offered as a file', async () => {
  const [module] = course.modules;
  const [first] = module?.lessons ?? [];
  if (module === undefined || first === undefined) throw new Error('no lessons');
  const content = {
    fileId: courseIdOf(9),
    url: '/files/ton.mp3',
    alt: 'Ein Ton',
    caption: '',
    filename: 'ton.mp3',
    size: 1,
    type: 'audio/mpeg',
  };
  const sound: ReaderBlock = { id: '00000000-0000-4000-8000-00000000d002', type: 'asset', json_content: content };
  const modules = [{ ...module, lessons: [{ ...first, content_blocks: [sound] }] }];
  stubReads({ [`/api/course/${courseId}`]: () => ({ ...course, modules }) });
  await renderAt(`/course/${courseId}?lesson=${first.id}`, { allowsUnanswered: true });
  fireEvent.error(await screen.findByLabelText('Ein Ton'));
  await screen.findByText('Diese Datei lässt sich hier nicht abspielen.');
  expect(screen.getByRole('link', { name: /^ton\.mp3 öffnen/ }).getAttribute('href')).toBe(content.url);
});

test.each([
  [
    { kind: 'job', rank: 4, of: 30, jobId: courseIdOf(2), jobTitle: 'Pflegekraft', company: 'Haus am See' },
    'Die Stelle Pflegekraft verlangt Integrität.',
  ],
  [{ kind: 'lowest', rank: 27, of: 30 }, 'Integrität können Sie ausbauen: bei Ihnen auf Platz 27 von 30.'],
] as const)('a learner reads why the course fits (%#)', async (reason, words) => {
  const skill = { company: null, skillId: 4, skillName: 'Integrität', reason };
  const path = [{ courseId, title: course.title, minutes: 25, isCompleted: false, progress: null, ...skill }];
  await openCourse('', {
    progress: progressOf(),
    answers: { 'matching.path': { courses: path, uncovered: null, missing: { softskills: false, values: false } } },
  });
  const why = await screen.findByText('Warum für Sie:');
  expect(why.parentElement?.textContent).toBe(`Warum für Sie: ${words}`);
});

test('the next step stays in reach at the bottom when it scrolls out of view', async () => {
  placeEverything(false);
  await openCourse('', { progress: progressOf({ lessonsDone: [lessonIds[0]], lastLessonId: lessonIds[0] }) });
  const bar = within(await screen.findByRole('region', { name: 'Nächster Schritt' }));
  bar.getByText('1.2 Lektion B');
  expect(bar.getByRole('link', { name: 'Weiter' }).getAttribute('href')).toContain(`lesson=${lessonIds[1]}`);
});

test('the bar is the end of the page, below the way to report the course, which lessons have as well', async () => {
  placeEverything(false);
  const { person } = await openCourse();
  const bar = await screen.findByRole('region', { name: 'Nächster Schritt' });
  const report = await screen.findByRole('button', { name: 'Inhalt melden' });
  expect(report.compareDocumentPosition(bar)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await person.click(within(bar).getByRole('link'));
  await screen.findByText('Lektion 1 von 2');
  await screen.findByRole('button', { name: 'Inhalt melden' });
});

test('a learner completes a lesson with Weiter and comes to the next one', async () => {
  const progress = progressOf();
  const { person, server } = await openCourse(`?lesson=${lessonIds[0]}`, {
    progress,
    answers: { 'learning.openLesson': progress, 'learning.markLesson': { ...progress, lessonsDone: [lessonIds[0]] } },
  });
  await person.click(await screen.findByRole('button', { name: /^Weiter ?1\.2 Lektion B$/ }));
  await expectAddress(`/course/${courseId}?lesson=${lessonIds[1]}`);
  expect(server.calls('learning.markLesson')).toMatchObject([{ lessonId: lessonIds[0], isDone: true }]);
});

test('a lesson that cannot be stored stays readable to the end', async () => {
  const progress = progressOf();
  const { person } = await openCourse(`?lesson=${lessonIds[0]}`, {
    progress,
    answers: { 'learning.openLesson': progress, 'learning.markLesson': refused('BUSY') },
  });
  await person.click(await screen.findByRole('button', { name: /^Weiter/ }));
  await person.click(await screen.findByRole('link', { name: /^Weiter/ }));
  await expectAddress(`/course/${courseId}?lesson=${lessonIds[1]}`);
});

test('a finished course shows the certificate, its download and one next step', async () => {
  await openCourse('', { progress: completed(), answers: { 'learning.certificate': certificate } });
  const done = within(await screen.findByRole('region', { name: 'Kurs abgeschlossen' }));
  const sheet = within(await done.findByRole('article', { name: 'Zertifikat: Händehygiene im Alltag' }));
  for (const words of ['Jana Probst', '20. November 2026', 'etwa 25 Minuten', 'PG-1A2B-3C4D-5E6F', 'Grundlagen'])
    sheet.getByText(words);
  sheet.getByRole('img', { name: /^QR-Code/ });
  const download = done.getByRole('link', { name: 'Zertifikat herunterladen' });
  expect(download.getAttribute('href')).toBe(`/certificates/${certificateId}`);
  const courses = await done.findByRole('link', { name: 'Weitere Kurse ansehen' });
  expect(courses.getAttribute('href')).toBe('/courses');
  screen.getByRole('region', { name: 'Das können Sie jetzt' });
});

test('a finished course leads to jobs of its company that require its strengths, and to the next course', async () => {
  const other = {
    courseId: courseIdOf(5),
    title: 'Feuer löschen',
    company: null,
    minutes: 6,
    skillId: 4,
    skillName: 'Integrität',
  };
  const path = { ...other, isCompleted: false, progress: null, reason: { kind: 'lowest', rank: 27, of: 30 } } as const;
  const jobs = [
    { jobId: courseIdOf(6), title: 'Pflegekraft', strengths: ['Integrität'] },
    { jobId: courseIdOf(7), title: 'Köchin', strengths: ['Empathie'] },
  ];
  stubReads({
    [`/api/course/${courseId}`]: () => course,
    '/api/jobs': ({ company }) => ({ jobs: company === 'lindenhof' ? jobs : [], nextCursor: null }),
  });
  await renderAt(`/course/${courseId}`, {
    ...{ user: applicant(), allowsUnanswered: true },
    answers: {
      'learning.progress': completed(),
      'learning.certificate': certificate,
      'applications.ofJobs': {},
      'matching.path': { courses: [path], uncovered: null, missing: { softskills: false, values: false } },
    },
  });
  const list = within(
    await screen.findByRole('region', { name: 'Diese Stelle bei Haus Lindenhof verlangt, was Sie geübt haben' }),
  );
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Pflegekraft']);
  const next = await screen.findByRole('link', { name: 'Nächster Kurs: Feuer löschen' });
  expect(next.getAttribute('href')).toBe(`/course/${courseIdOf(5)}`);
});

test('the holder disables verification', async () => {
  const { person, server } = await openCourse('', {
    progress: completed(),
    answers: { 'learning.certificate': certificate, 'learning.changeVerifiable': undefined },
  });
  await person.click(await screen.findByRole('switch', { name: /^Andere dürfen die Echtheit prüfen/ }));
  await waitFor(() =>
    expect(server.calls('learning.changeVerifiable')).toEqual([{ certificateId, isVerifiable: false }]),
  );
  screen.getByText(/Die Prüfung antwortet „unbekannt“/);
});

test('a withdrawn certificate shows its reason instead of the download', async () => {
  const withdrawal = {
    withdrawnAt: new Date('2026-11-25T10:00:00Z'),
    withdrawnReason: 'Die Antworten kamen von Dritten.',
  };
  await openCourse('', { progress: completed(withdrawal) });
  const done = within(await screen.findByRole('region', { name: 'Kurs abgeschlossen' }));
  done.getByText('Grund: Die Antworten kamen von Dritten.');
  expect(done.queryByRole('link', { name: 'Zertifikat herunterladen' })).toBeNull();
});
