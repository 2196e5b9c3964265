import type { QuizContent } from '#shared/courses/content.ts';
import { makeCourse } from './courses.ts';
import type { Member } from './organisations.ts';

export const firstQuiz: QuizContent = { question: 'Wie lange?', options: ['5 s', '30 s', '60 s'], correctIndex: 1 };

export async function makeQuizCourse(editor: Member, visibility: 'public' | 'org-only' | 'private' = 'public') {
  const { courseId, modules } = await makeCourse(editor, { lessons: 2, blocks: 1 });
  const [first = '', second = ''] = modules[0]?.lessons.map(({ lessonId }) => lessonId) ?? [];
  const quiz = await editor.caller.editor.addBlock({ courseId, lessonId: first, type: 'quiz' });
  const saved = await editor.caller.editor.saveBlock({
    courseId,
    blockId: quiz.blockId,
    revision: quiz.revision,
    block: { type: 'quiz', content: firstQuiz },
  });
  const { settingsRevision: revision, title, invitationToken } = await editor.caller.editor.course({ courseId });
  await editor.caller.courses.changeSettings({ courseId, revision, title, description: '', visibility, skillIds: [] });
  await editor.caller.publishing.publish({ courseId });
  return { courseId, first, second, blockId: quiz.blockId, quizRevision: saved.revision, invitation: invitationToken };
}

type QuizCourse = Pick<Awaited<ReturnType<typeof makeQuizCourse>>, 'courseId' | 'blockId' | 'quizRevision'>;

export async function publishQuiz(
  { caller }: Member,
  { courseId, blockId, quizRevision: revision }: QuizCourse,
  content: QuizContent,
): Promise<void> {
  await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'quiz', content } });
  await caller.publishing.publish({ courseId });
}
