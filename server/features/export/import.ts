/**
 * A bundle becomes a new draft of the person who imports it, with ids of its own. Texts pass the sanitiser and files the check
 * of their content, as if an author had entered them here. All or nothing: a bundle that is refused leaves no course and no file.
 */
import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { UploadedFile } from '#shared/assets/kinds.ts';
import { videoSource } from '#shared/courses/video.ts';
import {
  type Bundle,
  type BundleBlock,
  type BundleFile,
  bundleLimits,
  type ImportedCourse,
} from '#shared/export/bundle.ts';
import type { App } from '../../core/app.ts';
import type { SignedInContext } from '../../core/context.ts';
import { inTransaction } from '../../core/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { Limit } from '../../core/rate-limit.ts';
import { discardUpload, insertCourseFile, type StoredUpload, storeCourseFile } from '../assets/service.ts';
import { insertOwnCourse } from '../courses/service.ts';
import { sanitiseText } from '../editor/service.ts';
import { broken, parseBundle } from './parse-bundle.ts';
import { insertContent, type NewBlock, type NewModule, setDescription } from './queries.ts';

const perPerson: Limit = { name: 'import', points: 30, seconds: 3600 };

/** Asked before a single byte is read. @throws RuleError TOO_MANY_ATTEMPTS */
export async function expectImport({ app, user }: SignedInContext): Promise<void> {
  if (!(await app.rateLimits.take(perPerson, user.userId))) throw new RuleError('TOO_MANY_ATTEMPTS');
}

/** @throws RuleError BUNDLE_… with the place of what is wrong */
export async function importCourse(ctx: SignedInContext, bytes: Buffer): Promise<ImportedCourse> {
  const bundle = parseBundle(bytes);
  const texts = await sanitised(bundle);
  const shown = filesInUse(bundle);
  const stored = await storeFiles(ctx.app, bundle.files, shown);
  try {
    const courseId = await inTransaction(ctx.app.db, async (tx) => {
      const { courseId, orgId } = await insertOwnCourse(ctx, tx, bundle.title);
      if (bundle.description !== '') await setDescription(tx, courseId, bundle.description);
      const files = new Map<string, UploadedFile>();
      for (const [ref, upload] of stored)
        files.set(ref, await insertCourseFile(ctx, tx, { courseId, orgId, stored: upload }));
      const modules = modulesOf(bundle, { texts, files });
      await insertContent(tx, { courseId, userId: ctx.user.userId, modules });
      return courseId;
    });
    const skipped = bundle.files.filter(({ ref }) => shown.has(ref) && !stored.has(ref));
    return { courseId, skippedFiles: skipped.map(({ filename }) => filename) };
  } catch (error) {
    await discardAll(ctx.app, stored);
    throw error;
  }
}

function filesInUse({ modules }: Bundle): ReadonlySet<string> {
  const blocks = modules.flatMap(({ lessons }) => lessons.flatMap((lesson) => lesson.blocks));
  return new Set(blocks.flatMap((block) => (block.type === 'asset' && block.file !== null ? [block.file] : [])));
}

type Texts = ReadonlyMap<BundleBlock, string>;

/** Lesson by lesson, so that a long course keeps nobody else waiting. */
async function sanitised({ modules }: Bundle): Promise<Texts> {
  const texts = new Map<BundleBlock, string>();
  for (const [m, { lessons }] of modules.entries())
    for (const [l, { blocks }] of lessons.entries()) {
      for (const [b, block] of blocks.entries()) {
        if (block.type === 'text') texts.set(block, sanitiseText(block.content));
        if (block.type === 'video' && block.url !== '' && videoSource(block.url) === null)
          throw broken(['modules', m, 'lessons', l, 'blocks', b, 'url']);
      }
      await nextTurn();
    }
  return texts;
}

type Stored = Map<string, StoredUpload>;

async function storeFiles(app: App, files: readonly BundleFile[], shown: ReadonlySet<string>): Promise<Stored> {
  const stored: Stored = new Map();
  let room: number = bundleLimits.allFilesBytes;
  try {
    for (const [index, file] of files.entries()) {
      if (file.base64 === undefined || !shown.has(file.ref)) continue;
      const content = contentOf(file.base64, index);
      room -= content.length;
      if (content.length > bundleLimits.fileBytes || room < 0) throw new RuleError('BUNDLE_TOO_LARGE');
      stored.set(file.ref, await storeFile(app, file.filename, content));
    }
    return stored;
  } catch (error) {
    await discardAll(app, stored);
    throw error;
  }
}

function contentOf(base64: string, index: number): Buffer {
  const content = Buffer.from(base64, 'base64');
  // Node reads over whatever is no base64.
  if (content.toString('base64') !== base64) throw broken(['files', index, 'base64']);
  return content;
}

async function storeFile(app: App, filename: string, content: Buffer): Promise<StoredUpload> {
  try {
    return await storeCourseFile(app, { source: Readable.from([content]), filename }, { folder: 'course-content' });
  } catch (error) {
    if (error instanceof RuleError) throw new RuleError('BUNDLE_FILE_REFUSED', { place: filename });
    throw error;
  }
}

async function discardAll(app: App, stored: Stored): Promise<void> {
  for (const upload of stored.values()) await discardUpload(app, upload);
}

type Parts = { texts: Texts; files: ReadonlyMap<string, UploadedFile> };

const modulesOf = ({ modules }: Bundle, parts: Parts): NewModule[] =>
  modules.map(({ title, lessons }) => ({
    title,
    lessons: lessons.map((lesson) => ({
      title: lesson.title,
      blocks: lesson.blocks.map((block) => newBlock(block, parts)),
    })),
  }));

function newBlock(block: BundleBlock, { texts, files }: Parts): NewBlock {
  switch (block.type) {
    case 'text':
      return { type: 'text', content: { content: texts.get(block) ?? '' }, fileId: null };
    case 'video': {
      const { url, title } = block;
      return { type: 'video', content: { url, title }, fileId: null };
    }
    case 'quiz': {
      const { question, options, correctIndex } = block;
      return { type: 'quiz', content: { question, options, correctIndex }, fileId: null };
    }
    default: {
      const { alt, caption } = block;
      const file = block.file === null ? undefined : files.get(block.file);
      const facts = file ?? { fileId: null, url: '', filename: '', size: 0, type: '' };
      return { type: 'asset', content: { alt, caption, ...facts }, fileId: facts.fileId };
    }
  }
}
