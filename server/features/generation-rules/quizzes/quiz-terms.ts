import { topicOf } from '#shared/questions/words.ts';
import { quizTexts } from '#shared/texts/ai/embedded.ts';
import { type Definition, definitionsIn } from '../text/definitions.ts';
import { type Draft, proofOf, type QuizMaterial } from './quiz-material.ts';
import { haveSimilarLengths } from './quiz-options.ts';

const longestMeaning = 160;
const maxDefinitions = 120;

function shortMeaning(meaning: string): string {
  const capital = meaning.charAt(0).toUpperCase() + meaning.slice(1);
  return capital.length <= longestMeaning ? capital : '';
}

function findWrongOptions(right: string, others: readonly string[]): string[] {
  const chosen: string[] = [];
  for (const other of others.toSorted(
    (a, b) => Math.abs(a.length - right.length) - Math.abs(b.length - right.length),
  )) {
    if (chosen.length === 3) break;
    if (haveSimilarLengths([right, ...chosen, other])) chosen.push(other);
  }
  return chosen;
}

const isNamedIn = (term: string, text: string): boolean => {
  const words = [...topicOf(term)];
  const said = text.toLowerCase();
  return words.some((word) => word.length > 3 && said.includes(word.slice(0, Math.max(4, word.length - 3))));
};

/** A definition of 'Beschwerde' may also be true for 'Sachbeschwerde'. */
const isRelated = (one: string, other: string): boolean => {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  return a.includes(b.slice(0, -1)) || b.includes(a.slice(0, -1));
};

const articleKindOf = (meaning: string): string =>
  /^(?:ein|eine|einer|eines|a|an)\b/iu.test(meaning)
    ? 'one'
    : /^(?:der|die|das|the)\b/iu.test(meaning)
      ? 'the'
      : 'other';
const isPlural = ({ sentence, term }: Definition): boolean =>
  / (?:sind|bezeichnen|bedeuten|are) /.test(sentence.slice(0, term.length + 20));

export function termDrafts(material: QuizMaterial): Draft[] {
  const definitions = definitionsIn(material.lines)
    .filter(({ meaning, sentence }) => meaning.length >= 20 && !/["„“”]/u.test(sentence))
    .slice(0, maxDefinitions);
  return definitions.flatMap((definition): Draft[] => {
    const { term, meaning, sentence, line } = definition;
    if (isNamedIn(term, meaning)) return [];
    const others = definitions.filter(
      (other) =>
        other !== definition &&
        isPlural(other) === isPlural(definition) &&
        !isRelated(other.term, term) &&
        !other.meaning.includes(term) &&
        !meaning.includes(other.term),
    );
    const rest = {
      isSorted: false,
      level: 'verstehen' as const,
      proof: proofOf(sentence),
      place: line.place,
      piece: sentence,
    };
    const correctMeaning = shortMeaning(meaning);
    const alike = others.filter(
      (other) => articleKindOf(other.meaning) === articleKindOf(meaning) && !isNamedIn(term, other.meaning),
    );
    const meanings =
      correctMeaning === ''
        ? []
        : findWrongOptions(
            correctMeaning,
            alike.map((other) => shortMeaning(other.meaning)).filter((text) => text !== ''),
          );
    if (meanings.length >= 2)
      return [{ question: quizTexts.meaning(term), right: correctMeaning, wrong: meanings, ...rest }];
    const terms = findWrongOptions(
      term,
      others.map((other) => other.term),
    );
    return terms.length < 2 || correctMeaning === ''
      ? []
      : [{ question: quizTexts.term(correctMeaning), right: term, wrong: terms, ...rest }];
  });
}
