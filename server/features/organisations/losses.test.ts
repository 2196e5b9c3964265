import { expect, test } from 'vitest';
import { membershipTexts } from '#shared/texts/organisations/organisations.ts';
import { testApp } from '../../testing/app.ts';
import { makeCrew } from '../../testing/organisations.ts';
import { makePerson } from '../../testing/people.ts';

const app = testApp();

test('the deletion preview counts people who lose progress, and certificates that stay', async () => {
  const [{ owner }, elsewhere] = [await makeCrew(app()), await makeCrew(app())];
  const { prisma } = app().db;
  const make = (caller: typeof owner.caller) => caller.courses.create({ title: 'Händehygiene im Alltag' });
  const courses = [await make(owner.caller), await make(owner.caller)];
  const foreign = await make(elsewhere.owner.caller);
  const [anna, bernd] = [await makePerson(app()), await makePerson(app())];
  const enrol = (userId: string, courseId: string) =>
    prisma.enrolment.create({ data: { userId, courseId, version: 1 }, select: { userId: true } });
  for (const { courseId } of [...courses, foreign]) await enrol(anna.userId, courseId);
  await enrol(bernd.userId, courses[0]?.courseId ?? '');
  const outline = { modules: [], moduleCount: 0, lessonCount: 0, quizCount: 0, minutes: 0 };
  const issued = { personName: 'Anna', courseTitle: 'Händehygiene', issuedAt: app().clock.now() };
  const certificate = { version: 1, outline, ...issued };
  for (const { courseId } of [...courses, foreign])
    await prisma.certificate.create({ data: { ...certificate, userId: anna.userId, courseId }, select: { id: true } });
  const losses = await owner.caller.organisations.deletionPreview();
  expect(losses).toEqual({ members: 4, openInvitations: 0, courses: 2, jobs: 0, learners: 2, certificates: 2 });
  expect(membershipTexts.losses(losses)).toEqual([
    'die Mitgliedschaft aller 4 Mitglieder',
    '2 Kurse mit allen Versionen',
    'der Lernstand von 2 Personen',
    'Profil, Einstellungen und öffentliche Seite',
  ]);
  expect(membershipTexts.kept(losses)).toBe(
    'Die Konten der Mitglieder bleiben bestehen. Die 2 ausgestellten Zertifikate bleiben gültig und lassen sich weiter prüfen.',
  );
});
