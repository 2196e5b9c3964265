import type { Page } from 'playwright-core';
import type { Member } from '../../server/testing/organisations.ts';
import type { Visibility } from '../../shared/courses/visibility.ts';

type Plan = { title?: string; description?: string; visibility?: Visibility };

export const question = 'Wie lange wird desinfiziert?';
export const answers = ['5 Sekunden', '30 Sekunden', '60 Sekunden'] as const;
const rightAnswer = 1;

/**
 * A published course: module 'Grundlagen' with the lessons 'Warum Hände' (text, quiz) and 'Die fünf Momente' (text,
 * video), module 'Praxis' with the lesson 'Handschuhe' (an empty text).
 */
export async function makeReadableCourse({ caller }: Pick<Member, 'caller'>, plan: Plan = {}) {
  const {
    title = 'Händehygiene im Alltag',
    description = 'Wann waschen, wann desinfizieren.',
    visibility = 'public',
  } = plan;
  const { courseId } = await caller.courses.create({ title });
  const { settingsRevision: revision, invitationToken } = await caller.editor.course({ courseId });
  await caller.courses.changeSettings({ courseId, revision, title, description, visibility, skillIds: [] });
  const basics = await caller.editor.addModule({ courseId, title: 'Grundlagen' });
  const practice = await caller.editor.addModule({ courseId, title: 'Praxis' });
  const { lessonId: why } = await caller.editor.addLesson({
    courseId,
    moduleId: basics.moduleId,
    title: 'Warum Hände',
  });
  const { lessonId: moments } = await caller.editor.addLesson({
    courseId,
    moduleId: basics.moduleId,
    title: 'Die fünf Momente',
  });
  const { lessonId: gloves } = await caller.editor.addLesson({
    courseId,
    moduleId: practice.moduleId,
    title: 'Handschuhe',
  });
  await addText(
    { caller },
    { courseId, lessonId: why, content: '<p>Keime reisen auf <a href="https://example.org/keime">Händen</a>.</p>' },
  );
  const quiz = await addQuiz({ caller }, { courseId, lessonId: why });
  await addText({ caller }, { courseId, lessonId: moments, content: '<p>Vor dem Kontakt mit einem Menschen.</p>' });
  const video = await caller.editor.addBlock({ courseId, lessonId: moments, type: 'video' });
  const content = { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', title: 'Die Momente' };
  await caller.editor.saveBlock({
    courseId,
    blockId: video.blockId,
    revision: video.revision,
    block: { type: 'video', content },
  });
  await caller.editor.addBlock({ courseId, lessonId: gloves, type: 'text' });
  await caller.publishing.publish({ courseId });
  return {
    courseId,
    invitation: invitationToken ?? '',
    quizId: quiz.blockId,
    quizRevision: quiz.revision,
    lessons: { why, moments, gloves },
    moduleId: practice.moduleId,
  };
}

type Caller = Pick<Member, 'caller'>;

async function addText({ caller }: Caller, at: { courseId: string; lessonId: string; content: string }): Promise<void> {
  const { courseId, lessonId, content } = at;
  const { blockId, revision } = await caller.editor.addBlock({ courseId, lessonId, type: 'text' });
  await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'text', content: { content } } });
}

async function addQuiz(
  { caller }: Caller,
  { courseId, lessonId }: { courseId: string; lessonId: string },
): Promise<{ blockId: string; revision: string }> {
  const { blockId, revision } = await caller.editor.addBlock({ courseId, lessonId, type: 'quiz' });
  const content = { question, options: [...answers], correctIndex: rightAnswer };
  const saved = await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'quiz', content } });
  return { blockId, revision: saved.revision };
}

export async function addImage(
  { caller }: Caller,
  { courseId, lessonId, fileId }: { courseId: string; lessonId: string; fileId: string },
): Promise<void> {
  const { blockId, revision } = await caller.editor.addBlock({ courseId, lessonId, type: 'asset' });
  const content = { fileId, alt: 'Ein Waschbecken', caption: 'Waschbecken im Flur' };
  await caller.editor.saveBlock({ courseId, blockId, revision, block: { type: 'asset', content } });
  await caller.publishing.publish({ courseId });
}

export function recordTraffic(page: Page): () => Promise<string[]> {
  const bodies: Array<Promise<string>> = [];
  page.on('response', (response) => {
    const isText = /json|html|event-stream|text\/plain/.test(response.headers()['content-type'] ?? '');
    if (isText) bodies.push(response.text().catch(() => ''));
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => bodies.push(Promise.resolve(payload.toString())));
  });
  return () => Promise.all(bodies);
}
