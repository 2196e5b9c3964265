import type { GeneratedBlock } from '#shared/ai/generated.ts';
import type { RedoOrder } from '../../../core/ai/generator.ts';
import { plainParagraphs } from '../../../core/html/plain-text.ts';
import { fenced, fullMaterial, type Mark } from '../material.ts';
import { commonRules, wishesSection } from './common-rules.ts';
import { textRules } from './lesson.ts';
import { questionRules } from './questions.ts';

const role = 'Du überarbeitest Inhalte für die berufliche Weiterbildung nach der Anweisung ihres Autors.';

const rules = `So überarbeitest du
- Du setzt die Anweisung um und lässt sonst stehen, was richtig und gut ist. „Kürzer“ heißt etwa die Hälfte, ohne dass eine wichtige Angabe fehlt; „einfacher“ heißt kürzere Sätze und erklärte Wörter.
- Ohne Anweisung schreibst du dasselbe klarer und auf andere Weise.
- Verlangt die Anweisung ein Beispiel, ist es eines, wie es in dieser Arbeit vorkommt.`;

const withoutSource =
  'Zu diesem Inhalt gibt es keine Quelle. Angaben, Zahlen und Namen kommen nur aus dem bisherigen Inhalt; es kommen keine neuen hinzu.';

function contentOf(block: GeneratedBlock): string {
  if (block.type === 'text') return `Text:\n${plainParagraphs(block.html)}`;
  const options = block.options.map(
    (option, index) => `${index === block.correctIndex ? 'Richtig' : 'Falsch'}: ${option}`,
  );
  return [`Frage (${block.level}): ${block.question}`, ...options, `Erklärung: ${block.explanation}`].join('\n');
}

export type RedoShape = 'text' | 'question' | 'lesson';

const taskByShape: Readonly<Record<RedoShape, string>> = {
  text: 'Schreibe diesen einen Text neu.',
  question: 'Schreibe eine neue Frage an die Stelle dieser Frage.',
  lesson:
    'Schreibe die ganze Lektion neu: sections für die Texte, questions für die Fragen, so viele Fragen wie bisher.',
};

export function redoPrompt(order: RedoOrder, mark: Mark, shape: RedoShape) {
  const { wishes, instruction, lessonTitle, before, excerpts } = order;
  const hasMaterial = excerpts.length > 0;
  const prompt = [
    wishesSection(mark, { ...wishes, instruction: '' }, [`Anweisung: ${instruction === '' ? 'keine' : instruction}`]),
    ...(hasMaterial ? [fullMaterial(mark, excerpts)] : []),
    fenced(mark, 'BISHERIGER INHALT', [`Lektion: ${lessonTitle}`, ...before.map(contentOf)].join('\n\n')),
    ...(hasMaterial ? [] : [withoutSource]),
    taskByShape[shape],
  ];
  const hasQuestions = before.some(({ type }) => type === 'quiz');
  const system = [commonRules({ role, wishes, mark, hasMaterial }), rules];
  if (shape !== 'question') system.push(textRules);
  if (hasQuestions) system.push(questionRules);
  return { system: system.join('\n\n'), prompt: prompt.join('\n\n') };
}
