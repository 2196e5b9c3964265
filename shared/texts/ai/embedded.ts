import type { Tone } from '../../ai/order.ts';
import type { SourceUnit } from '../../ai/source.ts';

const units: Readonly<Record<SourceUnit, string>> = {
  page: 'Seite',
  slide: 'Folie',
  section: 'Abschnitt',
  paragraph: 'Absatz',
};
export const placeText = (unit: SourceUnit, part: number): string => `${units[unit]} ${part}`;

/** Arguments are in the accusative. */
export const goalTexts = {
  question: (title: string) => `Die Frage „${title}“ beantworten`,
  steps: (title: string) => `Die Schritte zu „${title}“ in der richtigen Reihenfolge ausführen`,
  rules: (title: string) => `Die Vorgaben zu „${title}“ nennen und begründen`,
  quoted: (title: string) => `Den Abschnitt „${title}“ in eigenen Worten wiedergeben`,
  how: (title: string) => `Erklären, ${title.charAt(0).toLowerCase()}${title.slice(1)}`,
  terms: (terms: readonly string[]) =>
    `Die Begriffe ${terms.slice(0, -1).join(', ')} und ${terms.at(-1) ?? ''} erklären und unterscheiden`,
  compare: (name: string) => `${name} unterscheiden und zuordnen`,
  define: (name: string) => `${name} erklären und einordnen`,
  figures: (name: string) => `${name} mit den wichtigen Angaben beschreiben`,
  plain: (name: string) => `${name} in eigenen Worten erklären`,
};

export const lessonTexts = {
  goal: {
    Sie: (goal: string) => `Das können Sie nach dieser Lektion: ${goal}.`,
    du: (goal: string) => `Das kannst du nach dieser Lektion: ${goal}.`,
  } satisfies Record<Tone, unknown>,
  remember: 'Merken',
  glossary: 'Begriffe zum Nachschlagen',
};

export const quizTexts = {
  number: (gap: string) => `Welche Angabe steht an dieser Stelle? „${gap}“`,
  cloze: (gap: string) => `Welches Wort ergänzt diesen Satz? „${gap}“`,
  meaning: (term: string) => `Was bedeutet „${term}“?`,
  term: (meaning: string) => `Welcher Begriff ist gemeint? „${meaning}“`,
  first: (list: string) => `Womit beginnt die Reihenfolge bei „${list}“?`,
  next: (step: string) => `Welcher Schritt folgt unmittelbar auf „${step}“?`,
  gap: '___',
  proof: (sentence: string, place: string) => `Im Text steht: „${sentence}“ (${place})`,
  order: (steps: string, place: string) => `Die Reihenfolge im Text: ${steps} (${place})`,
};

export const sourceTitle = 'Kurs aus einem Text';
