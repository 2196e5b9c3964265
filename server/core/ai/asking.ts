import { z } from 'zod';
import type { Completion, Format, Message } from './complete.ts';
import type { PlainSchema } from './plain-schema.ts';
import { answersIn } from './read-answer.ts';

type Shaped = { name: string; schema: PlainSchema };

const shapeInWords = ({ name, schema }: Shaped): string =>
  `Answer with one JSON object called "${name}" and nothing else: no explanation, no code fence. ` +
  `It has to match this JSON Schema:\n${schema.whole}`;

/** Endpoints that accept schemas pass the schema to the model; for others it goes into the prompt. */
export const instructionsFor = (system: string, format: Format, shaped: Shaped): string =>
  format === 'json_schema' ? system : `${system}\n\n${shapeInWords(shaped)}`;

const mostRepeated = 20_000;
const mostComplaints = 2_000;

export function repair(prompt: string, { text, isCutOff }: Completion, fault: { complaints: string; shaped: Shaped }) {
  const said = text.slice(0, mostRepeated).toWellFormed();
  const wrong = isCutOff
    ? 'It was cut off because it had become too long. Give a shorter one.'
    : fault.complaints.slice(0, mostComplaints).toWellFormed();
  const again = `Your answer cannot be used. ${wrong}\n\n${shapeInWords(fault.shaped)}`;
  const messages: Message[] =
    said.trim() === ''
      ? [{ role: 'user', content: `${prompt}\n\n${again}` }]
      : [
          { role: 'user', content: prompt },
          { role: 'assistant', content: said },
          { role: 'user', content: again },
        ];
  return messages;
}

type Read<T> = { value: T } | { complaints: string; hasStructure: boolean };

/** The product's own locale of Zod is for forms and does not name the fault. */
const inEnglish = z.locales.en().localeError;

type Reading<T> = { name: string; schema: z.ZodType<T>; maxCharacters: number; mayClose: boolean };

export function readAs<T>(text: string, { name, schema, maxCharacters, mayClose }: Reading<T>): Read<T> {
  if (text.length > maxCharacters) return { complaints: 'It is far longer than was asked for.', hasStructure: true };
  const candidates = answersIn(text, { mayClose });
  let complaints = 'It holds no JSON that can be read.';
  for (const candidate of candidates) {
    for (const answer of [candidate, unwrapped(candidate, name)]) {
      if (answer === undefined) continue;
      const checked = schema.safeParse(answer, { error: inEnglish });
      if (checked.success) return { value: checked.data };
      complaints = z.prettifyError(checked.error);
    }
  }
  return { complaints, hasStructure: candidates.length > 0 };
}

const unwrapped = (candidate: object, name: string): unknown =>
  Object.keys(candidate).length === 1 ? (candidate as Record<string, unknown>)[name] : undefined;
