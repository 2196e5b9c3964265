import { type GeneratedBlock, generatedLimits } from '#shared/ai/generated.ts';
import type { CourseLength } from '#shared/ai/order.ts';
import { lessonsOf } from '#shared/ai/plan.ts';
import { textOfPart } from '#shared/ai/source.ts';
import { lessonTexts, placeText } from '#shared/texts/ai/embedded.ts';
import type { Excerpt, LessonOrder, WrittenBlocks } from '../../core/ai/generator.ts';
import { RuleError } from '../../core/errors.ts';
import { type ComposedSection, composeSection, withBoldTerm } from './compose.ts';
import { linesOfLesson } from './lesson-lines.ts';
import { type Place, type PlacedLine, sentencesOfLine } from './material.ts';
import { quizzesOf } from './quizzes/quizzes.ts';
import { cutAtHeadings, type Section, splitByPart } from './sections.ts';
import { definitionsIn } from './text/definitions.ts';
import { evidenceFor } from './text/quote.ts';
import { isReadable, isRule, sentenceWeigher, type Weigh } from './text/select.ts';
import { isAnaphoric } from './text/sentences.ts';
import { termsIn } from './text/terms.ts';
import { titleKey, truncate } from './titles.ts';
import { html, topicLesson } from './topic.ts';

export type TextBlock = GeneratedBlock & { type: 'text' };

const sentencesOfLesson: Readonly<Record<CourseLength, number>> = { short: 14, medium: 22, long: 32 };
const maxTexts = 24;
const shortBlock = 500;
const longestBlock = generatedLimits.html - 8_000;
const fewestGlossary = 3;

export function writeLesson(order: LessonOrder): WrittenBlocks {
  if (order.excerpts.length === 0) return { blocks: topicLesson(order), leftOutQuestions: 0 };
  const lines = linesOfLesson(order);
  const weigh = sentenceWeigher(termsIn(lines).of(lines, 12));
  const composedTexts = composeTexts(lines, {
    order,
    weigh,
    sentences: sentencesOfLesson[order.wishes.length],
    asList: false,
  });
  const texts = composedTexts.length > 0 ? composedTexts : verbatimBlocks(order.excerpts);
  if (texts.length === 0) throw new RuleError('SOURCE_TOO_SHORT');
  const quizzes = order.wishes.hasQuizzes
    ? quizzesOf({ lines, excerpts: order.excerpts, offset: lessonIndexOf(order), most: texts.length < 2 ? 1 : 3 })
    : { blocks: [], leftOutQuestions: 0 };
  const extra = [rulesBlock(lines, order.excerpts, weigh), glossaryBlock(order, lines)].filter(
    (block) => block !== null,
  );
  const maxTextCount = generatedLimits.blocks - quizzes.blocks.length - extra.length;
  return {
    blocks: [...withGoal(texts.slice(0, maxTextCount), order), ...extra, ...quizzes.blocks],
    leftOutQuestions: quizzes.leftOutQuestions,
  };
}

const mostLines = 60;

const verbatimBlocks = (excerpts: readonly Excerpt[]): TextBlock[] =>
  excerpts.flatMap(({ sourceId, parts }) =>
    parts.flatMap((part): TextBlock[] => {
      const pieces = part.lines.slice(0, mostLines).map((entry) => truncate(textOfPart({ lines: [entry] }), 600));
      const inner = pieces.map((piece) => html.p(piece)).join('');
      return inner === '' ? [] : [blockOf(excerpts, { sourceId, part: part.number }, { inner, pieces })];
    }),
  );

const lessonIndexOf = ({ plan, lesson }: LessonOrder): number =>
  Math.max(
    0,
    lessonsOf(plan).findIndex(({ key }) => key === lesson.key),
  );

/** A separate block for the goal would have no source. */
function withGoal(texts: readonly TextBlock[], { lesson, wishes }: LessonOrder): TextBlock[] {
  const [first, ...others] = texts;
  if (first === undefined || lesson.goal === '') return [...texts];
  const goal = html.p(lessonTexts.goal[wishes.tone](lesson.goal));
  return [{ ...first, html: `${goal}${first.html}` }, ...others];
}

type TextOptions = {
  order: Pick<LessonOrder, 'excerpts'> & { lesson: { title: string } };
  weigh: Weigh;
  sentences: number;
  asList: boolean;
};

export function composeTexts(lines: readonly PlacedLine[], options: TextOptions): TextBlock[] {
  const chunks = longestChunks(cutAtHeadings(lines).flatMap(splitByPart));
  const words = chunks.reduce((sum, chunk) => sum + chunk.words, 0);
  let currentTitle = titleKey(options.order.lesson.title);
  const blocks = chunks.flatMap((chunk): TextBlock[] => {
    const place = chunk.lines[0]?.place;
    if (place === undefined) return [];
    const share = Math.max(Math.min(2, options.sentences), Math.round((options.sentences * chunk.words) / words));
    const isSlide = options.order.excerpts.find(({ sourceId }) => sourceId === place.sourceId)?.unit === 'slide';
    const { weigh, asList } = options;
    const text = composeSection(chunk.lines, { sentences: share, weigh, isSlide, asList });
    if (text.inner === '') return [];
    const title = chunk.path.at(-1) ?? '';
    const isRepeatedTitle = title === '' || titleKey(title) === currentTitle;
    currentTitle = title === '' ? currentTitle : titleKey(title);
    return [
      blockOf(options.order.excerpts, place, {
        ...text,
        inner: `${isRepeatedTitle ? '' : html.h3(title)}${text.inner}`,
      }),
    ];
  });
  return joinShortBlocks(blocks);
}

function longestChunks(chunks: readonly Section[]): Section[] {
  if (chunks.length <= maxTexts) return [...chunks];
  const selected = new Set(chunks.toSorted((a, b) => b.words - a.words).slice(0, maxTexts));
  return chunks.filter((chunk) => selected.has(chunk));
}

const blockOf = (excerpts: readonly Excerpt[], place: Place, { inner, pieces }: ComposedSection): TextBlock => ({
  type: 'text',
  html:
    inner.length <= longestBlock
      ? inner
      : html.paragraph(
          pieces
            .slice(0, 3)
            .map((piece) => html.text(truncate(piece, 600)))
            .join(' '),
        ),
  evidence: evidenceFor(excerpts, place, pieces),
});

function joinShortBlocks(blocks: readonly TextBlock[]): TextBlock[] {
  const result: TextBlock[] = [];
  for (const block of blocks) {
    const last = result.at(-1);
    const isSame =
      last?.evidence?.part === block.evidence?.part && last?.evidence?.sourceId === block.evidence?.sourceId;
    if (
      last !== undefined &&
      isSame &&
      Math.min(last.html.length, block.html.length) < shortBlock &&
      last.html.length + block.html.length < longestBlock
    )
      result[result.length - 1] = { ...last, html: last.html + block.html };
    else result.push(block);
  }
  return result;
}

function rulesBlock(lines: readonly PlacedLine[], excerpts: readonly Excerpt[], weigh: Weigh): TextBlock | null {
  const all = lines.flatMap((line) =>
    sentencesOfLine(line)
      .filter(isReadable)
      .map((sentence) => ({ sentence, place: line.place })),
  );
  if (all.length < 8) return null;
  const rules = all.filter(({ sentence }) => isRule(sentence) && !isAnaphoric(sentence) && sentence.length < 200);
  const groups = [...Map.groupBy(rules, ({ place }) => `${place.sourceId} ${place.part}`).values()];
  const largest = groups.toSorted((a, b) => b.length - a.length)[0] ?? [];
  const selected = new Set(largest.toSorted((a, b) => weigh(b.sentence) - weigh(a.sentence)).slice(0, 3));
  const pieces = largest.filter((rule) => selected.has(rule)).map(({ sentence }) => sentence);
  const place = largest[0]?.place;
  if (place === undefined || pieces.length < 2) return null;
  const inner = html.h4(lessonTexts.remember) + html.blockquote(pieces.map(html.text));
  return blockOf(excerpts, place, { inner, pieces });
}

function glossaryBlock({ plan, lesson, excerpts }: LessonOrder, lines: readonly PlacedLine[]): TextBlock | null {
  const isLast = plan.modules.some(({ lessons }) => lessons.at(-1)?.key === lesson.key);
  const definitions = isLast ? definitionsIn(lines).slice(0, 12) : [];
  const place = definitions[0]?.line.place;
  if (place === undefined || definitions.length < fewestGlossary) return null;
  const items = definitions
    .toSorted((a, b) => a.term.localeCompare(b.term, 'de'))
    .map(({ sentence, line }) => {
      const unit = excerpts.find(({ sourceId }) => sourceId === line.place.sourceId)?.unit ?? 'page';
      return `${withBoldTerm(sentence)} (${html.text(placeText(unit, line.place.part))})`;
    });
  const inner = html.h3(lessonTexts.glossary) + html.ul(items);
  return blockOf(excerpts, place, {
    inner,
    pieces: definitions.filter(({ line }) => line.place.part === place.part).map(({ sentence }) => sentence),
  });
}
