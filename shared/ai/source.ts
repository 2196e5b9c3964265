/** What a course can be made from, and its text with the places where it stands. */
import { z } from 'zod';
import { extensionOf, kindOf } from '../assets/kinds.ts';
import { courseLimits } from '../courses/schema.ts';
import { line, text } from '../validation/text.ts';

/** What a part of a source is called: 'Seite 3', 'Folie 3', 'Abschnitt 3', 'Absatz 3'. */
export const sourceUnits = ['page', 'slide', 'section', 'paragraph'] as const;
export type SourceUnit = (typeof sourceUnits)[number];

const sourceKinds = ['topic', 'text', 'file'] as const;
export type SourceKind = (typeof sourceKinds)[number];

export const sourceLimits = {
  /** Pages, slides or sections of one source. */
  parts: 1_000,
  /** UTF-16 units of one part, of one source, of a pasted text and of a topic. */
  partText: 100_000,
  sourceText: 4_000_000,
  /** Lines of one source, however short: handing on so many keeps nobody else waiting. */
  lines: 60_000,
  pastedText: 200_000,
  topic: 2_000,
  label: 300,
  /** Files of one order, sources of one course. */
  files: 10,
  sourcesInCourse: 50,
} as const;

/** `level` 1 is the largest heading of the document; `note`: speaker's notes of a slide. Text on one line, without control characters. */
export type SourceLine =
  | { kind: 'heading'; level: number; text: string }
  | { kind: 'text'; text: string }
  | { kind: 'item'; isOrdered: boolean; text: string }
  /** Cells of a row. */
  | { kind: 'row'; cells: string[] }
  | { kind: 'note'; text: string };

/** `number` from 1, without gaps; `label`: the title of a slide, the path of headings of a section ('Kapitel 2 › Brandschutz'), else empty. */
export type SourcePart = { number: number; label: string; lines: SourceLine[] };

/** A document as it was read. `title`: what it calls itself, else empty. */
export type SourceText = { unit: SourceUnit; title: string; parts: SourcePart[] };

/** All words of a part as one text, lines parted by line breaks: where quotations are looked for. */
export const textOfPart = ({ lines }: Pick<SourcePart, 'lines'>): string =>
  lines.map((entry) => (entry.kind === 'row' ? entry.cells.join(' ') : entry.text)).join('\n');

/** What the order says a course is to be made from. Files are uploaded to the course before (`POST /files`, folder ai-uploads). */
export const orderedSource = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('topic'), topic: text(sourceLimits.topic) }),
  z.strictObject({ kind: z.literal('text'), name: line(courseLimits.title, 0), text: text(sourceLimits.pastedText) }),
  z.strictObject({ kind: z.literal('files'), fileIds: z.array(z.uuid()).min(1).max(sourceLimits.files) }),
  /** What was read for the course before. */
  z.strictObject({ kind: z.literal('sources'), sourceIds: z.array(z.uuid()).min(1).max(sourceLimits.files) }),
]);
export type OrderedSource = z.infer<typeof orderedSource>;

const documents = ['.pdf', '.docx', '.pptx', '.doc', '.ppt', '.txt', '.md'];
const images = [
  '.jpeg',
  ...Object.entries(extensionOf).flatMap(([type, ending]) => (kindOf(type) === 'image' ? `.${ending}` : [])),
];

/** For the `accept` of a file input: what a course can be made from, and images that are shown in it. */
export const acceptedSources = [...documents, ...images].join(',');

const endsWith = (name: string, endings: readonly string[]): boolean =>
  endings.some((ending) => name.toLowerCase().endsWith(ending));

/** Whether a file of this name could be read; its content decides. */
export const isSourceName = (name: string): boolean => endsWith(name, documents);

/** Whether it is shown in the course as it is. */
export const isImageName = (name: string): boolean => endsWith(name, images);
