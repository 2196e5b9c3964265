/** Rules without meaning: they report weaknesses, but never confirm that a question is good. */
import { formProblems } from './form.ts';
import { isCatchAll, lengthProblems, optionProblems } from './options.ts';
import type { CourseQuestionProblem, Question, QuestionProblem } from './problem.ts';
import { stemProblems } from './stem.ts';
import { similarity, topicOf } from './words.ts';

export { isFault, type Question, type QuestionProblem } from './problem.ts';

function missingParts({ question, options, correctIndex }: Question): QuestionProblem[] {
  const empty = options.flatMap((option, index) => (option.trim() === '' ? [index] : []));
  return [
    ...(question.trim() === '' ? [{ code: 'emptyQuestion' as const }] : []),
    ...(empty.length > 0 ? [{ code: 'emptyOptions' as const, options: empty }] : []),
    ...(options.length < 2 || options[correctIndex] === undefined ? [{ code: 'noSolution' as const }] : []),
  ];
}

export const isUnfinished = (question: Question): boolean => missingParts(question).length > 0;

export function questionProblems(
  question: Question,
  { others = [] }: { others?: readonly Question[] } = {},
): QuestionProblem[] {
  const missing = missingParts(question);
  if (missing.length > 0) return missing;
  const topics = topicsOf(question);
  const other = others.findIndex((candidate) => isAlike(topics, topicsOf(candidate)));
  return [
    ...optionProblems(question),
    ...(question.options.some(isCatchAll) ? [] : [...lengthProblems(question), ...formProblems(question)]),
    ...stemProblems(question),
    ...(other === -1 ? [] : [{ code: 'alike' as const, other }]),
  ];
}

type QuestionTopics = { topic: ReadonlySet<string>; solution: ReadonlySet<string> };

/** Cache, because each question is compared with many others. */
const topicsCache = new WeakMap<Question, QuestionTopics>();

function topicsOf(question: Question): QuestionTopics {
  const cached = topicsCache.get(question);
  if (cached !== undefined) return cached;
  const { options, correctIndex } = question;
  const topics = { topic: topicOf(question.question), solution: topicOf(options[correctIndex] ?? '') };
  topicsCache.set(question, topics);
  return topics;
}

const minSimilarity = 0.75;

/** Without topics ('Welche Aussage trifft zu?') it compares the correct options. */
function isAlike(one: QuestionTopics, other: QuestionTopics): boolean {
  if ((one.topic.size === 0) !== (other.topic.size === 0)) return false;
  const [mine, theirs] = one.topic.size === 0 ? [one.solution, other.solution] : [one.topic, other.topic];
  return similarity(mine, theirs) >= minSimilarity;
}

const minQuestionsForBalance = 5;
/** Standard deviations above the expected count. */
const maxDeviations = 2;

export const courseQuestionProblems = (questions: readonly Question[]): CourseQuestionProblem[] => [
  ...alikeQuestions(questions),
  ...unbalancedPositions(questions),
];

/** Compares only questions that share a rare word. */
function alikeQuestions(questions: readonly Question[]): CourseQuestionProblem[] {
  const allTopics = questions.map(topicsOf);
  const indexesByWord = new Map<string, number[]>();
  const wordCounts = new Map<string, number>();
  for (const { topic, solution } of allTopics)
    for (const word of topic.size === 0 ? solution : topic) wordCounts.set(word, (wordCounts.get(word) ?? 0) + 1);
  return allTopics.flatMap((current, second): CourseQuestionProblem[] => {
    const words = [...(current.topic.size === 0 ? current.solution : current.topic)];
    const rarest = words
      .toSorted((a, b) => (wordCounts.get(a) ?? 0) - (wordCounts.get(b) ?? 0) || (a < b ? -1 : 1))
      .slice(0, words.length - Math.ceil(minSimilarity * words.length) + 1);
    const candidates = new Set(rarest.flatMap((word) => indexesByWord.get(word) ?? []));
    const first = [...candidates].find((place) => isAlike(current, allTopics[place] ?? current));
    if (first !== undefined) return [{ code: 'alike', first, second }];
    for (const word of rarest) {
      const places = indexesByWord.get(word);
      if (places === undefined) indexesByWord.set(word, [second]);
      else places.push(second);
    }
    return [];
  });
}

function unbalancedPositions(questions: readonly Question[]): CourseQuestionProblem[] {
  const counted = questions.filter(({ options, correctIndex }) => options[correctIndex] !== undefined);
  const of = counted.length;
  if (of < minQuestionsForBalance) return [];
  const places = Math.max(...counted.map(({ options }) => options.length));
  return Array.from({ length: places }, (_, position) => position).flatMap((position): CourseQuestionProblem[] => {
    const chances = counted.map(({ options }) => (position < options.length ? 1 / options.length : 0));
    const expected = chances.reduce((sum, chance) => sum + chance, 0);
    const deviation = Math.sqrt(chances.reduce((sum, chance) => sum + chance * (1 - chance), 0));
    const count = counted.filter(({ correctIndex }) => correctIndex === position).length;
    return count > expected + maxDeviations * deviation ? [{ code: 'positions', position, count, of }] : [];
  });
}
