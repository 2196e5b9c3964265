import type { EditedCourse, EditedLesson } from '#shared/editor/state.ts';
import { renderAsMember } from './company.ts';
import { courseIdOf } from './courses.ts';
import { expectHeading } from './page-actions.ts';
import type { Rendered } from './render.tsx';
import type { Answers } from './server-stub.ts';

export const courseId = courseIdOf(1);
export const lessonId = '00000000-0000-4000-8000-000000000101';
export const revision = '00000000-0000-4000-8000-000000000f01';

export const editedCourse: EditedCourse = {
  courseId,
  title: 'Brandschutz',
  description: '',
  outcomes: [],
  status: 'draft',
  visibility: 'public',
  showsSources: false,
  version: 0,
  isOnline: false,
  isTakenDown: false,
  isSetAside: false,
  hasChanges: false,
  settingsRevision: revision,
  updatedAt: new Date('2026-11-20T09:30:00Z'),
  updatedBy: null,
  skillIds: [],
  invitationToken: 'x'.repeat(32),
  needsReview: false,
  submittedBy: null,
  submittedByMe: false,
  changedInReviewByMe: false,
  submittedAt: null,
  reviewComment: '',
  reviewedBy: null,
  modules: [
    {
      moduleId: '00000000-0000-4000-8000-000000000102',
      title: 'Küche',
      revision,
      lessons: [{ lessonId, title: 'Am Herd', revision, blockCount: 0, unconfirmedCount: 0 }],
    },
  ],
};

export const editedLesson = (blocks: EditedLesson['blocks'] = []): EditedLesson => ({
  lessonId,
  title: 'Am Herd',
  revision,
  blocks,
});

export const renderEditor = (answers: Answers = {}, path = `/company/course/${courseId}`): Promise<Rendered> =>
  renderAsMember(path, 'editor', {
    'editor.course': editedCourse,
    'editor.lesson': editedLesson(),
    'courses.skills': [],
    ...answers,
  });

export async function openEditor(answers?: Answers, path?: string): Promise<Rendered> {
  const opened = await renderEditor(answers, path);
  await expectHeading(editedCourse.title);
  return opened;
}
