import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GeneratedBlock, generatedBlocks } from '#shared/ai/generated.ts';
import { coursePlan, lessonsOf } from '#shared/ai/plan.ts';
import { type SourceLine, type SourceText, sourceUnits, textOfPart } from '#shared/ai/source.ts';
import { courseQuestionProblems, isFault, questionProblems } from '#shared/questions/check.ts';
import type { Excerpt, LessonOrder, RedoOrder } from '../../core/ai/generator.ts';
import { RuleError } from '../../core/errors.ts';
import { testApp } from '../../testing/app.ts';
import { manual } from './fixtures/manual.ts';
import { excerptOf, wishes } from './fixtures/read.ts';
import { running } from './fixtures/running.ts';
import { slides } from './fixtures/slides.ts';
import { english, traps } from './fixtures/traps.ts';
import { writeLesson } from './lesson.ts';
import { makePlan } from './plan.ts';
import { redoByRules } from './redo.ts';
import { embeddedGenerator } from './service.ts';

const app = testApp();
const plannedOf = (text: SourceText) => makePlan({ wishes, topic: '', title: '', excerpts: [excerptOf(text)] });

const partsOf = (excerpts: readonly Excerpt[], { draws }: LessonOrder['lesson']): Excerpt[] =>
  excerpts.map((excerpt) => ({
    ...excerpt,
    parts: excerpt.parts.filter(({ number }) => draws.some(({ from, to }) => from <= number && number <= to)),
  }));

function courseOf(text: SourceText) {
  const excerpts = [excerptOf(text)];
  const plan = plannedOf(text);
  const lessons = lessonsOf(plan).map((lesson) => ({
    lesson,
    ...writeLesson({ wishes, topic: '', plan, lesson, excerpts: partsOf(excerpts, lesson) }),
  }));
  return { plan, lessons, blocks: lessons.flatMap(({ blocks }) => blocks) };
}

const squeezed = (text: string) => text.replace(/\s+/gu, ' ');
const isHeld = ({ parts }: SourceText, { evidence }: GeneratedBlock): boolean => {
  const part = parts.find(({ number }) => number === evidence?.part);
  return evidence === null || (part !== undefined && squeezed(textOfPart(part)).includes(evidence.quote));
};

test('a manual becomes its chapters, without title page, contents and imprint', () => {
  const { title, modules } = plannedOf(manual);
  expect(title).toBe('Brandschutz im Betrieb');
  expect(modules.map((module) => [module.title, module.lessons.map((lesson) => lesson.title)])).toEqual([
    ['Grundlagen', ['Wie Feuer entsteht', 'Brandklassen']],
    ['Vorbeugen', ['Ordnung und Zündquellen', 'Fluchtwege']],
    ['Verhalten im Brandfall', ['Die ersten Minuten', 'Feuerlöscher bedienen']],
  ]);
  expect(lessonsOf({ modules }).map(({ goal }) => goal)).toEqual([
    'Erklären, wie Feuer entsteht',
    'Brandklassen unterscheiden und zuordnen',
    'Ordnung und Zündquellen in eigenen Worten erklären',
    'Die Begriffe Rettungsweg, Brandabschnitt und Sammelstelle erklären und unterscheiden',
    'Die Schritte zu „Die ersten Minuten“ in der richtigen Reihenfolge ausführen',
    'Feuerlöscher bedienen',
  ]);
  expect(lessonsOf({ modules }).flatMap(({ draws }) => draws.map(({ from, to }) => [from, to]))).toEqual(
    [3, 4, 5, 6, 7, 8].map((page) => [page, page]),
  );
});

test('gives the requested number of modules, and the same plan for the same order', () => {
  const order = { wishes: { ...wishes, modules: 2 }, topic: '', title: 'Brandschutz', excerpts: [excerptOf(manual)] };
  expect(makePlan(order).modules).toHaveLength(2);
  expect(makePlan(order)).toEqual(makePlan(order));
});

const documents = { manual, slides, running, traps, english };
test.each(Object.entries(documents))('%s: every quotation is found and every question passes the checks', (_, text) => {
  const { blocks, plan } = courseOf(text);
  expect(coursePlan.parse(plan)).toEqual(plan);
  expect(generatedBlocks.safeParse(blocks).success).toBe(true);
  expect(blocks.filter((block) => block.evidence?.quote === '' || !isHeld(text, block))).toEqual([]);
  const quizzes = blocks.filter((block) => block.type === 'quiz');
  expect(quizzes.flatMap((quiz) => questionProblems(quiz).filter(isFault))).toEqual([]);
  expect(courseQuestionProblems(quizzes)).toEqual([]);
  expect(quizzes.every(({ explanation }) => /\((?:Seite|Folie|Absatz) \d+\)$/u.test(explanation))).toBe(true);
});

test('questions ask for figures, definitions and order, each at its level', () => {
  const questions = courseOf(manual).blocks.flatMap((block) =>
    block.type === 'quiz' ? [[block.level, block.question, block.options[block.correctIndex]]] : [],
  );
  expect(questions).toContainEqual([
    'verstehen',
    'Was bedeutet „Rettungsweg“?',
    expect.stringContaining('Ein Weg, auf dem'),
  ]);
  expect(questions).toContainEqual(['anwenden', expect.stringContaining('folgt unmittelbar auf'), expect.any(String)]);
  expect(questions).toContainEqual(['wissen', expect.stringContaining('mindestens ___ zu brennbaren'), '50 cm']);
});

test('gives no questions if none were ordered', () => {
  const plan = plannedOf(manual);
  const [lesson] = lessonsOf(plan);
  if (lesson === undefined) throw new Error('no lesson');
  const order = { wishes: { ...wishes, hasQuizzes: false }, topic: '', plan, lesson, excerpts: [excerptOf(manual)] };
  expect(writeLesson(order).blocks.filter(({ type }) => type === 'quiz')).toEqual([]);
});

test('instructions in a document stay text, without links and elements', () => {
  const html = courseOf(traps)
    .blocks.map((block) => (block.type === 'text' ? block.html : block.question))
    .join('');
  expect(html).not.toMatch(/<script|<img|<a |https?:/u);
  expect(html).toContain('Tiefkühlware wird bei höchstens -18 °C gelagert, d. h. ohne Unterbrechung');
});

test('a topic gives an outline that says that it has no source', () => {
  const order = { wishes, topic: 'Ein Kurs über Brandschutz im Büro', title: '', excerpts: [] };
  const plan = makePlan(order);
  expect(plan.title).toBe('Brandschutz im Büro');
  expect(plan.modules.map(({ lessons }) => lessons.length)).toEqual([2, 2, 2, 2]);
  const [lesson] = lessonsOf(plan);
  if (lesson === undefined) throw new Error('no lesson');
  const { blocks } = writeLesson({ wishes, topic: order.topic, plan, lesson, excerpts: [] });
  expect(blocks.map((block) => [block.type, block.evidence])).toEqual([
    ['text', null],
    ['text', null],
    ['text', null],
  ]);
  expect(JSON.stringify(blocks)).toContain('Der Generator weiß nichts über „Brandschutz im Büro“');
});

test('refuses too little text', () => {
  const little: SourceText = {
    unit: 'page',
    title: '',
    parts: [{ number: 1, label: '', lines: [{ kind: 'text', text: 'Hallo.' }] }],
  };
  expect(() => plannedOf(little)).toThrow(new RuleError('SOURCE_TOO_SHORT'));
});

const redoOf = (instruction: string, before: GeneratedBlock[]): RedoOrder => ({
  wishes,
  instruction,
  lessonTitle: 'Fluchtwege',
  before,
  excerpts: [excerptOf(manual)],
});
const fluchtwege = () => courseOf(manual).lessons.find(({ lesson }) => lesson.title === 'Fluchtwege')?.blocks ?? [];
const htmlOf = (blocks: readonly GeneratedBlock[]) =>
  blocks.map((block) => (block.type === 'text' ? block.html : '')).join('');

test('redoes a block shorter, as a list or with another question', () => {
  const [text, ...others] = fluchtwege();
  const quiz = others.find(({ type }) => type === 'quiz');
  if (text === undefined || quiz === undefined) throw new Error('no blocks');
  expect(htmlOf(redoByRules(redoOf('kürzer', [text])).blocks).length).toBeLessThan(htmlOf([text]).length * 0.75);
  expect(htmlOf(redoByRules(redoOf('als Liste', [text])).blocks)).toMatch(/<ul><li>/u);
  const [asked] = redoByRules(redoOf('eine andere Frage', [quiz])).blocks;
  expect(asked).toMatchObject({ type: 'quiz' });
  expect(asked).not.toMatchObject({ question: quiz.type === 'quiz' ? quiz.question : '' });
});

const words = fc.array(
  fc.constantFrom(
    'Der',
    'Brand',
    'ist',
    'ein',
    'Feuer.',
    'z. B.',
    '30',
    'Sekunden',
    'muss',
    '<b>',
    '"',
    'https://x.y',
    '1)',
    '🙂',
    '___',
    'Ein',
  ),
  { maxLength: 40 },
);
const phrase = fc.oneof(
  words.map((list) => list.join(' ')),
  fc.string({ maxLength: 80 }),
  fc.constant('x'.repeat(10_000)),
);
const line: fc.Arbitrary<SourceLine> = fc.oneof(
  fc.record({ kind: fc.constant('heading' as const), level: fc.integer({ min: 1, max: 6 }), text: phrase }),
  fc.record({ kind: fc.constant('text' as const), text: phrase }),
  fc.record({ kind: fc.constant('item' as const), isOrdered: fc.boolean(), text: phrase }),
  fc.record({ kind: fc.constant('row' as const), cells: fc.array(phrase, { maxLength: 6 }) }),
  fc.record({ kind: fc.constant('note' as const), text: phrase }),
);
const anySource: fc.Arbitrary<SourceText> = fc.record({
  unit: fc.constantFrom(...sourceUnits),
  title: phrase,
  parts: fc
    .array(fc.record({ label: phrase, lines: fc.array(line, { maxLength: 12 }) }), { minLength: 1, maxLength: 12 })
    .map((parts) => parts.map((part, index) => ({ ...part, number: index + 1 }))),
});

test('any source gives a valid course with correct quotations, or the one refusal', () => {
  fc.assert(
    fc.property(anySource, (source) => {
      try {
        const { plan, blocks, lessons } = courseOf(source);
        expect(coursePlan.safeParse(plan).success).toBe(true);
        for (const { blocks: own } of lessons) expect(generatedBlocks.safeParse(own).success).toBe(true);
        expect(blocks.every((block) => isHeld(source, block))).toBe(true);
      } catch (error) {
        expect(error).toMatchObject({ code: 'SOURCE_TOO_SHORT' });
      }
    }),
    { numRuns: 60 },
  );
});

test('plans a thousand pages in a worker, in one plan that covers them', async () => {
  const parts = Array.from({ length: 1_000 }, (_, index) => {
    const page = manual.parts[2 + (index % 6)];
    return { number: index + 1, label: '', lines: page?.lines ?? [] };
  });
  const excerpts = [{ ...excerptOf(manual), parts }];
  const plan = await embeddedGenerator(app()).plan(
    { wishes, topic: '', title: 'Groß', excerpts },
    new AbortController().signal,
  );
  const covered = lessonsOf(plan).flatMap(({ draws }) => draws.map(({ from, to }) => to - from + 1));
  expect(covered.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(900);
});

test('a cancelled order returns nothing', async () => {
  const order = { wishes, topic: 'Brandschutz', title: '', excerpts: [] };
  await expect(embeddedGenerator(app()).plan(order, AbortSignal.abort())).rejects.toThrow('aborted');
});
