import { expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { makeCourse } from '../../testing/courses.ts';
import { makeCrew, makeMember, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();

/** An organisation that wants four eyes, with a course that may be published. */
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

test('with four eyes an editor sends back what they submitted themselves, and nothing of another editor', async () => {
  const { orgId, editor, courseId } = await underReview();
  const other = await makeMember(app(), orgId, 'editor');
  await editor.caller.publishing.submit({ courseId });
  const before = await reviewOf(courseId);
  const comment = 'Bitte kürzen.';
  expect(await outcomeOf(other.caller.publishing.sendBack({ courseId, comment }))).toBe('REVIEW_NEEDED');
  expect(await reviewOf(courseId)).toEqual(before);
  expect(await outcomeOf(editor.caller.publishing.sendBack({ courseId, comment }))).toBe('accepted');
});

test('a reviewed publication leaves nothing of its review behind', async () => {
  const { editor, owner, courseId } = await underReview();
  await editor.caller.publishing.submit({ courseId });
  // What an older review could have left.
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

test('with four eyes an editor does not decide who will see a course again that is offline at the moment', async () => {
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
