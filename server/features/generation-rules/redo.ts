/** Rules understand a few instructions. For others they select other sentences of the same source. */
import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { RedoOrder, WrittenBlocks } from '../../core/ai/generator.ts';
import { RuleError } from '../../core/errors.ts';
import { plainParagraphs } from '../../core/html/plain-text.ts';
import { composeTexts, type TextBlock } from './lesson.ts';
import { linesOf, type PlacedLine, textOfLine } from './material.ts';
import type { Quiz } from './quizzes/quiz-options.ts';
import { quizzesOf } from './quizzes/quizzes.ts';
import { sentenceWeigher } from './text/select.ts';
import { sentencesOf } from './text/sentences.ts';
import { termsIn } from './text/terms.ts';

const instructionPatterns = {
  shorter: /\b(?:kürze[rn]?|kurz|knapper|knapp|straffe[rn]?|weniger|shorter)\b/iu,
  longer: /\b(?:länger|ausführlich\p{Ll}{0,3}|mehr|genauer|erweiter\p{Ll}{0,2}|detail\p{Ll}{0,8}|longer)\b/iu,
  list: /liste|stichpunkt|stichwort|aufzähl|punkte\b|list\b/iu,
  question: /\bfragen?\b|quiz|question/iu,
};

const plainTextOf = (html: string): string => plainParagraphs(html).replaceAll('\n', ' ');

function sourceLinesOf(order: RedoOrder, blockText: string): PlacedLine[] {
  const all = order.excerpts.flatMap(linesOf);
  const normalise = (text: string) => text.replace(/\s{1,100}/gu, ' ').slice(0, 80);
  const beginningOf = ({ entry }: PlacedLine) =>
    normalise(entry.kind === 'row' ? (entry.cells.find((cell) => cell !== '') ?? '') : entry.text);
  const isUsed = (line: PlacedLine) =>
    line.entry.kind === 'row' || line.entry.kind === 'item'
      ? beginningOf(line) !== '' && blockText.includes(beginningOf(line))
      : sentencesOf(textOfLine(line)).some((sentence) => blockText.includes(normalise(sentence)));
  const places = new Set(
    order.before.flatMap(({ evidence }) => (evidence === null ? [] : [`${evidence.sourceId} ${evidence.part}`])),
  );
  const candidateLines =
    places.size === 0 ? all : all.filter(({ place }) => places.has(`${place.sourceId} ${place.part}`));
  const usedLines = candidateLines.filter((line) => line.entry.kind !== 'heading' && isUsed(line));
  return usedLines.length === 0 ? candidateLines : usedLines;
}

export function redoByRules(order: RedoOrder): WrittenBlocks {
  const all = order.excerpts.flatMap(linesOf);
  const quizzes = order.before.filter((block): block is Quiz => block.type === 'quiz');
  const texts = order.before.filter((block): block is TextBlock => block.type === 'text');
  const wantsQuestion = instructionPatterns.question.test(order.instruction) || texts.length === 0;
  const written = texts.length === 0 ? [] : rewriteTexts(order, texts);
  const questions = wantsQuestion || quizzes.length > 0 ? otherQuestions(order, all, quizzes) : [];
  const textBlocks = wantsQuestion && texts.length > 0 && written.length === 0 ? texts : written;
  const blocks: GeneratedBlock[] = [
    ...textBlocks,
    ...(questions.length > 0 ? questions : texts.length > 0 ? quizzes : []),
  ];
  if (blocks.length === 0 || isSame(blocks, order.before)) throw new RuleError('SOURCE_TOO_SHORT');
  return { blocks, leftOutQuestions: 0 };
}

const isSame = (blocks: readonly GeneratedBlock[], before: readonly GeneratedBlock[]): boolean => {
  const textOf = (block: GeneratedBlock) =>
    block.type === 'text' ? plainTextOf(block.html) + block.html.includes('<ul>') : block.question;
  return blocks.map(textOf).join('\n') === before.map(textOf).join('\n');
};

function otherQuestions(
  { excerpts, before }: RedoOrder,
  lines: readonly PlacedLine[],
  quizzes: readonly Quiz[],
): Quiz[] {
  const most = Math.max(1, quizzes.length);
  return quizzesOf({ lines, excerpts, offset: before.length, most, before: quizzes }).blocks;
}

function rewriteTexts(order: RedoOrder, texts: readonly TextBlock[]): TextBlock[] {
  const currentText = texts.map(({ html }) => plainTextOf(html)).join(' ');
  const { instruction } = order;
  const isLonger = instructionPatterns.longer.test(instruction);
  const isShorter = instructionPatterns.shorter.test(instruction);
  const asList = instructionPatterns.list.test(instruction);
  const isOnlyQuestion = instructionPatterns.question.test(instruction) && !isLonger && !isShorter && !asList;
  if (isOnlyQuestion) return [];
  const places = new Set(
    texts.flatMap(({ evidence }) => (evidence === null ? [] : [`${evidence.sourceId} ${evidence.part}`])),
  );
  const all = order.excerpts.flatMap(linesOf);
  const lines = isLonger
    ? all.filter(({ place }) => places.size === 0 || places.has(`${place.sourceId} ${place.part}`))
    : sourceLinesOf(order, currentText);
  const currentCount = lines
    .flatMap((line) => sentencesOf(textOfLine(line)))
    .filter((sentence) => currentText.includes(sentence)).length;
  const sentences = isShorter
    ? Math.max(1, Math.floor(currentCount / 2))
    : isLonger
      ? Math.max(6, currentCount * 2)
      : Math.max(2, currentCount);
  const weight = sentenceWeigher(termsIn(lines).of(lines, 12));
  const isUnknownInstruction = !isShorter && !isLonger && !asList;
  const weigh = (sentence: string) =>
    weight(sentence) - (isUnknownInstruction && currentText.includes(sentence) ? 10 : 0);
  const own = isUnknownInstruction
    ? all.filter(({ place }) => places.size === 0 || places.has(`${place.sourceId} ${place.part}`))
    : lines;
  return composeTexts(own, {
    order: { excerpts: order.excerpts, lesson: { title: order.lessonTitle } },
    weigh,
    sentences,
    asList,
  });
}
