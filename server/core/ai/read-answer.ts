/**
 * Finds the JSON in a model's answer: bare, in a code fence, after reasoning, between sentences or without its last
 * brackets. Linear in the length of the text.
 */
import { composeText } from '#shared/validation/text.ts';
import { findShapeViolation } from '../trpc/json-shape.ts';

const jsonLimits = { values: 50_000, depth: 40 };
const thoughtsEnd = '</think>';
const thoughtsBegin = '<think>';

const maxCandidates = 20;

/** `mayClose` adds missing brackets at the end, unless the text ends within a string. */
export function findAnswers(text: string, { mayClose }: { mayClose: boolean }): object[] {
  const answer = withoutThoughts(text).trim();
  const parsed = parse(answer);
  if (isStructure(parsed)) return [parsed];
  const candidates: object[] = [];
  for (const structure of findStructures(answer)) {
    if (candidates.length === maxCandidates) break;
    const candidate = structure.isClosed || mayClose ? parse(structure.json) : null;
    if (isStructure(candidate)) candidates.push(candidate);
  }
  return candidates;
}

/** Some models omit the opening tag of their reasoning, others the closing one. */
function withoutThoughts(text: string): string {
  const end = text.lastIndexOf(thoughtsEnd);
  const answer = end === -1 || isStructure(parse(text.trim())) ? text : text.slice(end + thoughtsEnd.length);
  return answer.trimStart().startsWith(thoughtsBegin) ? '' : answer;
}

const isStructure = (value: unknown): value is object => typeof value === 'object' && value !== null;

type Structure = { json: string; isClosed: boolean };

function* findStructures(text: string): Generator<Structure> {
  for (let at = nextOpening(text, 0); at !== -1; ) {
    const { end, closers } = findEnd(text, at);
    if (closers === null) return;
    const isClosed = closers === '';
    yield { json: isClosed ? text.slice(at, end) : withoutComma(text.slice(at, end)) + closers, isClosed };
    if (!isClosed) return;
    at = nextOpening(text, end);
  }
}

const withoutComma = (json: string): string => {
  const trimmed = json.trimEnd();
  return trimmed.endsWith(',') ? trimmed.slice(0, -1) : trimmed;
};

function nextOpening(text: string, from: number): number {
  for (let at = from; at < text.length; at++) if (text[at] === '{' || text[at] === '[') return at;
  return -1;
}

function findEnd(text: string, start: number): { end: number; closers: string | null } {
  const open: string[] = [];
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (sign === '"') {
      at = endOfString(text, at);
      if (at === -1) return { end: text.length, closers: null };
    } else if (sign === '{') open.push('}');
    else if (sign === '[') open.push(']');
    else if (sign === '}' || sign === ']') {
      open.pop();
      if (open.length === 0) return { end: at + 1, closers: '' };
    }
  }
  const fence = text.lastIndexOf('```');
  return { end: fence > start ? fence : text.length, closers: open.reverse().join('') };
}

function endOfString(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === '"') return at;
  }
  return -1;
}

function parse(json: string): unknown {
  if (findShapeViolation(Buffer.from(json), jsonLimits) !== null) return null;
  try {
    return JSON.parse(json, (_key, value) => (typeof value === 'string' ? cleanText(value) : value));
  } catch {
    return null;
  }
}

const cleanText = (value: string): string => composeText(value.replaceAll('\u0000', '').toWellFormed());
