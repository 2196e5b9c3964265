import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { testApp } from '../../testing/app.ts';
import { bytesOf, makeCourse } from '../../testing/courses.ts';
import { type Crew, makeCrew, outcomeOf } from '../../testing/organisations.ts';

const app = testApp();
let crew: Crew;
beforeAll(async () => {
  crew = await makeCrew(app());
});

type Caller = Crew['editor']['caller'];
type Step = { kind: (typeof kinds)[number]; pick: number; words: string };
const kinds = [
  'addModule',
  'addLesson',
  'addBlock',
  'save',
  'renameModule',
  'renameLesson',
  'rename',
  'settings',
  'duplicateModule',
  'duplicateBlock',
  'moveLesson',
  'removeModule',
  'removeLesson',
  'removeBlock',
  'undo',
  'publish',
  'restore',
] as const;

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  pick: fc.nat(1_000),
  words: fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
    .map((words) => `ß${words.replace(/\p{C}/gu, '')}`),
});

const oneOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(1, list.length)];

async function applyStep(caller: Caller, courseId: string, { kind, pick, words }: Step): Promise<void> {
  const { editor, courses, publishing } = caller;
  const course = await editor.course({ courseId });
  const module = oneOf(course.modules, pick);
  const lesson = oneOf(module?.lessons ?? [], pick);
  const [moduleId, lessonId] = [module?.moduleId ?? '', lesson?.lessonId ?? ''];
  const blocks = lesson === undefined ? [] : (await editor.lesson({ courseId, lessonId })).blocks;
  const block = oneOf(blocks, pick);
  const blockId = block?.blockId ?? '';
  const title = words.trim().slice(0, 100);
  const deleted = await app().db.prisma.deletedPart.findMany({ where: { courseId }, select: { id: true } });
  const { description, visibility, skillIds, settingsRevision } = course;
  const steps: Record<Step['kind'], () => Promise<unknown>> = {
    addModule: () => editor.addModule({ courseId, title }),
    addLesson: () => editor.addLesson({ courseId, moduleId, title }),
    addBlock: () => editor.addBlock({ courseId, lessonId, type: pick % 2 === 0 ? 'quiz' : 'text' }),
    save: () =>
      editor.saveBlock({
        courseId,
        blockId,
        revision: block?.revision ?? '',
        block: { type: 'text', content: { content: `<p>${words}</p>` } },
      }),
    renameModule: () =>
      editor.renamePart({ courseId, level: 'module', id: moduleId, title, revision: module?.revision ?? '' }),
    renameLesson: () =>
      editor.renamePart({ courseId, level: 'lesson', id: lessonId, title, revision: lesson?.revision ?? '' }),
    rename: () => editor.rename({ courseId, title, revision: settingsRevision }),
    settings: () =>
      courses.changeSettings({ courseId, title, description, visibility, skillIds, revision: settingsRevision }),
    duplicateModule: () => editor.duplicatePart({ courseId, level: 'module', id: moduleId }),
    duplicateBlock: () => editor.duplicatePart({ courseId, level: 'block', id: blockId }),
    moveLesson: () =>
      editor.movePart({
        courseId,
        level: 'lesson',
        id: lessonId,
        parentId: oneOf(course.modules, pick + 1)?.moduleId ?? '',
        index: 0,
      }),
    removeModule: () => editor.removePart({ courseId, level: 'module', id: moduleId }),
    removeLesson: () => editor.removePart({ courseId, level: 'lesson', id: lessonId }),
    removeBlock: () => editor.removePart({ courseId, level: 'block', id: blockId }),
    undo: () => editor.restorePart({ courseId, deletedPartId: oneOf(deleted, pick)?.id ?? '' }),
    publish: () => publishing.publish({ courseId }),
    restore: () => publishing.restore({ courseId, number: (pick % Math.max(1, course.version)) + 1 }),
  };
  await outcomeOf(steps[kind]());
}

test('the stored size equals the counted one after any steps', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
      const { courseId } = await makeCourse(crew.owner, { modules: 2, lessons: 2 });
      for (const one of steps) {
        await applyStep(crew.owner.caller, courseId, one);
        const { noted, counted } = await bytesOf(app(), courseId);
        expect(noted, one.kind).toBe(counted);
      }
    }),
    { numRuns: 12 },
  );
});

test('the stored size stays correct under concurrent writes to blocks and structure', async () => {
  const { owner, editor } = crew;
  const course = await makeCourse(owner, { lessons: 2, blocks: 3 });
  const { courseId } = course;
  const module = course.modules[0];
  const lessonId = module?.lessons[0]?.lessonId ?? '';
  const lines = ['a', 'bb', 'ccc'];
  for (let round = 0; round < 6; round++) {
    const { blocks } = await owner.caller.editor.lesson({ courseId, lessonId });
    const saves = blocks.flatMap(({ blockId, revision, type }) =>
      type !== 'text'
        ? []
        : lines.map((line, index) =>
            (index === 0 ? owner : editor).caller.editor.saveBlock({
              courseId,
              blockId,
              revision,
              block: { type: 'text', content: { content: `<p>${line.repeat(50 + round)}</p>` } },
            }),
          ),
    );
    const structure = [
      editor.caller.editor.addBlock({ courseId, lessonId, type: 'text' }),
      owner.caller.editor.addLesson({ courseId, moduleId: module?.moduleId ?? '', title: `Lektion ${round}` }),
    ];
    const outcomes = await Promise.all([...saves, ...structure].map(outcomeOf));
    expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(saves.length / lines.length + 2);
    expect(outcomes.filter((outcome) => outcome === 'CONTENT_CHANGED')).toHaveLength((saves.length / lines.length) * 2);
    const { noted, counted } = await bytesOf(app(), courseId);
    expect(noted).toBe(counted);
  }
});
