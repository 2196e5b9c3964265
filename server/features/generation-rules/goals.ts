import { planLimits } from '#shared/ai/plan.ts';
import { goalTexts } from '#shared/texts/ai/embedded.ts';
import { type PlacedLine, textOfLine } from './material.ts';
import { definitionsIn } from './text/definitions.ts';
import { ruleWords, unitWords } from './text/lexicon.ts';
import { isCapital, isEnglish, tokensOf } from './text/words.ts';
import { cleanTitle, truncate } from './titles.ts';

const questionStart =
  /^(?:wie|was|wer|wann|warum|wo|woran|wozu|welche[rsn]?|wieso|weshalb|how|what|when|why|who|which)\b/iu;
const adjectiveEnd = /(?:ender|icher|iger|ischer|barer|samer|eller|aler|ierter|ener|iver)$/u;
const adjectiveLookalikes = /^(?:sicher|\p{L}{0,20}(?:steller|speicher|kalender|keller|teller|sender))$/iu;
/** Weak masculine nouns such as 'Kunde' take an n in the accusative; 'See' and loan words do not. */
const nounsWithoutAccusativeN = /(?:ee|käse|service|code|style|guide|image|charme|release|update|upgrade)$/iu;
const weakAccusative = (word: string): string =>
  /.e$/u.test(word) && !nounsWithoutAccusativeN.test(word) ? `${word}n` : word;

function inAccusative(title: string): string {
  const [first = '', second = '', ...rest] = title.split(' ');
  if (first === 'Der') return ['Den', weakAccusative(second), ...rest].join(' ');
  if (first === 'Ein' && !/(?:chen|lein|um|ment)$/u.test(second)) return title;
  if (second !== '' && isCapital(second) && adjectiveEnd.test(first) && !adjectiveLookalikes.test(first))
    return [first.replace(/r$/u, 'n'), second, ...rest].join(' ');
  return title;
}

const isGoalItself = (title: string): boolean => {
  const words = title.split(' ');
  const last = words.at(-1) ?? '';
  return (
    words.length > 1 &&
    isCapital(words[0] ?? '') &&
    /^\p{Ll}{2,30}(?:en|ern|eln|tun)$/u.test(last) &&
    !/^(?:einen|keinen|allen|werden|haben|wurden|sollen|müssen|können|dürfen|sind|ihren|deren|denen|neuen|wegen|gegen)$/u.test(
      last,
    )
  );
};

const isNoun = (title: string): boolean =>
  title.length <= 80 &&
  !/[:„“"?!…(),;]| [–-] /u.test(title) &&
  !/ (?:ist|sind|wird|werden|muss|müssen|darf|dürfen|kann|können|hat|haben|nicht) /u.test(title) &&
  isCapital(title) &&
  !/^(?:Bei|Beim|Im|In|Nach|Vor|Zum|Zur|Zu|Für|Mit|Auf|Aus|Von|Vom|Am|An|Unter|Über|Ohne|Gegen|Damit|Wenn|Sie|So|Richtig|Immer|Nie|Mehr|Nicht|Kein|Keine|Es|Man|Wir|Ihr|Ihre|Alle|Dem|Des)\b/u.test(
    title,
  );

export function goalOf(title: string, lines: readonly PlacedLine[]): string {
  return truncate(unclippedGoal(title, lines), planLimits.goal);
}

function headingOfSteps(lines: readonly PlacedLine[]): string {
  const first = lines.findIndex(({ entry }) => entry.kind === 'item' && entry.isOrdered);
  const heading = lines.slice(0, first).findLast(({ entry }) => entry.kind === 'heading');
  return heading === undefined ? '' : cleanTitle(textOfLine(heading));
}

function unclippedGoal(title: string, lines: readonly PlacedLine[]): string {
  const text = lines.slice(0, 400).map(textOfLine).join(' ').slice(0, 40_000);
  if (isEnglish(text)) return goalTexts.quoted(title);
  if (
    questionStart.test(title) &&
    /(?:t|en|ern|eln|sind)$/u.test(title) &&
    !/^\S{1,12}\s\p{Ll}{1,20}(?:t|en)\s/u.test(title)
  )
    return goalTexts.how(title);
  if (title.endsWith('?') || questionStart.test(title)) return goalTexts.question(title);
  if (isGoalItself(title)) return title;
  const steps = lines.filter(({ entry }) => entry.kind === 'item' && entry.isOrdered).length;
  if (steps >= 3) return goalTexts.steps(headingOfSteps(lines) || title);
  const tokens = tokensOf(text).map((word) => word.toLowerCase());
  const rules = tokens.filter((word) => ruleWords.has(word)).length;
  const defined = definitionsIn(lines).map(({ term }) => term);
  const rows = lines.filter(({ entry }) => entry.kind === 'row').length;
  const figures = tokens.filter((word, index) => unitWords.has(word) && /^\d/u.test(tokens[index - 1] ?? '')).length;
  if (!isNoun(title)) return rules >= 3 && defined.length < 2 ? goalTexts.rules(title) : goalTexts.quoted(title);
  const name = inAccusative(title);
  if (defined.length >= 2) return goalTexts.terms(defined.slice(0, 3));
  if (rows >= 3) return goalTexts.compare(name);
  if (defined.length === 1) return goalTexts.define(name);
  if (rules >= 3) return goalTexts.rules(title);
  return figures >= 3 ? goalTexts.figures(name) : goalTexts.plain(name);
}
