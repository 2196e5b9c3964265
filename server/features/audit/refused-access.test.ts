import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { auditTrail } from '../../testing/audit.ts';
import { makeCourse, makeFile } from '../../testing/courses.ts';
import { type Crew, type Member, makeCrew, makeMember } from '../../testing/organisations.ts';
import { callerFor, makePerson } from '../../testing/people.ts';
import { makeQuizCourse } from '../../testing/quiz-course.ts';
import { takeValueTest } from '../../testing/test-runs.ts';
import { cookieFor } from '../../testing/uploads.ts';

const app = testApp({ server: true });
let own: Crew;
let others: Crew;
beforeAll(async () => {
  own = await makeCrew(app());
  others = await makeCrew(app());
});

const traces = (userId: string) =>
  auditTrail(app(), { actorId: userId, action: 'access_refused' }).then((trail) =>
    trail.map(({ resourceType, resourceId, orgId, address }) => ({ resourceType, resourceId, orgId, address })),
  );

async function tracesOf(userId: string, count: number) {
  await expect.poll(async () => (await traces(userId)).length).toBe(count);
  return traces(userId);
}

const describeOutcome = (attempt: Promise<unknown>): Promise<unknown> =>
  attempt.then(
    () => 'accepted',
    (error: { message: string; code: string; cause?: { code: string; details: unknown } }) => [
      error.message,
      error.code,
      error.cause?.code,
      error.cause?.details,
    ],
  );

type Attempt = (caller: Member['caller'], id: string) => Promise<unknown>;
type Thing = { resourceType: string; foreignId: () => Promise<string>; attempts: Attempt[]; isPersonal?: boolean };

const settings = {
  revision: randomUUID(),
  title: 'Titel',
  description: '',
  visibility: 'public' as const,
  skillIds: [] as number[],
};
const things: Thing[] = [
  {
    resourceType: 'course',
    foreignId: async () => (await makeCourse(others.editor)).courseId,
    attempts: [
      ({ editor }, courseId) => editor.course({ courseId }),
      ({ editor }, courseId) => editor.addModule({ courseId }),
      ({ courses }, courseId) => courses.changeSettings({ courseId, ...settings }),
      ({ publishing }, courseId) => publishing.publish({ courseId }),
      ({ learning }, courseId) => learning.learners({ courseId }),
      ({ learning }, courseId) => learning.progress({ courseId }),
    ],
  },
  {
    resourceType: 'org_member',
    foreignId: async () => (await makeMember(app(), { orgId: others.orgId, role: 'editor' })).userId,
    attempts: [
      ({ members }, userId) => members.changeRole({ userId, role: 'viewer' }),
      ({ members }, userId) => members.remove({ userId }),
    ],
  },
  {
    resourceType: 'invitation',
    foreignId: async () => {
      await others.owner.caller.invitations.invite({ email: `${randomUUID()}@example.org`, role: 'viewer' });
      const [newest] = (await others.owner.caller.invitations.page({})).invitations;
      return newest?.invitationId ?? '';
    },
    attempts: [
      ({ invitations }, invitationId) => invitations.withdraw({ invitationId }),
      ({ invitations }, invitationId) => invitations.resend({ invitationId }),
    ],
  },
  {
    resourceType: 'session',
    foreignId: async () => {
      const where = { userId: others.editor.userId };
      return (await app().db.prisma.session.findFirstOrThrow({ where, select: { publicId: true } })).publicId;
    },
    attempts: [({ account }, sessionId) => account.endSession({ sessionId })],
  },
  {
    resourceType: 'test',
    foreignId: async () => {
      const person = await makePerson(app());
      return (await takeValueTest(await callerFor(app(), person))).resultId;
    },
    attempts: [
      ({ results }, resultId) => results.values({ resultId }),
      ({ results }, resultId) => results.delete({ kind: 'values', resultId }),
    ],
    isPersonal: true,
  },
];

test.each(things)(
  'a foreign $resourceType answers like a missing one and leaves one trace; a missing one leaves none',
  async (thing) => {
    const { resourceType, isPersonal = false } = thing;
    const person = isPersonal ? await makePerson(app()) : await makeMember(app(), { orgId: own.orgId, role: 'owner' });
    const caller = await callerFor(app(), person);
    const foreignId = await thing.foreignId();
    for (const attempt of thing.attempts) {
      const missing = await describeOutcome(attempt(caller, randomUUID()));
      expect(missing).toMatchObject([expect.any(String), 'NOT_FOUND', 'NOT_FOUND', {}]);
      expect(await describeOutcome(attempt(caller, foreignId))).toEqual(missing);
      expect(await describeOutcome(attempt(caller, foreignId))).toEqual(missing);
    }
    const orgId = isPersonal || resourceType === 'session' ? null : others.orgId;
    expect(await tracesOf(person.userId, 1)).toEqual([
      { resourceType, resourceId: foreignId, orgId, address: '192.0.2.10' },
    ]);
  },
);

test('plain routes leave the same traces: files, courses, certificates and exports', async () => {
  const { courseId } = await makeQuizCourse(others.editor, 'org-only');
  const fileId = await makeFile(app(), { courseId, orgId: others.orgId });
  const { key } = await app().db.prisma.storedFile.findUniqueOrThrow({ where: { id: fileId } });
  const cookie = (await cookieFor(app(), own.viewer)) ?? '';
  const ask = async (path: string) => {
    const response = await fetch(`${app().baseUrl}${path}`, { headers: { cookie } });
    const text = await response.text();
    return [response.status, response.headers.get('content-type'), text];
  };
  const foreign = [await ask(`/files/${key}`), await ask(`/api/course/${courseId}`)];
  const missing = [
    await ask(`/files/course-content/1-${'a'.repeat(32)}.png`),
    await ask(`/api/course/${randomUUID()}`),
  ];
  expect(foreign).toEqual(missing);
  const found = await tracesOf(own.viewer.userId, 2);
  expect(new Set(found.map(({ resourceType, resourceId }) => `${resourceType} ${resourceId}`))).toEqual(
    new Set([`file ${fileId}`, `course ${courseId}`]),
  );
});

test('a person leaves at most twenty traces an hour, visitors and permitted colleagues none', async () => {
  const owner = await makeMember(app(), { orgId: own.orgId, role: 'owner' });
  const course = await makeCourse(others.editor, { blocks: 0 });
  const courseIds = [course.courseId];
  while (courseIds.length < 24) courseIds.push((await others.editor.caller.courses.create({ title: 'Kurs' })).courseId);
  const outcomes = await Promise.all(
    courseIds.map((courseId) => describeOutcome(owner.caller.editor.course({ courseId }))),
  );
  expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
  await tracesOf(owner.userId, 20);
  const visitor = await callerFor(app(), null);
  await describeOutcome(visitor.results.values({ resultId: randomUUID() }));
  expect(await app().db.prisma.auditEvent.count({ where: { actorId: null, action: 'access_refused' } })).toBe(0);
  expect(await traces(others.editor.userId)).toEqual([]);
  expect(await traces(owner.userId)).toHaveLength(20);
});

test('logs no refused access that another process logged within the hour', async () => {
  const owner = await makeMember(app(), { orgId: own.orgId, role: 'owner' });
  const { courseId: known } = await makeCourse(others.editor);
  const { courseId: fresh } = await makeCourse(others.editor);
  const perThing = { name: 'refused-thing', points: 1, seconds: 3600 };
  await app().rateLimits.consume(perThing, `${owner.userId} course ${known}`);
  for (const courseId of [known, fresh]) await describeOutcome(owner.caller.editor.course({ courseId }));
  expect((await tracesOf(owner.userId, 1)).map(({ resourceId }) => resourceId)).toEqual([fresh]);
});

test('a trace that cannot be written does not change the answer', async () => {
  const { courseId } = await makeCourse(others.editor);
  const owner = await makeMember(app(), { orgId: own.orgId, role: 'owner' });
  await app().db.pool.query('alter table audit_events rename to audit_events_away');
  try {
    expect(await describeOutcome(owner.caller.editor.course({ courseId }))).toMatchObject([
      expect.any(String),
      'NOT_FOUND',
      'NOT_FOUND',
      {},
    ]);
    await expect.poll(() => app().logged()).toContain('recording a refused access failed');
  } finally {
    await app().db.pool.query('alter table audit_events_away rename to audit_events');
  }
});
