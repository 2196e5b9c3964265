import { z } from 'zod';
import type { Completion, Format, Message } from './complete.ts';
import type { PlainSchema } from './plain-schema.ts';
import { findAnswers } from './read-answer.ts';

type AnswerShape = { name: string; schema: PlainSchema };

const describeShape = ({ name, schema }: AnswerShape): string =>
  `Answer with one JSON object called "${name}" and nothing else: no explanation, no code fence. ` +
  `It has to match this JSON Schema:\n${schema.full}`;

export const instructionsFor = (system: string, format: Format, shaped: AnswerShape): string =>
  format === 'json_schema' ? system : `${system}\n\n${describeShape(shaped)}`;

const maxRepeatedLength = 20_000;
const maxFaultLength = 2_000;

export function repairMessages(
  prompt: string,
  { text, isCutOff }: Completion,
  fault: { complaints: string; shaped: AnswerShape },
) {
  const previousAnswer = text.slice(0, maxRepeatedLength).toWellFormed();
  const complaint = isCutOff
    ? 'It was cut off because it had become too long. Give a shorter one.'
    : fault.complaints.slice(0, maxFaultLength).toWellFormed();
  const repairRequest = `Your answer cannot be used. ${complaint}\n\n${describeShape(fault.shaped)}`;
  const messages: Message[] =
    previousAnswer.trim() === ''
      ? [{ role: 'user', content: `${prompt}\n\n${repairRequest}` }]
      : [
          { role: 'user', content: prompt },
          { role: 'assistant', content: previousAnswer },
          { role: 'user', content: repairRequest },
        ];
  return messages;
}

type ParsedAnswer<T> = { value: T } | { complaints: string; hasStructure: boolean };

/** The product's own Zod locale is for forms and does not name the fault. */
const englishErrors = z.locales.en().localeError;

type ParseOptions<T> = { name: string; schema: z.ZodType<T>; maxCharacters: number; mayClose: boolean };

export function parseAnswer<T>(
  text: string,
  { name, schema, maxCharacters, mayClose }: ParseOptions<T>,
): ParsedAnswer<T> {
  if (text.length > maxCharacters) return { complaints: 'It is far longer than was asked for.', hasStructure: true };
  const candidates = findAnswers(text, { mayClose });
  let complaints = 'It holds no JSON that can be read.';
  for (const candidate of candidates) {
    for (const answer of [candidate, unwrapAnswer(candidate, name)]) {
      if (answer === undefined) continue;
      const checked = schema.safeParse(answer, { error: englishErrors });
      if (checked.success) return { value: checked.data };
      complaints = z.prettifyError(checked.error);
    }
  }
  return { complaints, hasStructure: candidates.length > 0 };
}

const unwrapAnswer = (candidate: object, name: string): unknown =>
  Object.keys(candidate).length === 1 ? (candidate as Record<string, unknown>)[name] : undefined;
