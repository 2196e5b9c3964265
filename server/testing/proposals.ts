import { expect } from 'vitest';
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { ProposalView } from '#shared/ai/state.ts';
import type { BlockOrigin, OriginSource } from '#shared/courses/origin.ts';
import type { App } from '../core/app.ts';
import { insertProposal, type NewProposal } from '../features/course-generation/proposals/proposal-rows.ts';
import { makeCourse, onlyLesson } from './courses.ts';
import type { Member } from './organisations.ts';

export const pages = [
  'Auf der ersten Seite steht, wer das Handbuch geschrieben hat.',
  'Die Einwirkzeit des Mittels beträgt dreißig Sekunden und wird nie verkürzt.',
  'Danach werden die Hände an der Luft getrocknet, nicht am Kittel.',
  'Auf dieser Seite stehen nur noch die Anschriften der Lieferanten.',
];

export async function makeSourcedCourse(app: App, author: Member, blocks = 1) {
  const course = await makeCourse(author, { blocks });
  const { courseId } = course;
  const lesson = await onlyLesson(author, course);
  const { id: sourceId } = await app.db.prisma.courseSource.create({
    data: {
      courseId,
      kind: 'file',
      name: 'Handbuch.pdf',
      unit: 'page',
      partCount: pages.length,
      createdAt: app.clock.now(),
    },
    select: { id: true },
  });
  await app.db.prisma.courseSourcePart.createMany({
    data: pages.map((text, index) => ({ sourceId, number: index + 1, label: '', lines: [{ kind: 'text', text }] })),
  });
  const source: OriginSource = {
    sourceId,
    name: 'Handbuch.pdf',
    fileId: null,
    unit: 'page',
    part: 2,
    quote: 'Die Einwirkzeit des Mittels',
  };
  const origin: BlockOrigin = { generator: 'service', state: 'generated', sourceState: 'held', source };
  for (const { blockId } of lesson.blocks)
    await app.db.prisma.contentBlock.update({ where: { id: blockId }, data: { origin }, select: { id: true } });
  const moduleId = course.modules[0]?.moduleId ?? '';
  return {
    courseId,
    moduleId,
    lessonId: lesson.lessonId,
    blocks: lesson.blocks,
    blockId: lesson.blocks[0]?.blockId ?? '',
    sourceId,
  };
}

export const redoInput = (place: { courseId: string; lessonId: string; blockId: string | null }) => ({
  requestId: crypto.randomUUID(),
  courseId: place.courseId,
  lessonId: place.lessonId,
  blockId: place.blockId,
  instruction: 'kürzer',
});

export async function waitForProposals({ caller }: Member, courseId: string): Promise<ProposalView[]> {
  let proposals: ProposalView[] = [];
  await expect
    .poll(async () => {
      proposals = await caller.ai.proposals({ courseId });
      return proposals.filter(({ state }) => state === 'writing').length;
    })
    .toBe(0);
  return proposals;
}

export const generatedTextOf = (words: string): GeneratedBlock => ({
  type: 'text',
  html: `<p>${words}</p>`,
  evidence: null,
});

export async function proposeLesson(
  app: App,
  author: Member,
  proposal: Pick<NewProposal, 'courseId'> & Partial<NewProposal>,
) {
  const id = crypto.randomUUID();
  await insertProposal(app.db.prisma, {
    generationId: null,
    kind: 'lesson',
    state: 'open',
    instruction: '',
    moduleId: null,
    moduleTitle: 'Hygiene',
    lessonId: null,
    lessonTitle: 'Hände waschen',
    blockId: null,
    baseRevision: null,
    before: [],
    blocks: [generatedTextOf('Eins'), generatedTextOf('Zwei')],
    jobId: null,
    createdBy: author.userId,
    createdAt: app.clock.now(),
    ...proposal,
    id,
  });
  return id;
}
