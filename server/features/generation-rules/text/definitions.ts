import { type PlacedLine, sentencesOfLine } from '../material.ts';
import { anaphoricWords, articles, prepositions, weakNouns } from './lexicon.ts';
import { isCompleteSentence } from './sentences.ts';
import { isCapital } from './words.ts';

/** `sentence`: verbatim; `meaning`: after the verb, without the full stop. */
export type Definition = { term: string; meaning: string; sentence: string; line: PlacedLine };

const copulas = new Set(['ist', 'sind', 'is', 'are']);
const definingVerbs = new Set([
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
const articlePattern = /^(?:ein|eine|einer|eines|der|die|das|jede|jeder|jedes|alle|a|an|the|any)$/iu;
const abstractNouns = new Set(
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
  const withoutArticle = articles.has((words[0] ?? '').toLowerCase()) ? words.slice(1) : words;
  const first = withoutArticle[0] ?? '';
  const last = withoutArticle.at(-1) ?? '';
  if (withoutArticle.length === 0 || withoutArticle.length > mostWordsInTerm || !isCapital(last) || !isCapital(first))
    return null;
  // 'Sicherer ist der Blick …' compares and defines nothing.
  if (withoutArticle.length === 1 && comparatives.test(last)) return null;
  if (
    anaphoricWords.has(first.toLowerCase()) ||
    prepositions.has(first.toLowerCase()) ||
    weakNouns.has(last) ||
    abstractNouns.has(last)
  )
    return null;
  const isPlain = withoutArticle.every((word) => /^[\p{L}\p{N}()/-]+$/u.test(word) && word.length < 50);
  return isPlain && last.length > 2 ? withoutArticle.join(' ') : null;
}

const meaningOf = (words: readonly string[]): string => words.join(' ').replace(/[.!]$/u, '');

/** 'Ein Brandabschnitt ist ein Teil …', 'Adsorption bezeichnet …', 'Fire load means …' */
function parseVerbDefinition(words: readonly string[]): { term: string; meaning: string } | null {
  const at = words.slice(0, mostWordsInTerm + 2).findIndex((word) => copulas.has(word) || definingVerbs.has(word));
  if (at < 1) return null;
  const term = termOf(words.slice(0, at));
  const rest = words.slice(at + 1);
  if (term === null || rest.length < shortestMeaning) return null;
  const [kind = '', next = ''] = rest;
  // 'ist nass' and 'ist das wichtigste Mittel' define nothing.
  if (
    copulas.has(words[at] ?? '') &&
    (!articlePattern.test(kind) ||
      /^(?:wichtigste|beste|häufigste|größte|schlechteste|erste|letzte|einzige|richtige|most|best)[nrs]?$/u.test(
        next,
      ) ||
      /^(?:nicht|not)$/u.test(kind))
  )
    return null;
  return { term, meaning: meaningOf(rest) };
}

/** 'Unter Adsorption versteht man …', 'Als Brandlast bezeichnet man …' */
function parseFrameDefinition(words: readonly string[]): { term: string; meaning: string } | null {
  if (words[0] !== 'Unter' && words[0] !== 'Als') return null;
  const at = words.findIndex((word) => word === 'versteht' || word === 'bezeichnet');
  if (at < 2 || at > mostWordsInTerm + 2 || words[at + 1] !== 'man') return null;
  const term = termOf(words.slice(1, at));
  const rest = words.slice(at + 2);
  return term === null || rest.length < shortestMeaning ? null : { term, meaning: meaningOf(rest) };
}

/** 'Brandlast: alle Stoffe, die …' */
function parseColonDefinition(text: string): { term: string; meaning: string } | null {
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
  if (sentence.length > longestSentence || !isCompleteSentence(sentence)) return null;
  const words = sentence.split(/\s/u);
  const found = parseFrameDefinition(words) ?? parseVerbDefinition(words);
  return found !== null && /\d{3}|https?:|\?/u.test(found.meaning) ? null : found;
}

export function definitionsIn(lines: readonly PlacedLine[]): Definition[] {
  const found = lines.flatMap((line): Definition[] => {
    const { entry } = line;
    if (entry.kind === 'item' && !entry.isOrdered && entry.text.length <= longestSentence) {
      const definition = parseColonDefinition(entry.text) ?? definitionOf(entry.text);
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
