import { courseLimits } from '#shared/courses/schema.ts';
import { type Bundle, bundleFormat, bundleLimits, bundleSchema, bundleVersion } from '#shared/export/bundle.ts';
import { bundlePlace } from '#shared/texts/courses/export.ts';
import { composeTexts } from '#shared/validation/text.ts';
import { RuleError } from '../../core/errors.ts';
import { findShapeViolation } from '../../core/trpc/json-shape.ts';
import { requireFileOf } from '../../core/wrong-file.ts';

/**
 * @throws RuleError WRONG_FILE, BUNDLE_NOT_JSON, BUNDLE_OTHER_FORMAT, BUNDLE_NEWER, BUNDLE_TOO_LARGE, BUNDLE_BROKEN
 * with its position
 */
export function parseBundle(bytes: Buffer): Bundle {
  requireFileOf('course', bytes);
  requireShapeWithinLimits(bytes);
  const input = parseJson(bytes);
  requireFormat(input);
  const parsed = bundleSchema.safeParse(input);
  if (!parsed.success) throw bundleBroken(parsed.error.issues[0]?.path ?? []);
  requireContentWithinLimits(parsed.data);
  requireKnownFiles(parsed.data);
  return parsed.data;
}

export const bundleBroken = (path: ReadonlyArray<PropertyKey>): RuleError =>
  new RuleError('BUNDLE_BROKEN', { place: bundlePlace(path) });

function requireShapeWithinLimits(bytes: Buffer): void {
  const fault = findShapeViolation(bytes, bundleLimits);
  if (fault === 'values') throw new RuleError('BUNDLE_TOO_LARGE');
  if (fault === 'depth') throw bundleBroken([]);
}

function parseJson(bytes: Buffer): unknown {
  try {
    return composeTexts(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    throw new RuleError('BUNDLE_NOT_JSON');
  }
}

/** Not part of the schema, because each case needs a different remedy. */
function requireFormat(input: unknown): void {
  const { format, formatVersion } = (input ?? {}) as { format?: unknown; formatVersion?: unknown };
  if (format !== bundleFormat) throw new RuleError('BUNDLE_OTHER_FORMAT');
  if (typeof formatVersion === 'number' && formatVersion > bundleVersion) throw new RuleError('BUNDLE_NEWER');
}

/** Counts only; the size of texts is measured after sanitising. */
function requireContentWithinLimits({ modules }: Bundle): void {
  const lessons = modules.flatMap((module) => module.lessons);
  const blocks = lessons.reduce((sum, lesson) => sum + lesson.blocks.length, 0);
  if (lessons.length > courseLimits.lessons || blocks > courseLimits.blocks) throw new RuleError('BUNDLE_TOO_LARGE');
}

/** Security: a block may show files of its bundle only, never files of the installation. */
function requireKnownFiles({ modules, files }: Bundle): void {
  const refs = new Set<string>();
  for (const [index, { ref }] of files.entries()) {
    if (refs.has(ref)) throw bundleBroken(['files', index, 'ref']);
    refs.add(ref);
  }
  for (const [m, { lessons }] of modules.entries())
    for (const [l, { blocks }] of lessons.entries())
      for (const [b, block] of blocks.entries())
        if (block.type === 'asset' && block.file !== null && !refs.has(block.file))
          throw bundleBroken(['modules', m, 'lessons', l, 'blocks', b, 'file']);
}
