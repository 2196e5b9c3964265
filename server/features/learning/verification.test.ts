import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';
import { callerFor, makePerson, type Person } from '../../testing/people.ts';
import { makeQuizCourse } from '../../testing/quiz-course.ts';
import { download } from '../../testing/uploads.ts';

const app = testApp({ server: true });

async function completedBy(crew: Crew, person: Person) {
  const { courseId, first, second, blockId } = await makeQuizCourse(crew.editor);
  const { learning } = await callerFor(app(), person);
  for (const lessonId of [first, second]) await learning.markLesson({ courseId, lessonId, isDone: true });
  await learning.answer({ courseId, version: 1, blockId, chosen: 1 });
  const certificateId = (await learning.progress({ courseId }))?.certificates[0]?.certificateId ?? '';
  const { number } = await learning.certificate({ certificateId });
  return { courseId, certificateId, number, learning };
}

const visitor = () => callerFor(app(), null);
const verify = async (certificate: string) => (await visitor()).learning.verify({ certificate });
const stateOf = async (certificate: string) => (await verify(certificate)).state;

test('anyone verifies a certificate by its id or number, and learns nothing else', async () => {
  const { courseId, certificateId, number, learning } = await completedBy(
    await makeCrew(app()),
    await makePerson(app()),
  );
  const { courseTitle, organisation, issuedAt } = await learning.certificate({ certificateId });
  const facts = { number, courseTitle, organisation, issuedAt, courseId };
  for (const certificate of [certificateId, certificateNumberText(number)])
    expect(await (await visitor()).learning.verify({ certificate })).toEqual({ state: 'valid', certificate: facts });
  expect(await stateOf(certificateNumberText(number))).toBe('valid');
  expect(await stateOf(certificateNumberText(number).toLowerCase())).toBe('valid');
  for (const unknown of [randomUUID(), 'PG-0000-0000-0000', '', "' or 1=1"])
    expect(await verify(unknown)).toEqual({ state: 'unknown' });
});

test('verification links to public courses only', async () => {
  const crew = await makeCrew(app());
  const { courseId, number } = await completedBy(crew, await makePerson(app()));
  const linked = async () => {
    const found = await verify(number);
    return found.state === 'unknown' ? undefined : found.certificate.courseId;
  };
  expect(await linked()).toBe(courseId);
  const course = await crew.editor.caller.editor.course({ courseId });
  const { title, description, skillIds, settingsRevision: revision } = course;
  const settings = { courseId, revision, title, description, skillIds };
  await crew.owner.caller.courses.changeSettings({ ...settings, visibility: 'org-only' });
  expect(await linked()).toBeNull();
});

test('the holder can disable verification, and other people cannot', async () => {
  const crew = await makeCrew(app());
  const { certificateId, number, learning } = await completedBy(crew, await makePerson(app()));
  const change = { certificateId, isVerifiable: false };
  expect(await outcomeOf((await callerFor(app(), await makePerson(app()))).learning.changeVerifiable(change))).toBe(
    'NOT_FOUND',
  );
  expect(await outcomeOf(crew.owner.caller.learning.changeVerifiable(change))).toBe('NOT_FOUND');
  expect(await stateOf(certificateId)).toBe('valid');
  await learning.changeVerifiable(change);
  for (const key of [certificateId, number]) expect(await verify(key)).toEqual({ state: 'unknown' });
  expect(await learning.certificate({ certificateId })).toMatchObject({ isVerifiable: false, qrCode: null });
  await learning.changeVerifiable({ certificateId, isVerifiable: true });
  expect(await stateOf(certificateId)).toBe('valid');
});

test('the organisation withdraws a certificate with a reason that its holder reads', async () => {
  const crew = await makeCrew(app());
  const person = await makePerson(app());
  const { courseId, certificateId, number, learning } = await completedBy(crew, person);
  const withdrawal = { courseId, number: certificateNumberText(number), reason: 'Die Antworten kamen von Dritten.' };
  const hasCertificate = async () => (await learning.cardProgress({ courseIds: [courseId] }))[0]?.hasCertificate;
  expect(await hasCertificate()).toBe(true);
  await crew.admin.caller.learning.withdrawCertificate(withdrawal);
  expect(await hasCertificate()).toBe(false);
  expect(await verify(certificateId)).toMatchObject({ state: 'withdrawn', certificate: { number } });
  const withdrawn = { withdrawnAt: expect.any(Date), withdrawnReason: 'Die Antworten kamen von Dritten.' };
  expect((await learning.progress({ courseId }))?.certificates).toMatchObject([withdrawn]);
  expect((await learning.mine({})).courses).toMatchObject([{ certificate: withdrawn }]);
  expect((await download(app(), `/certificates/${certificateId}`, person)).status).toBe(409);
  expect(await outcomeOf(crew.owner.caller.learning.withdrawCertificate(withdrawal))).toBe('CERTIFICATE_WITHDRAWN');
  expect(await auditTrail(app(), { action: 'certificate_withdrawn', resourceId: certificateId })).toHaveLength(1);
  await learning.changeVerifiable({ certificateId, isVerifiable: false });
  expect(await stateOf(certificateId)).toBe('unknown');
});

test('a certificate stays valid after its organisation is deleted, and its holder keeps it', async () => {
  const crew = await makeCrew(app());
  const person = await makePerson(app());
  const { certificateId, number, learning } = await completedBy(crew, person);
  const before = await learning.certificate({ certificateId });
  await crew.owner.caller.organisations.delete({ confirmation: before.organisation ?? '' });
  const { courseTitle, organisation } = before;
  const facts = { courseTitle, organisation, courseId: null };
  expect(await verify(number)).toMatchObject({ state: 'valid', certificate: facts });
  expect(await learning.certificate({ certificateId })).toEqual({ ...before, logoUrl: null });
  expect((await learning.mine({})).courses).toEqual([]);
  const { certificates } = await learning.remainingCertificates({});
  expect(certificates).toEqual([expect.objectContaining({ certificateId, number, courseTitle, organisation })]);
  expect((await download(app(), `/certificates/${certificateId}`, person)).status).toBe(200);
  await app().db.prisma.user.delete({ where: { id: person.userId } });
  expect(await stateOf(number)).toBe('unknown');
});

test('certificates of existing courses and of other people are not listed as kept', async () => {
  const crew = await makeCrew(app());
  const [holder, other] = [await makePerson(app()), await makePerson(app())];
  const { courseId, learning } = await completedBy(crew, holder);
  expect((await learning.remainingCertificates({})).certificates).toEqual([]);
  await crew.owner.caller.courses.remove({ courseId });
  expect((await learning.remainingCertificates({})).certificates).toHaveLength(1);
  expect((await (await callerFor(app(), other)).learning.remainingCertificates({})).certificates).toEqual([]);
});

test('a withdrawn certificate is not replaced by one for the next version', async () => {
  const crew = await makeCrew(app());
  const { courseId, number, learning } = await completedBy(crew, await makePerson(app()));
  await crew.owner.caller.learning.withdrawCertificate({ courseId, number, reason: 'Irrtum' });
  await crew.editor.caller.editor.removePart({ courseId, level: 'lesson', id: await lastLesson(crew, courseId) });
  await crew.editor.caller.publishing.publish({ courseId });
  const { modules } = await crew.editor.caller.editor.course({ courseId });
  const lessonId = modules[0]?.lessons[0]?.lessonId ?? '';
  expect(await learning.markLesson({ courseId, lessonId, isDone: true })).toMatchObject({
    ...{ version: 2, isComplete: true, certificates: [{ version: 1, withdrawnReason: 'Irrtum' }] },
  });
});

async function lastLesson({ editor }: Crew, courseId: string): Promise<string> {
  const { modules } = await editor.caller.editor.course({ courseId });
  return modules[0]?.lessons.at(-1)?.lessonId ?? '';
}

test('refuses a withdrawal by editors, by another organisation and for another course', async () => {
  const crew = await makeCrew(app());
  const other = await makeCrew(app());
  const { courseId, certificateId, number } = await completedBy(crew, await makePerson(app()));
  const foreign = await makeQuizCourse(other.editor);
  const withdrawal = { courseId, number, reason: 'Versuch' };
  expect(await outcomeOf(crew.editor.caller.learning.withdrawCertificate(withdrawal))).toBe('FORBIDDEN');
  expect(await outcomeOf(other.owner.caller.learning.withdrawCertificate(withdrawal))).toBe('NOT_FOUND');
  const crossed = { ...withdrawal, courseId: foreign.courseId };
  expect(await outcomeOf(other.owner.caller.learning.withdrawCertificate(crossed))).toBe('NOT_FOUND');
  expect(await stateOf(certificateId)).toBe('valid');
  expect(await auditTrail(app(), { action: 'certificate_withdrawn', resourceId: certificateId })).toEqual([]);
});

test('members and their certificates are listed for the organisation', async () => {
  const crew = await makeCrew(app());
  const { courseId, number } = await completedBy(crew, crew.viewer);
  const members = async () => (await crew.owner.caller.learning.learners({ courseId })).members;
  expect(await members()).toMatchObject([{ certificate: { number, isWithdrawn: false } }]);
  await crew.owner.caller.learning.withdrawCertificate({ courseId, number, reason: 'Irrtum' });
  expect(await members()).toMatchObject([{ certificate: { number, isWithdrawn: true } }]);
});

test('only its holder reads a certificate', async () => {
  const crew = await makeCrew(app());
  const { certificateId } = await completedBy(crew, await makePerson(app()));
  expect(await outcomeOf(crew.owner.caller.learning.certificate({ certificateId }))).toBe('NOT_FOUND');
});

test('limits verification per address', async () => {
  const caller = await visitor();
  for (let attempt = 0; attempt < 60; attempt++)
    await caller.learning.verify({ certificate: 'x' }).catch(() => undefined);
  expect(await outcomeOf(caller.learning.verify({ certificate: 'x' }))).toBe('TOO_MANY_ATTEMPTS');
});
