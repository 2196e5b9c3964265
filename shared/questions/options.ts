import type { Question, QuestionProblem } from './problem.ts';
import { claimOf, wordsOf } from './words.ts';

/** In questions about spelling or grammar, a capital or an article makes options different. */
const asksForLetters =
  /schreib|rechtschr|artikel|genus|geschlecht|grammat|buchstab|komma|satzzeichen|plural|singular/iu;

const collapseSpaces = (text: string): string => text.trim().replace(/\s+/gu, ' ');

type Pair = readonly [number, number];
const pairsOf = (count: number): Pair[] =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: count - one - 1 }, (_, more): Pair => [one, one + more + 1]),
  ).flat();

function sameOptions({ options }: Question, claims: readonly string[]): QuestionProblem[] {
  const pair = pairsOf(options.length).find(([one, other]) => claims[one] === claims[other]);
  return pair === undefined ? [] : [{ code: 'sameOptions', options: pair }];
}

const meaningChangers = new Set(
  'nicht kein keine keinen keinem keiner keines nie niemals ohne außer nur erst mindestens höchstens weniger mehr über unter vor nach statt anstatt bis ab fast kaum oder'.split(
    ' ',
  ),
);

/** A wrong option inside the correct one is not really wrong, except with numbers or words such as 'nicht'. */
function containedOptions({ options, correctIndex }: Question): QuestionProblem[] {
  const right = claimOf(options[correctIndex] ?? '');
  const wrong = options.findIndex((option, index) => {
    if (index === correctIndex) return false;
    const claim = claimOf(option);
    if (claim.length >= right.length || !claim.some((word) => /\p{L}{3}/u.test(word))) return false;
    const start = right.findIndex((_, place) => claim.every((word, more) => right[place + more] === word));
    if (start === -1) return false;
    return !right.some((word, place) => (place < start || place >= start + claim.length) && meaningChangers.has(word));
  });
  return wrong === -1 ? [] : [{ code: 'containedOption', right: correctIndex, wrong }];
}

const catchAllStarts = new Set([
  'alle',
  'alles',
  'keine',
  'keiner',
  'keines',
  'keins',
  'nichts',
  'sämtliche',
  'beide',
  'beides',
  'weder',
]);
const catchAllFillers = new Set(
  (
    'der die das dieser diesen von davon genannten genannte genanntes genannt antworten antwort antwortmöglichkeiten aussagen aussage aufgeführten ' +
    'aufgezählten oben obigen obengenannten obenstehenden vorherigen möglichkeiten optionen punkte angaben vorschläge zwei drei vier fünf sechs sieben ist ' +
    'sind richtig falsch korrekt zutreffend trifft treffen zu stimmt stimmen noch beide beiden antwortoptionen und'
  ).split(' '),
);
const standaloneCatchAlls = new Set(['alles', 'beides', 'beide']);
const dontKnowAnswers = [
  'weiß nicht',
  'weiss nicht',
  'ich weiß nicht',
  'ich weiß es nicht',
  'das weiß ich nicht',
  'weiß ich nicht',
  'keine ahnung',
  'keine angabe',
  'kann ich nicht sagen',
  'sonstiges',
];
const refersToLetters = (words: readonly string[]): boolean => {
  const rest = words.filter(
    (word) => !catchAllFillers.has(word) && word !== 'sowohl' && word !== 'auch' && word !== 'als',
  );
  return rest.length >= 2 && rest.length < words.length && rest.every((word) => /^(?:[a-h]|[1-8])$/u.test(word));
};

export function isCatchAll(option: string): boolean {
  const words = wordsOf(option);
  const [first = '', ...rest] = words;
  if (dontKnowAnswers.includes(words.join(' ')) || refersToLetters(words)) return true;
  if (!catchAllStarts.has(first)) return false;
  return rest.length === 0 ? standaloneCatchAlls.has(first) : rest.every((word) => catchAllFillers.has(word));
}

function catchAllProblems({ options }: Question): QuestionProblem[] {
  const option = options.findIndex(isCatchAll);
  return option === -1 ? [] : [{ code: 'catchAll', option }];
}

export const maxLengthRatio = 1.3;
/** The length of short words reveals nothing, so this much more than the mean is allowed, too. */
const maxExtraLength = 8;

export function lengthProblems({ options, correctIndex }: Question): QuestionProblem[] {
  const lengths = options.map((option) => [...collapseSpaces(option)].length);
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  const longest = Math.max(...lengths);
  if (longest <= Math.max(mean * maxLengthRatio, mean + maxExtraLength)) return [];
  const option = lengths.indexOf(longest);
  return [{ code: 'longOption', option, isRight: option === correctIndex }];
}

export function optionProblems(question: Question): QuestionProblem[] {
  const areLetters = asksForLetters.test(question.question);
  const claims = question.options.map((option) =>
    areLetters ? collapseSpaces(option) : claimOf(option).join(' ') || collapseSpaces(option),
  );
  const same = sameOptions(question, claims);
  return [...same, ...(same.length > 0 || areLetters ? [] : containedOptions(question)), ...catchAllProblems(question)];
}
