export type Element = { name: string; attributes: Readonly<Record<string, string>>; children: Element[]; text: string };

const nameStart = '[A-Za-z_][\\w.:-]*';
const attribute = new RegExp(`^\\s+(${nameStart})\\s*=\\s*(?:"([^"<]*)"|'([^'<]*)')`);
const openTag = new RegExp(`^<(${nameStart})`);
const closeTag = new RegExp(`^</(${nameStart})\\s*>`);
const reference = /&(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[0-9a-fA-F]{1,6});/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids exactly these
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/;

/**
 * The root of a document without DTD, comments and processing instructions. @throws Error if it is not well-formed
 */
export function parseXml(source: string): Element {
  if (forbidden.test(source) || !source.isWellFormed()) throw new Error('invalid XML character');
  let rest = source.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\s*/, '');
  const consume = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match !== null) rest = rest.slice(match[0].length);
    return match;
  };
  const root = element(consume);
  if (rest.trim() !== '') throw new Error('content after the root element');
  return root;
}

type Take = (pattern: RegExp) => RegExpExecArray | null;

function element(take: Take): Element {
  const name = take(openTag)?.[1];
  if (name === undefined) throw new Error('expected an element');
  const attributes: Record<string, string> = {};
  for (let match = take(attribute); match !== null; match = take(attribute)) {
    const key = match[1] ?? '';
    if (key in attributes) throw new Error(`duplicate attribute ${key}`);
    attributes[key] = unescaped(match[2] ?? match[3] ?? '');
  }
  const parsed: Element = { name, attributes, children: [], text: '' };
  if (take(/^\s*\/>/) !== null) return parsed;
  if (take(/^\s*>/) === null) throw new Error(`<${name}> is not closed`);
  for (;;) {
    parsed.text += unescaped(take(/^[^<]+/)?.[0] ?? '');
    const closing = take(closeTag);
    if (closing === null) parsed.children.push(element(take));
    else if (closing[1] === name) return parsed;
    else throw new Error(`<${name}> is closed by </${closing[1]}>`);
  }
}

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  if (text.replace(reference, '').includes('&')) throw new Error('unescaped ampersand');
  return text.replace(reference, (whole) => {
    const body = whole.slice(1, -1);
    if (!body.startsWith('#')) return signs[body] ?? '';
    return String.fromCodePoint(body.startsWith('#x') ? Number.parseInt(body.slice(2), 16) : Number(body.slice(1)));
  });
}
