import type { OrderOptions } from '#shared/ai/order.ts';
import type { QuestionLevel } from '#shared/courses/question-levels.ts';
import type { Excerpt } from '../../../core/ai/generator.ts';
import { fenced, fullMaterial, type Mark } from '../material.ts';
import { commonRules } from './common-rules.ts';

const levelWords: Readonly<Record<QuestionLevel, string>> = {
  wissen: 'wissen (eine Angabe wiedergeben)',
  verstehen: 'verstehen (einen Grund, einen Unterschied oder eine Folge erkennen)',
  anwenden: 'anwenden (in einer kurzen Situation aus der Arbeit das Richtige wählen)',
};

export const questionRules = `So fragst du
- Jede Frage prüft etwas, das für das Lernziel wichtig ist und in der Lektion steht. Keine Nebensachen, keine Fangfragen.
- Sie ist ein vollständiger Satz, ohne „nicht“ und „kein“, und lässt sich beantworten, ohne die Antworten zu sehen.
- right: genau eine vertretbare richtige Antwort. wrong: genau drei falsche, wie sie jemand gibt, der es halb weiß: typische Irrtümer, verwechselte Begriffe, benachbarte Zahlen. Keine davon ist auch ein bisschen richtig, keine albern.
- Alle vier haben dieselbe Form (alle ganze Sätze, alle Satzteile oder alle Zahlen mit Einheit), denselben Bau und fast dieselbe Länge: Die längste hat höchstens ein Viertel mehr Zeichen als der Durchschnitt. Die richtige ist nicht die längste. Dieselbe Zeichensetzung, derselbe Anfang groß oder klein.
- Nie „alle genannten“, „keine der genannten“, „beides“ oder „weiß nicht“. Keine Antwort enthält eine andere.
- Die Wörter, auf die es in der richtigen Antwort ankommt, stehen nicht schon in der Frage.
- explanation: ein bis drei Sätze, die sagen, warum die richtige Antwort stimmt und worin der naheliegendste Irrtum liegt. Kein Buchstabe und keine Nummer einer Antwort.
- Keine zwei Fragen prüfen dasselbe.`;

export const wantedQuestions = (levels: readonly QuestionLevel[]): string =>
  levels.length === 0
    ? 'questions bleibt leer.'
    : `questions: ${levels.length} Fragen, in dieser Reihenfolge: ${levels.map((level) => levelWords[level]).join('; ')}.`;

const role = 'Du verbesserst Quizfragen für die berufliche Weiterbildung.';

export type RefusedQuestion = {
  question: string;
  options: readonly string[];
  correctIndex: number;
  level: string;
  reasons: readonly string[];
};
export const incompleteReason = 'Die Frage oder eine Antwort fehlt oder ist zu lang.';

type RetryInput = { wishes: OrderOptions; excerpts: readonly Excerpt[]; refused: readonly RefusedQuestion[] };

export function retryQuestionsPrompt({ wishes, excerpts, refused }: RetryInput, mark: Mark) {
  const hasMaterial = excerpts.length > 0;
  const prompt = [
    ...(hasMaterial ? [fullMaterial(mark, excerpts)] : []),
    fenced(mark, 'BISHERIGE FRAGEN', refused.map(refusedLines).join('\n\n')),
    `Schreibe jede dieser ${refused.length} Fragen neu, in derselben Reihenfolge, ohne die genannten Mängel. Wo das nicht geht, schreibe eine andere Frage zum selben Inhalt.`,
  ];
  const system = [commonRules({ role, wishes, mark, hasMaterial }), questionRules];
  return { system: system.join('\n\n'), prompt: prompt.join('\n\n') };
}

function refusedLines({ question, level, options, correctIndex, reasons }: RefusedQuestion, index: number): string {
  const option = (words: string, place: number) =>
    `Antwort ${place + 1} (${place === correctIndex ? 'richtig' : 'falsch'}): ${words}`;
  const head = `Frage ${index + 1} (${level}): ${question}`;
  return [head, ...options.map(option), ...reasons.map((reason) => `Mangel: ${reason}`)].join('\n');
}
