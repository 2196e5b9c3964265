import { RuleError } from '../../core/errors.ts';

/** Looks at a file while it passes by. `chunk` and `end` throw RuleError FILE_TYPE_REFUSED. */
export type Inspection = { chunk: (chunk: Buffer) => void; end: () => void };

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what tells other files from text
const controlCharacters = /[\u0000-\u0008\u000B\u000E-\u001F\u007F]/;

/** Whether this can be the beginning of a text: UTF-8 without control characters. */
export function isTextSample(sample: Buffer): boolean {
  try {
    return !controlCharacters.test(new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true }));
  } catch {
    return false;
  }
}

const refusal = () => new RuleError('FILE_TYPE_REFUSED');

/** Passes only what is text from the first to the last byte. `look` sees it piece by piece. */
export function inspectText(look: (text: string) => void = () => undefined): Inspection {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (chunk?: Buffer) => {
    try {
      return chunk === undefined ? decoder.decode() : decoder.decode(chunk, { stream: true });
    } catch {
      throw refusal();
    }
  };
  const pass = (text: string) => {
    if (controlCharacters.test(text)) throw refusal();
    look(text);
  };
  return { chunk: (chunk) => pass(decode(chunk)), end: () => pass(decode()) };
}

/** Whatever lets a drawing run code, change itself into something that does, or load from elsewhere. */
const scriptable: readonly RegExp[] = [
  /<\s*(?:[\w.-]+:)?(?:script|handler|listener|foreignobject|iframe|object|embed|audio|video|html|body)\b/i,
  /[\s"'/]on[a-z]+ ?=/i,
  /j ?a ?v ?a ?s ?c ?r ?i ?p ?t ?:|v ?b ?s ?c ?r ?i ?p ?t ?:/i,
  /data ?: ?(?:text|application|image\/svg)/i,
  /href ?= ?["']? ?(?:[a-z][a-z+.-]*:)?\/\//i,
  /attributename ?= ?["']? ?(?:[\w.-]+:)?href/i,
  /<!entity|<!attlist|<!doctype[^>]*\[/i,
  /<\?xml-stylesheet/i,
  /@import|url\( ?["']? ?(?:[a-z][a-z+.-]*:)?\/\//i,
  // Written-out characters of a style sheet. A drawing with a path of Windows in its words is the price.
  /\\[0-9a-f]{2,6}/i,
  // XML knows five names without a declaration; the others are there to hide something.
  /&(?!(?:amp|lt|gt|quot|apos);)[a-z]\w*;/i,
  // Longer than the pieces that are looked at together.
  /<\s*[\w.:-]{100}|<!doctype[^>]{300}/i,
  /encoding ?= ?["'](?!utf-?8["'])/i,
];
/** Longer than anything that the patterns look for. */
const overlap = 400;

/** A written-out character whose end has not arrived; with so many digits it is no honest one. */
const openCharacter = /&#?\w*$/;
const longestCharacter = 100;

/** Passes only drawings that can do nothing but be looked at, wherever the bytes are cut on their way. */
export function inspectSvg(): Inspection {
  let tail = '';
  let open = '';
  const look = (text: string) => {
    const window = plain(tail + text);
    if (scriptable.some((pattern) => pattern.test(window))) throw refusal();
    tail = window.slice(-overlap);
  };
  const inspection = inspectText((text) => {
    const arrived = open + text;
    open = openCharacter.exec(arrived)?.[0] ?? '';
    if (open.length > longestCharacter) throw refusal();
    look(arrived.slice(0, arrived.length - open.length));
  });
  return {
    chunk: inspection.chunk,
    end: () => {
      inspection.end();
      look(open);
    },
  };
}

/** Without what hides words from a search: written-out characters and runs of blanks. */
const plain = (text: string): string =>
  text
    .replace(/&#x0*([0-9a-f]{1,6});?/gi, (_, code: string) => characterOf(Number.parseInt(code, 16)))
    .replace(/&#0*([0-9]{1,7});?/g, (_, code: string) => characterOf(Number(code)))
    .replace(/&(?:tab|newline);/gi, ' ')
    .replace(/&colon;/gi, ':')
    .replace(/\s+/g, ' ');

const characterOf = (code: number): string => (code <= 0x10ffff ? String.fromCodePoint(code) : '');
