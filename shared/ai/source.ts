import { z } from 'zod';
import { extensionOf, kindOf } from '../assets/kinds.ts';
import { courseLimits } from '../courses/schema.ts';
import { line, text } from '../validation/text.ts';

export const sourceUnits = ['page', 'slide', 'section', 'paragraph'] as const;
export type SourceUnit = (typeof sourceUnits)[number];

const sourceKinds = ['topic', 'text', 'file'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceLimits = {
  parts: 1_000,
  /** Sizes of texts in UTF-16 units. */
  partText: 100_000,
  sourceText: 4_000_000,
  /** A source with more lines blocks the event loop while it is transferred. */
  lines: 60_000,
  pastedText: 200_000,
  topic: 2_000,
  label: 300,
  files: 10,
  sourcesInCourse: 50,
} as const;

/** `level` 1: largest heading; `note`: speaker's notes. Texts have no line breaks or control characters. */
export type SourceLine =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'item'; isOrdered: boolean; text: string }
  | { kind: 'row'; cells: string[] }
  | { kind: 'note'; text: string };

/** `number`: from 1 without gaps. `label`: slide title or heading path ('Kapitel 2 › Brandschutz'), else empty. */
export type SourcePart = { number: number; label: string; lines: SourceLine[] };

export type SourceText = { unit: SourceUnit; title: string; parts: SourcePart[] };

export const textOfPart = ({ lines }: Pick<SourcePart, 'lines'>): string =>
  lines.map((entry) => (entry.kind === 'row' ? entry.cells.join(' ') : entry.text)).join('\n');

/** Files must be uploaded to the course first (`POST /files`, folder ai-uploads). */
export const orderSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('topic'), topic: text(sourceLimits.topic) }),
  z.strictObject({ kind: z.literal('text'), name: line(courseLimits.title, 0), text: text(sourceLimits.pastedText) }),
  z.strictObject({ kind: z.literal('files'), fileIds: z.array(z.uuid()).min(1).max(sourceLimits.files) }),
  z.strictObject({ kind: z.literal('sources'), sourceIds: z.array(z.uuid()).min(1).max(sourceLimits.files) }),
]);
export type OrderSource = z.infer<typeof orderSource>;

const documents = ['.pdf', '.docx', '.pptx', '.doc', '.ppt', '.txt', '.md'];
const images = [
  '.jpeg',
  ...Object.entries(extensionOf).flatMap(([type, ending]) => (kindOf(type) === 'image' ? `.${ending}` : [])),
];

export const acceptedSources = [...documents, ...images].join(',');

const endsWith = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

export const isSourceName = (name: string): boolean => endsWith(name, documents);

export const isImageName = (name: string): boolean => endsWith(name, images);
