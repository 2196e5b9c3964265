import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse, onlyLesson } from '../../testing/courses.ts';
import { type Member, makeCrew, makeMember, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();

async function underReview() {
  const crew = await makeCrew(app());
  await app().db.prisma.organisation.update({ where: { id: crew.orgId }, data: { needsReview: true } });
  return { ...crew, courseId: (await makeCourse(crew.editor)).courseId };
}

const reviewOf = (courseId: string) =>
  app().db.prisma.course.findUniqueOrThrow({
    where: { id: courseId },
    select: { status: true, submittedBy: true, submittedAt: true, reviewComment: true, reviewedBy: true },
  });

test('under four-eyes approval an editor takes back only their own submission', async () => {
  const { orgId, editor, courseId } = await underReview();
  const other = await makeMember(app(), { orgId, role: 'editor' });
  await editor.caller.publishing.submit({ courseId });
  const before = await reviewOf(courseId);
  const comment = 'Bitte kürzen.';
  expect(await outcomeOf(other.caller.publishing.sendBack({ courseId, comment }))).toBe('REVIEW_NEEDED');
  expect(await reviewOf(courseId)).toEqual(before);
  expect(await outcomeOf(editor.caller.publishing.sendBack({ courseId, comment }))).toBe('accepted');
});

test('a reviewed publication clears the review data', async () => {
  const { editor, owner, courseId } = await underReview();
  await editor.caller.publishing.submit({ courseId });
  await app().db.prisma.course.update({
    where: { id: courseId },
    data: { reviewComment: 'Bitte kürzen.', reviewedBy: owner.userId },
  });
  const { revision } = await owner.caller.publishing.checklist({ courseId });
  await owner.caller.publishing.publish({ courseId, revision });
  expect(await reviewOf(courseId)).toEqual({
    status: 'published',
    submittedBy: null,
    submittedAt: null,
    reviewComment: '',
    reviewedBy: null,
  });
});

test('under four-eyes approval an editor cannot change the visibility of a withdrawn course', async () => {
  const { editor, owner, courseId } = await underReview();
  const change = async (visibility: 'public' | 'org-only') => {
    const {
      settingsRevision: revision,
      title,
      description,
      skillIds,
    } = await editor.caller.editor.course({ courseId });
    const settings = { courseId, revision, title, description, skillIds, visibility };
    return outcomeOf(editor.caller.courses.changeSettings(settings));
  };
  expect([await change('public'), await change('org-only')]).toEqual(['accepted', 'accepted']);
  await editor.caller.publishing.submit({ courseId });
  const { revision } = await owner.caller.publishing.checklist({ courseId });
  await owner.caller.publishing.publish({ courseId, revision });
  await owner.caller.publishing.withdraw({ courseId });
  expect(await change('public')).toBe('REVIEW_NEEDED');
  expect(await owner.caller.editor.course({ courseId })).toMatchObject({ isOnline: false, visibility: 'org-only' });
});

const submitted = async () => {
  const reviewedCourse = await underReview();
  const { editor, courseId } = reviewedCourse;
  await editor.caller.publishing.submit({ courseId });
  const course = await editor.caller.editor.course({ courseId });
  const { blocks } = await onlyLesson(editor, course);
  return { ...reviewedCourse, course, block: blocks[0] };
};

async function approve({ caller }: Member, courseId: string): Promise<string> {
  const { revision } = await caller.publishing.checklist({ courseId });
  return outcomeOf(caller.publishing.publish({ courseId, revision }));
}

type Submitted = Awaited<ReturnType<typeof submitted>>;
type Change = (caller: Member['caller'], given: Submitted) => Promise<unknown>;
const changes: Array<[string, Change]> = [
  [
    'a text',
    ({ editor }, { courseId, block }) =>
      editor.saveBlock({
        courseId,
        blockId: block?.blockId ?? '',
        revision: block?.revision ?? '',
        block: { type: 'text', content: { content: '<p>Ganz anders.</p>' } },
      }),
  ],
  ['the structure', ({ editor }, { courseId }) => editor.addModule({ courseId })],
  [
    'the title',
    ({ editor }, { courseId, course }) =>
      editor.rename({ courseId, title: 'Ein anderer Titel', revision: course.settingsRevision }),
  ],
  [
    'the description',
    ({ courses }, { courseId, course: { title, visibility, skillIds, settingsRevision: revision } }) =>
      courses.changeSettings({ courseId, title, visibility, skillIds, revision, description: 'Anders' }),
  ],
  [
    'who may see it',
    ({ courses }, { courseId, course: { title, description, skillIds, settingsRevision: revision } }) =>
      courses.changeSettings({ courseId, title, description, skillIds, revision, visibility: 'public' }),
  ],
  [
    'a block that was brought back',
    async ({ editor }, { courseId, block }) => {
      const { deletedPartId } = await editor.removePart({ courseId, level: 'block', id: block?.blockId ?? '' });
      await editor.restorePart({ courseId, deletedPartId });
    },
  ],
];

test.each(changes)(
  'under four-eyes approval an admin who changed %s of a course under review cannot approve it',
  async (_, change) => {
    const reviewedCourse = await submitted();
    const { courseId, admin, owner } = reviewedCourse;
    await change(admin.caller, reviewedCourse);
    expect(await approve(admin, courseId)).toBe('REVIEW_OWN_CHANGES');
    expect(await admin.caller.editor.course({ courseId })).toMatchObject({ version: 0, changedInReviewByMe: true });
    expect(await owner.caller.editor.course({ courseId })).toMatchObject({ changedInReviewByMe: false });
    expect(await approve(owner, courseId)).toBe('accepted');
    expect(await admin.caller.editor.course({ courseId })).toMatchObject({ version: 1, changedInReviewByMe: false });
  },
);

test('restoring an older version counts as a change, and sending back clears the recorded changes', async () => {
  const { courseId, admin, owner, editor } = await submitted();
  expect(await approve(owner, courseId)).toBe('accepted');
  await editor.caller.editor.addModule({ courseId, title: 'Neu' });
  await editor.caller.publishing.submit({ courseId });
  await admin.caller.publishing.restore({ courseId, number: 1 });
  expect(await approve(admin, courseId)).toBe('REVIEW_OWN_CHANGES');
  await admin.caller.publishing.sendBack({ courseId, comment: 'Bitte neu.' });
  await editor.caller.publishing.submit({ courseId });
  expect(await approve(admin, courseId)).toBe('accepted');
});

test('unchanged settings and a saved draft do not count as changes', async () => {
  const { courseId, admin, course } = await submitted();
  const { title, description, visibility, skillIds, settingsRevision: revision } = course;
  await admin.caller.courses.changeSettings({ courseId, title, description, visibility, skillIds, revision });
  await admin.caller.editor.saveDraft({ courseId });
  expect(await approve(admin, courseId)).toBe('accepted');
});

test('a change made during the own approval is never published with it', async () => {
  for (let round = 0; round < 12; round++) {
    const { courseId, admin, block } = await submitted();
    const { revision } = await admin.caller.publishing.checklist({ courseId });
    const save = {
      courseId,
      blockId: block?.blockId ?? '',
      revision: block?.revision ?? '',
      block: { type: 'text' as const, content: { content: '<p>Ganz anders.</p>' } },
    };
    const [published, saved] = await Promise.all([
      outcomeOf(admin.caller.publishing.publish({ courseId, revision })),
      outcomeOf(admin.caller.editor.saveBlock(save)),
    ]);
    expect(saved).toBe('accepted');
    const versions = await app().db.prisma.courseVersion.findMany({ where: { courseId }, select: { payload: true } });
    expect(JSON.stringify(versions)).not.toContain('Ganz anders.');
    expect(versions).toHaveLength(published === 'accepted' ? 1 : 0);
    if (published !== 'accepted') expect(await approve(admin, courseId)).toBe('REVIEW_OWN_CHANGES');
  }
});

test('limits publications per course and organisation', async () => {
  const { owner, orgId } = await makeCrew(app());
  const { courseId } = await makeCourse(owner);
  const { rateLimits } = app();
  const limit = { name: 'publish-course', points: 50, seconds: 24 * 3600 };
  await owner.caller.publishing.publish({ courseId });
  while (await rateLimits.consume(limit, courseId));
  expect(await outcomeOf(owner.caller.publishing.publish({ courseId }))).toBe('TOO_MANY_ATTEMPTS');
  expect(await owner.caller.editor.course({ courseId })).toMatchObject({ version: 1 });
  const other = await makeCourse(owner);
  while (await rateLimits.consume({ ...limit, name: 'publish-organisation', points: 300 }, orgId));
  expect(await outcomeOf(owner.caller.publishing.publish({ courseId: other.courseId }))).toBe('TOO_MANY_ATTEMPTS');
});
