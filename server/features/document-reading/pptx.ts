import { posix } from 'node:path';
import type { SourceLine } from '#shared/ai/source.ts';
import { sourceLimits } from '#shared/ai/source.ts';
import { RuleError } from '../../core/errors.ts';
import type { DocumentPart, DocumentText } from './clean-text.ts';
import { readXml, textsOfElements } from './xml.ts';
import { unpackFiles } from './zip.ts';

const isWanted = (name: string): boolean =>
  /^(?:docProps\/core\.xml|ppt\/(?:_rels\/)?presentation\.xml(?:\.rels)?|ppt\/(?:slides|notesSlides)\/(?:_rels\/)?[^/]{1,80}\.(?:xml|rels))$/.test(
    name,
  );

export function readPptx(bytes: Buffer): DocumentText {
  const files = unpackFiles(bytes, isWanted);
  const presentation = files.get('ppt/presentation.xml');
  if (presentation === undefined) throw new RuleError('FILE_BROKEN');
  const targets = relationsOf(files, 'ppt/presentation.xml');
  const slides = slideIds(presentation).flatMap((id) => targets.get(id)?.target ?? []);
  if (slides.length > sourceLimits.parts) throw new RuleError('FILE_TOO_MANY_PAGES');
  const core = files.get('docProps/core.xml');
  const title = core === undefined ? '' : (textsOfElements(core, 'title')[0] ?? '');
  return { unit: 'slide', title, parts: slides.map((path) => slideOf(files, path)) };
}

function slideOf(files: ReadonlyMap<string, Buffer>, path: string): DocumentPart {
  const slide = files.get(path);
  if (slide === undefined) return { label: '', lines: [] };
  const { title, lines } = shapesOf(slide);
  const notesPath = [...relationsOf(files, path).values()].find(({ type }) => type.endsWith('/notesSlide'))?.target;
  const notes = notesPath === undefined ? undefined : files.get(notesPath);
  const heading: SourceLine[] = title === '' ? [] : [{ kind: 'heading', level: 1, text: title }];
  return { label: title, lines: [...heading, ...lines, ...(notes === undefined ? [] : notesOf(notes))] };
}

const notesOf = (xml: Buffer): SourceLine[] =>
  shapesOf(xml).lines.flatMap((line) => (line.kind === 'item' ? [{ kind: 'note', text: line.text } as const] : []));

function slideIds(presentation: Buffer): string[] {
  const ids: string[] = [];
  readXml(presentation, {
    open: (name, attributes) => {
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      if (name === 'sldId' && id !== undefined) ids.push(id);
    },
    close: () => undefined,
    text: () => undefined,
  });
  return ids;
}

type Relation = { type: string; target: string };

function relationsOf(files: ReadonlyMap<string, Buffer>, path: string): Map<string, Relation> {
  const { dir, base } = posix.parse(path);
  const relations = new Map<string, Relation>();
  const xml = files.get(`${dir}/_rels/${base}.rels`);
  if (xml === undefined) return relations;
  readXml(xml, {
    open: (_name, { Id = '', Type = '', Target = '' }) => {
      const target = Target.startsWith('/') ? Target.slice(1) : posix.join(dir, Target);
      relations.set(Id, { type: Type, target });
    },
    close: () => undefined,
    text: () => undefined,
  });
  return relations;
}

const ignoredPlaceholders = ['sldNum', 'dt', 'ftr', 'hdr'];

type ParserState = {
  title: string;
  lines: SourceLine[];
  text: string;
  isText: boolean;
  cells: string[] | null;
  role: string | null;
  mark: 'none' | 'number' | 'bullet' | null;
};
type ElementHandler = (state: ParserState, attributes: Readonly<Record<string, string>>) => void;

const resetShape: ElementHandler = (state) => {
  state.role = null;
  state.mark = null;
};
const setMark =
  (mark: ParserState['mark']): ElementHandler =>
  (state) => {
    state.mark = mark;
  };

const onOpen = new Map<string, ElementHandler>([
  ['sp', resetShape],
  ['buNone', setMark('none')],
  ['buAutoNum', setMark('number')],
  ['buChar', setMark('bullet')],
  ['ph', (state, { type = 'body' }) => void Object.assign(state, { role: type })],
  ['tr', (state) => void Object.assign(state, { cells: [], text: '' })],
  ['br', (state) => void Object.assign(state, { text: `${state.text} ` })],
  ['t', (state) => void Object.assign(state, { isText: true })],
]);

const onClose = new Map<string, ElementHandler>([
  ['sp', resetShape],
  ['t', (state) => void Object.assign(state, { isText: false })],
  ['p', endParagraph],
  [
    'tc',
    (state) => {
      state.cells?.push(state.text);
      state.text = '';
    },
  ],
  [
    'tr',
    (state) => {
      if (state.cells !== null) state.lines.push({ kind: 'row', cells: state.cells });
      state.cells = null;
    },
  ],
]);

function endParagraph(state: ParserState): void {
  const { role, mark, text } = state;
  if (state.cells !== null) {
    state.text += ' ';
    return;
  }
  const isPoint = mark === null ? role !== null : mark !== 'none';
  if (text.trim() !== '' && !ignoredPlaceholders.includes(role ?? '')) {
    if (role === 'title' || role === 'ctrTitle') state.title = `${state.title} ${text}`.trim();
    else state.lines.push(isPoint ? { kind: 'item', isOrdered: mark === 'number', text } : { kind: 'text', text });
  }
  state.text = '';
  state.mark = null;
}

function shapesOf(xml: Buffer): Pick<ParserState, 'title' | 'lines'> {
  const state: ParserState = { title: '', lines: [], text: '', isText: false, cells: null, role: null, mark: null };
  readXml(xml, {
    open: (name, attributes) => onOpen.get(name)?.(state, attributes),
    close: (name) => onClose.get(name)?.(state, {}),
    text: (more) => {
      if (state.isText) state.text += more;
    },
  });
  return state;
}
