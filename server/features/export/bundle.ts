/** Files that exceed the limits or are missing in storage are listed without content. */
import { type BundleSkill, bundleFormat, bundleLimits, bundleVersion } from '#shared/export/bundle.ts';
import type { App } from '../../core/app.ts';
import { seconds } from '../../core/runtime/clock.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { workReference } from '../../core/workers/work.ts';
import type { WorkOptions } from '../../core/workers/workers.ts';
import { escoOf, listSkillNames } from '../assessments/service.ts';
import {
  type Download,
  downloadName,
  type OpenVersion,
  openStoredFile,
  openVersion,
  type Version,
} from './published-version.ts';
import { listSkillIds, type VersionFile } from './queries.ts';

const workNamed = workReference<typeof import('./pack.work.ts')>(new URL('./pack.work.ts', import.meta.url));
const workOptions: WorkOptions = { pace: 'quick', limitMs: seconds(20), tooMuch: 'PACKAGE_TOO_LARGE' };

/** @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS */
export async function createCourseBundle(ctx: SignedInContext, version: Version): Promise<Download> {
  const opened = await openVersion(ctx, version);
  const skills = await bundledSkills(ctx.app, version.courseId);
  const content = encodeParts(writeBundle(ctx.app, { ...opened, skills }));
  return { name: downloadName(opened, '.json'), type: 'application/json; charset=utf-8', content };
}

async function* encodeParts(parts: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of parts) yield typeof part === 'string' ? Buffer.from(part) : part;
}

async function* writeBundle(
  app: App,
  { snapshot, title, description, outcomes, skills, files }: OpenVersion & { skills: readonly BundleSkill[] },
): AsyncGenerator<string | Uint8Array> {
  const refs = new Map(files.map(({ id }, index) => [id, `file-${index + 1}`]));
  const head = { format: bundleFormat, formatVersion: bundleVersion, title, description, outcomes, skills };
  const { modules } = await app.workers.run(workNamed('bundleModules'), { snapshot, refs }, workOptions);
  yield `${JSON.stringify(head).slice(0, -1)},"modules":`;
  yield modules;
  yield ',"files":[';
  let room: number = bundleLimits.allFilesBytes;
  for (const [index, file] of files.entries()) {
    if (index > 0) yield ',';
    const isIncluded = file.size <= bundleLimits.fileBytes && file.size <= room;
    if (isIncluded) room -= file.size;
    yield* fileTexts(app, { file, ref: refs.get(file.id) ?? '', isIncluded });
  }
  yield ']}\n';
}

type Listed = { file: VersionFile; ref: string; isIncluded: boolean };

async function* fileTexts(app: App, { file, ref, isIncluded }: Listed): AsyncGenerator<string> {
  const { filename, type, size } = file;
  const facts = JSON.stringify({ ref, filename, type, size });
  const opened = isIncluded ? await openStoredFile(app, file) : null;
  if (opened === null) return yield facts;
  yield `${facts.slice(0, -1)},"base64":"`;
  yield* encodeBase64(opened.stream as AsyncIterable<Buffer>);
  yield '"}';
}

async function* encodeBase64(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest: Buffer = Buffer.alloc(0);
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece]);
    const whole = bytes.length - (bytes.length % 3);
    rest = bytes.subarray(whole);
    if (whole > 0) yield bytes.toString('base64', 0, whole);
  }
  if (rest.length > 0) yield rest.toString('base64');
}

async function bundledSkills(app: App, courseId: string): Promise<BundleSkill[]> {
  const [skills, skillIds] = await Promise.all([listSkillNames(app), listSkillIds(app.db.prisma, courseId)]);
  return skills
    .filter(({ id }) => skillIds.includes(id))
    .map(({ id, name }) => ({ name, esco: escoOf(id)?.uri ?? null }));
}

export async function findKnownSkillIds(app: App, bundled: readonly BundleSkill[]): Promise<number[]> {
  if (bundled.length === 0) return [];
  const isMeant = ({ id, name }: { id: number; name: string }) =>
    bundled.some((skill) => (skill.esco === null ? skill.name === name : skill.esco === escoOf(id)?.uri));
  return (await listSkillNames(app)).filter(isMeant).map(({ id }) => id);
}
