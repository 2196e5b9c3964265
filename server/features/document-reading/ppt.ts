/** Reads the records of PowerPoint 97 to 2003 files. Source: [MS-PPT]. */
import type { SourceLine } from '#shared/ai/source.ts';
import { sourceLimits } from '#shared/ai/source.ts';
import { RuleError } from '../../core/errors.ts';
import type { DocumentPart, DocumentText } from './clean-text.ts';

const recordTypes = {
  list: 0x0ff0,
  persist: 0x03f3,
  textHeader: 0x0f9f,
  chars: 0x0fa0,
  bytes: 0x0fa8,
  notesAtom: 0x03f1,
  edit: 0x0ff5,
  directory: 0x1772,
} as const;
const encryptedToken = 0xf3d1c4df;
const deepest = 12;
const mostEdits = 1_000;
const mostObjects = 100_000;

type PptRecord = { type: number; instance: number; isGroup: boolean; start: number; end: number };
type Text = { type: number; text: string };

export function readPpt(stream: Buffer, currentUser: Buffer): DocumentText {
  if (currentUser.readUInt32LE(12) === encryptedToken) throw new RuleError('FILE_ENCRYPTED');
  const { offsets, documentId } = readPersistDirectory(stream, currentUser.readUInt32LE(16));
  const document = recordAt(stream, offsets.get(documentId) ?? -1, stream.length);
  if (document === null) throw new RuleError('FILE_BROKEN');
  const lists = [...children(stream, document)].filter(({ type }) => type === recordTypes.list);
  const slides = entriesOf(
    stream,
    lists.find(({ instance }) => instance === 0),
  );
  if (slides.length > sourceLimits.parts) throw new RuleError('FILE_TOO_MANY_PAGES');
  const notes = new Map<number, string[]>();
  for (const { persistId } of entriesOf(
    stream,
    lists.find(({ instance }) => instance === 2),
  )) {
    const page = recordAt(stream, offsets.get(persistId) ?? -1, stream.length);
    if (page === null) continue;
    const atom = [...children(stream, page)].find(({ type }) => type === recordTypes.notesAtom);
    const noteTexts = textsIn(stream, page).filter(({ type }) => type === 2);
    if (atom !== undefined)
      notes.set(
        stream.readUInt32LE(atom.start),
        noteTexts.map(({ text }) => text),
      );
  }
  const parts = slides.map(({ persistId, slideId, texts }): DocumentPart => {
    const drawn = recordAt(stream, offsets.get(persistId) ?? -1, stream.length);
    return slideOf([...texts, ...(drawn === null ? [] : textsIn(stream, drawn))], notes.get(slideId) ?? []);
  });
  return { unit: 'slide', title: '', parts };
}

function slideOf(texts: readonly Text[], notes: readonly string[]): DocumentPart {
  const isTitle = ({ type }: Text) => type === 0 || type === 6;
  const label = texts.find(isTitle)?.text.replace(/[\r\v]/g, ' ') ?? '';
  const paragraphs = (text: string) => text.split('\r').filter((line) => line.trim() !== '');
  const points = texts
    .filter((entry) => !isTitle(entry))
    .flatMap(({ type, text }) =>
      paragraphs(text).map(
        (line): SourceLine =>
          [1, 7, 8].includes(type) ? { kind: 'item', isOrdered: false, text: line } : { kind: 'text', text: line },
      ),
    );
  const heading: SourceLine[] = label === '' ? [] : [{ kind: 'heading', level: 1, text: label }];
  const noteTexts = notes.flatMap(paragraphs).map((text): SourceLine => ({ kind: 'note', text }));
  return { label, lines: [...heading, ...points, ...noteTexts] };
}

function recordAt(stream: Buffer, at: number, end: number): PptRecord | null {
  if (at < 0 || at + 8 > end) return null;
  const head = stream.readUInt16LE(at);
  const start = at + 8;
  const recordEnd = start + stream.readUInt32LE(at + 4);
  if (recordEnd > end) return null;
  return { type: stream.readUInt16LE(at + 2), instance: head >> 4, isGroup: (head & 15) === 15, start, end: recordEnd };
}

function* children(stream: Buffer, { start, end }: PptRecord): Generator<PptRecord> {
  for (let at = start; at < end; ) {
    const record = recordAt(stream, at, end);
    if (record === null) return;
    yield record;
    at = record.end;
  }
}

function readPersistDirectory(stream: Buffer, newest: number): { offsets: Map<number, number>; documentId: number } {
  const offsets = new Map<number, number>();
  let [at, documentId]: [number, number | null] = [newest, null];
  for (let count = 0; count < mostEdits; count++) {
    const edit = recordAt(stream, at, stream.length);
    if (edit === null || edit.type !== recordTypes.edit) throw new RuleError('FILE_BROKEN');
    documentId ??= stream.readUInt32LE(edit.start + 16);
    const directory = recordAt(stream, stream.readUInt32LE(edit.start + 12), stream.length);
    if (directory === null || directory.type !== recordTypes.directory) throw new RuleError('FILE_BROKEN');
    for (let place = directory.start; place + 4 <= directory.end; ) {
      const head = stream.readUInt32LE(place);
      place += 4;
      for (let n = 0; n < head >>> 20 && place + 4 <= directory.end; n++, place += 4) {
        const id = (head & 0xfffff) + n;
        if (offsets.size < mostObjects && !offsets.has(id)) offsets.set(id, stream.readUInt32LE(place));
      }
    }
    const older = stream.readUInt32LE(edit.start + 8);
    // Older edits have lower offsets; any other order could loop forever.
    if (older === 0 || older >= at) break;
    at = older;
  }
  return { offsets, documentId: documentId ?? 0 };
}

type SlideEntry = { persistId: number; slideId: number; texts: Text[] };

function entriesOf(stream: Buffer, list: PptRecord | undefined): SlideEntry[] {
  const entries: SlideEntry[] = [];
  if (list === undefined) return entries;
  const reader = textReader(stream);
  for (const record of children(stream, list)) {
    if (record.type === recordTypes.persist)
      entries.push({
        persistId: stream.readUInt32LE(record.start),
        slideId: stream.readUInt32LE(record.start + 12),
        texts: [],
      });
    const text = reader(record);
    if (text !== null) entries.at(-1)?.texts.push(text);
  }
  return entries;
}

function textReader(stream: Buffer): (record: PptRecord) => Text | null {
  let current = 4;
  return ({ type, start, end }) => {
    if (type === recordTypes.textHeader) current = stream.readUInt32LE(start);
    if (type === recordTypes.chars) return { type: current, text: stream.toString('utf16le', start, end) };
    if (type === recordTypes.bytes) return { type: current, text: stream.toString('latin1', start, end) };
    return null;
  };
}

function textsIn(stream: Buffer, root: PptRecord): Text[] {
  const texts: Text[] = [];
  const reader = textReader(stream);
  const walk = (record: PptRecord, depth: number) => {
    const text = reader(record);
    if (text !== null) texts.push(text);
    if (record.isGroup && depth < deepest) for (const child of children(stream, record)) walk(child, depth + 1);
  };
  walk(root, 0);
  return texts;
}
