import { lessonsOf, type PlannedLesson } from '#shared/ai/plan.ts';
import type { QuestionLevel } from '#shared/courses/question-levels.ts';
import type { LessonOrder } from '../../../core/ai/generator.ts';
import { fenced, fullMaterial, lessonWords, type Mark } from '../material.ts';
import { commonRules, wishesSection } from './common-rules.ts';
import { questionRules, wantedQuestions } from './questions.ts';

const role =
  'Du schreibst Lektionen für die berufliche Weiterbildung, die Menschen neben der Arbeit allein durcharbeiten.';

export const textRules = `So schreibst du
- markdown: ### für Zwischenüberschriften, Listen mit -, Schritte mit 1., **fett** für den einen wichtigen Begriff, > für einen Merksatz. Keine Tabellen, keine Überschrift für die ganze Lektion.
- Absätze von zwei bis vier Sätzen. Aufzählungen nur, wo aufgezählt wird; Abläufe immer als nummerierte Schritte, je Schritt eine Handlung mit ihrem Grund.`;

const structure = `Aufbau der Lektion
- sections: drei bis sechs Abschnitte, jeder zu einer Stelle und einem Gedanken.
- Der erste beginnt mit einer Situation aus dem Arbeitsalltag der Zielgruppe und sagt in einem Satz, was man nach der Lektion kann. Die Situation darfst du ausdenken. Er hat keine Zwischenüberschrift.
- Dann der Inhalt: was es ist, warum es so ist, wie man es macht, wo es schiefgeht. Zu allem Abstrakten ein Beispiel.
- Der letzte heißt „### Das Wichtigste“ und hat drei kurze Punkte, die nichts Neues sagen.
- Was in anderen Lektionen steht, erklärst du nicht noch einmal.`;

function planLines({ plan, lesson }: LessonOrder): string {
  const lines = plan.modules.flatMap((module) => [
    `Modul: ${module.title}`,
    ...module.lessons.map((other) => `- ${other.title}${other.key === lesson.key ? ' (diese Lektion)' : ''}`),
  ]);
  return [`Kurs: ${plan.title}`, ...lines].join('\n');
}

export const lessonIndexOf = ({ plan, lesson }: LessonOrder): number =>
  Math.max(
    0,
    lessonsOf(plan).findIndex(({ key }) => key === lesson.key),
  );

const goalLine = ({ title, goal }: PlannedLesson): string =>
  `Lektion: ${title}\nLernziel: ${goal === '' ? 'so wählen, wie es der Titel verlangt' : goal}`;

export function lessonPrompt(order: LessonOrder, mark: Mark, levels: readonly QuestionLevel[]) {
  const { wishes, topic, excerpts, lesson } = order;
  const hasMaterial = excerpts.length > 0;
  const prompt = [
    wishesSection(mark, wishes, topic === '' ? [] : [`Thema des Kurses: ${topic}`]),
    fenced(mark, 'PLAN', `${planLines(order)}\n\n${goalLine(lesson)}`),
    ...(hasMaterial ? [fullMaterial(mark, excerpts)] : []),
    `Schreibe diese Lektion: ${lessonWords[wishes.length]} Wörter in den Abschnitten zusammen.`,
    wantedQuestions(levels),
  ];
  const system = [commonRules({ role, wishes, mark, hasMaterial }), textRules, structure];
  if (levels.length > 0) system.push(questionRules);
  return { system: system.join('\n\n'), prompt: prompt.join('\n\n') };
}
