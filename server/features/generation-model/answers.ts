/**
 * Schemas of the model's answers, permissive because only a wrong shape should cost a second request.
 * Models see no ids: sources are S1, S2 …, parts are numbers.
 */
import { z } from 'zod';

const sourceFields = {
  source: z.string().describe('Name der Quelle, zum Beispiel S1; leer ohne Quelle'),
  place: z.number().describe('Nummer der Seite, Folie oder Stelle; 0 ohne Quelle'),
  quote: z.string().describe('8 bis 20 Wörter, wörtlich aus einer Zeile dieser Stelle; leer ohne Quelle'),
};

export const planAnswer = z.object({
  title: z.string().describe('Titel des Kurses'),
  modules: z.array(
    z.object({
      title: z.string(),
      lessons: z.array(
        z.object({
          title: z.string(),
          goal: z.string().describe('Ein Lernziel, das mit einem Verb endet'),
          draws: z.array(z.object({ source: z.string(), from: z.number(), to: z.number() })),
        }),
      ),
    }),
  ),
});
export type PlanAnswer = z.infer<typeof planAnswer>;

export const textAnswer = z.object({ markdown: z.string(), ...sourceFields });
export type TextAnswer = z.infer<typeof textAnswer>;

/** The correct answer is a separate field because models give wrong indexes; the server chooses its position. */
export const questionAnswer = z.object({
  question: z.string(),
  right: z.string().describe('Die richtige Antwort'),
  wrong: z.array(z.string()).describe('Drei falsche Antworten'),
  explanation: z.string().describe('Warum die richtige Antwort stimmt'),
  level: z.string().describe('wissen, verstehen oder anwenden'),
  ...sourceFields,
});
export type QuestionAnswer = z.infer<typeof questionAnswer>;

export const lessonAnswer = z.object({ sections: z.array(textAnswer), questions: z.array(questionAnswer) });
export const questionsAnswer = z.object({ questions: z.array(questionAnswer) });

export type SourceReference = Pick<TextAnswer, 'source' | 'place' | 'quote'>;
