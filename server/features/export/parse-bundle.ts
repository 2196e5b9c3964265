import { type Bundle, bundleFormat, bundleLimits, bundleSchema, bundleVersion } from '#shared/export/bundle.ts';
import { bundlePlace } from '#shared/texts/export.ts';
import { RuleError } from '../../core/errors.ts';

/**
 * What somebody calls a bundle, checked from the first byte to the last. Nothing in it is believed.
 * @throws RuleError BUNDLE_NOT_JSON, BUNDLE_OTHER_FORMAT, BUNDLE_NEWER, BUNDLE_TOO_LARGE, BUNDLE_BROKEN with its place
 */
export function parseBundle(bytes: Buffer): Bundle {
  requireModestShape(bytes);
  const given = jsonOf(bytes);
  requireFormat(given);
  const parsed = bundleSchema.safeParse(given);
  if (!parsed.success) throw broken(parsed.error.issues[0]?.path ?? []);
  requireModestContent(parsed.data);
  requireKnownFiles(parsed.data);
  return parsed.data;
}

export const broken = (path: ReadonlyArray<PropertyKey>): RuleError =>
  new RuleError('BUNDLE_BROKEN', { place: bundlePlace(path) });

const code = (sign: string): number => sign.charCodeAt(0);
const [quote, backslash, comma] = [code('"'), code('\\'), code(',')];
const [opening, closing] = [
  [code('{'), code('[')],
  [code('}'), code(']')],
];

/** Before anything is built of it: a few bytes of JSON can become a hundred in memory, and deep nesting exhausts the stack. */
function requireModestShape(bytes: Buffer): void {
  let [values, depth] = [0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const sign = bytes[at] ?? 0;
    if (sign === quote) at = endOfText(bytes, at);
    else if (opening.includes(sign)) depth++;
    else if (closing.includes(sign)) depth--;
    else if (sign !== comma) continue;
    if (sign !== quote && ++values > bundleLimits.values) throw new RuleError('BUNDLE_TOO_LARGE');
    if (depth > bundleLimits.depth) throw broken([]);
  }
}

/** Where the closing quote of a text stands: one that an even number of backslashes precedes. */
function endOfText(bytes: Buffer, start: number): number {
  for (let end = bytes.indexOf(quote, start + 1); end !== -1; end = bytes.indexOf(quote, end + 1)) {
    let before = end;
    while (bytes[before - 1] === backslash) before--;
    if ((end - before) % 2 === 0) return end;
  }
  return bytes.length;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new RuleError('BUNDLE_NOT_JSON');
  }
}

/** Said apart from everything else that may be wrong, because the remedy is another. */
function requireFormat(given: unknown): void {
  const { format, formatVersion } = (given ?? {}) as { format?: unknown; formatVersion?: unknown };
  if (format !== bundleFormat) throw new RuleError('BUNDLE_OTHER_FORMAT');
  if (typeof formatVersion === 'number' && formatVersion > bundleVersion) throw new RuleError('BUNDLE_NEWER');
}

function requireModestContent({ modules }: Bundle): void {
  const blocks = modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.blocks));
  const text = blocks.reduce((sum, block) => sum + (block.type === 'text' ? block.content.length : 0), 0);
  if (blocks.length > bundleLimits.blocks || text > bundleLimits.text) throw new RuleError('BUNDLE_TOO_LARGE');
}

/** A block shows a file of the bundle or none; files of the installation are out of its reach. */
function requireKnownFiles({ modules, files }: Bundle): void {
  const refs = new Set<string>();
  for (const [index, { ref }] of files.entries()) {
    if (refs.has(ref)) throw broken(['files', index, 'ref']);
    refs.add(ref);
  }
  for (const [m, { lessons }] of modules.entries())
    for (const [l, { blocks }] of lessons.entries())
      for (const [b, block] of blocks.entries())
        if (block.type === 'asset' && block.file !== null && !refs.has(block.file))
          throw broken(['modules', m, 'lessons', l, 'blocks', b, 'file']);
}
