import type { useForm } from '@mantine/form';
import { type CourseLength, type OrderOptions, orderLimits, type Tone } from '#shared/ai/order.ts';
import type { OrderSource, SourceKind } from '#shared/ai/source.ts';
import { orderTexts as texts } from '#shared/texts/ai/ai.ts';
import { oneLine } from '#shared/validation/text.ts';

export type OrderKind = 'topic' | 'text' | 'files';

export type OrderValues = {
  kind: OrderKind;
  topic: string;
  name: string;
  text: string;
  audience: string;
  length: CourseLength;
  tone: Tone;
  hasQuizzes: boolean;
  /** As typed; empty leaves the number of modules to the chosen length. */
  modules: string;
  instruction: string;
};

export type OrderFields = Pick<
  ReturnType<typeof useForm<OrderValues>>,
  'values' | 'errors' | 'setFieldValue' | 'getInputProps'
>;

export const emptyOrder: OrderValues = {
  kind: 'topic',
  topic: '',
  name: '',
  text: '',
  audience: '',
  length: 'medium',
  tone: 'Sie',
  hasQuizzes: true,
  modules: '',
  instruction: '',
};

const { missing } = texts.source;

export function orderErrors({ kind, topic, text, modules }: OrderValues, files: number): Record<string, string> {
  const count = Number(modules);
  const isCount = Number.isInteger(count) && count >= 1 && count <= orderLimits.modules;
  return {
    ...(kind === 'topic' && topic.trim() === '' && { topic: missing.topic }),
    ...(kind === 'text' && text.trim() === '' && { text: missing.text }),
    ...(kind === 'files' && files === 0 && { files: missing.files }),
    ...(modules.trim() !== '' && !isCount && { modules: texts.wishes.modulesInvalid }),
  };
}

export const orderOptionsOf = ({
  audience,
  length,
  tone,
  hasQuizzes,
  modules,
  instruction,
}: OrderValues): OrderOptions => ({
  audience: audience.trim(),
  length,
  tone,
  hasQuizzes,
  modules: modules.trim() === '' ? null : Number(modules),
  instruction: instruction.trim(),
});

export const valuesOf = ({ modules, ...options }: OrderOptions): OrderValues => ({
  ...emptyOrder,
  ...options,
  modules: modules === null ? '' : String(modules),
});

export function sourceOf(values: OrderValues, fileIds: string[]): OrderSource {
  const { kind, topic, name, text } = values;
  if (kind === 'topic') return { kind, topic: topic.trim() };
  if (kind === 'text') return { kind, name: name.trim() || titleOf(values, []), text: text.trim() };
  return { kind, fileIds };
}

const maxTitleLength = 80;

export function titleOf({ kind, topic, name, text }: OrderValues, filenames: readonly string[]): string {
  const titleSource = kind === 'topic' ? topic : name.trim() === '' ? text : name;
  const [filename = ''] = filenames;
  const words = kind === 'files' ? withoutExtension(filename) : firstSentence(titleSource);
  return truncateAtWord(oneLine(words).toWellFormed(), maxTitleLength) || texts.fallbackTitle;
}

function withoutExtension(filename: string): string {
  const dot = filename.lastIndexOf('.');
  return dot > 0 ? filename.slice(0, dot) : filename;
}

function firstSentence(text: string): string {
  const [first = ''] = text.trim().split('\n', 1);
  const line = first.replace(/^#{1,6} +/u, '');
  if (line !== first) return line;
  const end = line.search(/[.!?:]\s/u);
  return (end > 0 ? line.slice(0, end) : line).replace(/\s+/gu, ' ');
}

function truncateAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const cut = text.slice(0, maxLength);
  const blank = cut.lastIndexOf(' ');
  return (blank > maxLength / 2 ? cut.slice(0, blank) : cut).replace(/[\p{Cs},;–-]$/u, '').trimEnd();
}

export function orderKindOf(sources: ReadonlyArray<{ kind: SourceKind }>): OrderKind {
  const [first] = sources;
  return first === undefined ? 'topic' : first.kind === 'file' ? 'files' : first.kind;
}
