import { type PlacedLine, sentencesOfLine } from '../material.ts';
import { anaphoricWords, articles, prepositions, weakNouns } from './lexicon.ts';
import { isWhole } from './sentences.ts';
import { isCapital } from './words.ts';

/** `sentence`: verbatim; `meaning`: after the verb, without the full stop. */
export type Definition = { term: string; meaning: string; sentence: string; line: PlacedLine };

const is = new Set(['ist', 'sind', 'is', 'are']);
const means = new Set([
  'bezeichnet',
  'bezeichnen',
  'bedeutet',
  'bedeuten',
  'heißt',
  'meint',
  'beschreibt',
  'umfasst',
  'means',
]);
const kinds = /^(?:ein|eine|einer|eines|der|die|das|jede|jeder|jedes|alle|a|an|the|any)$/iu;
const abstract = new Set(
  (
    'Ziel Zweck Aufgabe Grund Voraussetzung Folge Ergebnis Beispiel Regel Problem Vorteil Nachteil Thema Inhalt Ursache Grundlage Kern Schlüssel Basis ' +
    'Bedingung Maßstab Ausnahme Unterschied Reihenfolge Ausgangspunkt Hintergrund'
  ).split(' '),
);

const comparatives =
  /^(?:Besser|Sicherer|Wichtiger|Schlimmer|Schlechter|Größer|Kleiner|Höher|Länger|Kürzer|Schneller|Leichter|Schwerer|Einfacher|Günstiger|Häufiger|Seltener|Stärker|Entscheidender|Sinnvoller|Hilfreicher|Gefährlicher)$/u;
const mostWordsInTerm = 3;
const shortestMeaning = 4;
const longestSentence = 320;

function termOf(words: readonly string[]): string | null {
  const bare = articles.has((words[0] ?? '').toLowerCase()) ? words.slice(1) : words;
  const first = bare[0] ?? '';
  const last = bare.at(-1) ?? '';
  if (bare.length === 0 || bare.length > mostWordsInTerm || !isCapital(last) || !isCapital(first)) return null;
  // 'Sicherer ist der Blick …' compares and defines nothing.
  if (bare.length === 1 && comparatives.test(last)) return null;
  if (
    anaphoricWords.has(first.toLowerCase()) ||
    prepositions.has(first.toLowerCase()) ||
    weakNouns.has(last) ||
    abstract.has(last)
  )
    return null;
  const isPlain = bare.every((word) => /^[\p{L}\p{N}()/-]+$/u.test(word) && word.length < 50);
  return isPlain && last.length > 2 ? bare.join(' ') : null;
}

const meaningOf = (words: readonly string[]): string => words.join(' ').replace(/[.!]$/u, '');

/** 'Ein Brandabschnitt ist ein Teil …', 'Adsorption bezeichnet …', 'Fire load means …' */
function byVerb(words: readonly string[]): { term: string; meaning: string } | null {
  const at = words.slice(0, mostWordsInTerm + 2).findIndex((word) => is.has(word) || means.has(word));
  if (at < 1) return null;
  const term = termOf(words.slice(0, at));
  const rest = words.slice(at + 1);
  if (term === null || rest.length < shortestMeaning) return null;
  const [kind = '', next = ''] = rest;
  // 'ist nass' and 'ist das wichtigste Mittel' define nothing.
  if (
    is.has(words[at] ?? '') &&
    (!kinds.test(kind) ||
      /^(?:wichtigste|beste|häufigste|größte|schlechteste|erste|letzte|einzige|richtige|most|best)[nrs]?$/u.test(
        next,
      ) ||
      /^(?:nicht|not)$/u.test(kind))
  )
    return null;
  return { term, meaning: meaningOf(rest) };
}

/** 'Unter Adsorption versteht man …', 'Als Brandlast bezeichnet man …' */
function byFrame(words: readonly string[]): { term: string; meaning: string } | null {
  if (words[0] !== 'Unter' && words[0] !== 'Als') return null;
  const at = words.findIndex((word) => word === 'versteht' || word === 'bezeichnet');
  if (at < 2 || at > mostWordsInTerm + 2 || words[at + 1] !== 'man') return null;
  const term = termOf(words.slice(1, at));
  const rest = words.slice(at + 2);
  return term === null || rest.length < shortestMeaning ? null : { term, meaning: meaningOf(rest) };
}

/** 'Brandlast: alle Stoffe, die …' */
function byColon(text: string): { term: string; meaning: string } | null {
  const at = /^[^:–]{2,60}?(?:: | – )/u.exec(text)?.[0].length;
  if (at === undefined) return null;
  const term = termOf(
    text
      .slice(0, at)
      .replace(/\s?[:–]\s$/u, '')
      .split(' '),
  );
  const rest = text.slice(at).split(' ');
  return term === null || rest.length < shortestMeaning ? null : { term, meaning: meaningOf(rest) };
}

export function definitionOf(sentence: string): { term: string; meaning: string } | null {
  if (sentence.length > longestSentence || !isWhole(sentence)) return null;
  const words = sentence.split(/\s/u);
  const found = byFrame(words) ?? byVerb(words);
  return found !== null && /\d{3}|https?:|\?/u.test(found.meaning) ? null : found;
}

export function definitionsIn(lines: readonly PlacedLine[]): Definition[] {
  const found = lines.flatMap((line): Definition[] => {
    const { entry } = line;
    if (entry.kind === 'item' && !entry.isOrdered && entry.text.length <= longestSentence) {
      const definition = byColon(entry.text) ?? definitionOf(entry.text);
      return definition === null ? [] : [{ ...definition, sentence: entry.text, line }];
    }
    return sentencesOfLine(line).flatMap((sentence) => {
      const definition = definitionOf(sentence);
      return definition === null ? [] : [{ ...definition, sentence, line }];
    });
  });
  const terms = new Set<string>();
  return found.filter(({ term }) => !terms.has(term.toLowerCase()) && terms.add(term.toLowerCase()));
}
