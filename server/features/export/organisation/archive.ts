/**
 * All data of an organisation as a ZIP. Applicants appear by id with the strengths they released, never by name.
 * Nothing is locked while it is sent: each file is consistent in itself, and published versions never change.
 */
import { createHash } from 'node:crypto';
import { extensionOf, type FileType } from '#shared/assets/kinds.ts';
import {
  type ArchiveList,
  type ArchiveManifest,
  archiveFormat,
  archiveListNames,
  archivePaths,
  archiveVersion,
} from '#shared/export/organisation-archive.ts';
import type { App } from '../../../core/app.ts';
import { inTransaction } from '../../../core/database/db.ts';
import { RuleError } from '../../../core/errors.ts';
import { seconds } from '../../../core/runtime/clock.ts';
import { productVersion } from '../../../core/runtime/version.ts';
import type { SignedInContext } from '../../../core/trpc/context.ts';
import type { Limit } from '../../../core/trpc/rate-limit.ts';
import { workReference } from '../../../core/workers/work.ts';
import type { WorkOptions } from '../../../core/workers/workers.ts';
import { createZip, type ZipEntry } from '../../../core/zip.ts';
import { escoOf, listSkillNames } from '../../assessments/service.ts';
import { logAuditEvent } from '../../audit/service.ts';
import { getDraftText } from '../../courses/service.ts';
import { ownOrganisationId } from '../../members/service.ts';
import { findSnapshotText } from '../../publishing/service.ts';
import { type Download, shortSlug } from '../published-version.ts';
import { type ArchivedOrganisation, archiveLists, findArchivedOrganisation, type RowList } from './queries.ts';

const hashWork = workReference<typeof import('./archive.work.ts')>(new URL('./archive.work.ts', import.meta.url));
const workOptions: WorkOptions = { pace: 'long', limitMs: seconds(20), tooMuch: 'PACKAGE_TOO_LARGE' };
const perOrganisation: Limit = { name: 'organisation-archive', points: 5, seconds: 24 * 3600 };

/** @throws RuleError NOT_FOUND, TOO_MANY_ATTEMPTS */
export async function createOrganisationArchive(ctx: SignedInContext): Promise<Download> {
  const { app } = ctx;
  const orgId = ownOrganisationId(ctx);
  await app.rateLimits.require(perOrganisation, orgId);
  const organisation = await findArchivedOrganisation(app.db.prisma, orgId);
  if (organisation === null) throw new RuleError('NOT_FOUND');
  const { name } = organisation;
  await inTransaction(app.db, (tx) =>
    logAuditEvent(ctx, tx, { action: 'organisation_exported', resourceId: orgId, orgId, details: {}, names: { name } }),
  );
  const now = app.clock.now();
  const archive = new Archive(app, { orgId, organisation, createdAt: now });
  return {
    name: `${shortSlug(name, 60) || 'organisation'}-${now.toISOString().slice(0, 10)}.zip`,
    type: 'application/zip',
    content: createZip(archive.entries(), now),
  };
}

type Subject = { orgId: string; organisation: ArchivedOrganisation; createdAt: Date };
type Course = { id: string; versions: number[] };
type StoredFile = { id: string; key: string; type: string };

class Archive {
  readonly #app: App;
  readonly #subject: Subject;
  readonly #hashes = new Map<string, string>();
  readonly #manifest: ArchiveManifest;

  constructor(app: App, subject: Subject) {
    this.#app = app;
    this.#subject = subject;
    this.#manifest = {
      format: archiveFormat,
      formatVersion: archiveVersion,
      productVersion,
      createdAt: subject.createdAt.toISOString(),
      organisation: subject.organisation.name,
      rows: {},
      files: [],
      versions: [],
      skills: [],
    };
  }

  async *entries(): AsyncGenerator<ZipEntry> {
    this.#manifest.skills = (await listSkillNames(this.#app)).map((skill) => ({
      ...skill,
      esco: escoOf(skill.id)?.uri ?? null,
    }));
    yield this.#text(archivePaths.organisation, JSON.stringify(this.#subject.organisation));
    for (const list of archiveListNames) yield this.#entry(archivePaths.list(list), this.#lines(list));
    yield* this.#storedFiles();
    yield* this.#courses();
    yield this.#text(archivePaths.manifest, JSON.stringify(this.#manifest));
  }

  async *#lines(list: ArchiveList): AsyncGenerator<Uint8Array> {
    let count = 0;
    for await (const lines of this.#pages(archiveLists[list])) {
      count += lines.length;
      yield Buffer.from(`${lines.join('\n')}\n`);
    }
    this.#manifest.rows[list] = count;
  }

  async *#pages(list: RowList): AsyncGenerator<string[]> {
    for (let after: string | null = null; ; ) {
      const rows: Awaited<ReturnType<RowList>> = await list(this.#app.db.prisma, this.#subject.orgId, after);
      if (rows.length === 0) return;
      yield rows.map(({ line }) => line);
      after = rows.at(-1)?.key ?? null;
    }
  }

  async *#storedFiles(): AsyncGenerator<ZipEntry> {
    for await (const lines of this.#pages(archiveLists.files))
      for (const { id, key, type } of lines.map((line) => JSON.parse(line) as StoredFile)) {
        const opened = await this.#app.storage.open(key);
        if (opened === null) this.#app.logger.error({ key }, 'stored file is missing');
        else {
          const path = archivePaths.file(id, extensionOf[type as FileType] ?? 'bin');
          const content = this.#counted(path, opened.stream as AsyncIterable<Uint8Array>, (hash) =>
            this.#hashes.set(id, hash),
          );
          yield { name: path, content, isText: false };
        }
      }
  }

  async *#courses(): AsyncGenerator<ZipEntry> {
    const { prisma } = this.#app.db;
    for await (const lines of this.#pages(archiveLists.courses))
      for (const { id, versions } of lines.map((line) => JSON.parse(line) as Course)) {
        yield* this.#version({ courseId: id, number: 0, snapshot: await getDraftText(prisma, id) });
        for (const number of versions)
          yield* this.#version({ courseId: id, number, snapshot: await findSnapshotText(prisma, id, number) });
      }
  }

  /** `number` is 0 for the draft. */
  async *#version(version: { courseId: string; number: number; snapshot: string | null }): AsyncGenerator<ZipEntry> {
    const { courseId, number, snapshot } = version;
    // Deleted in the meantime.
    if (snapshot === null) return;
    const { hash } = await this.#app.workers.run(
      hashWork('hashVersion'),
      { snapshot, files: this.#hashes },
      workOptions,
    );
    this.#manifest.versions.push({ courseId, number, contentHash: hash });
    yield this.#text(archivePaths.version(courseId, number), snapshot);
  }

  #text = (name: string, text: string): ZipEntry => this.#entry(name, [Buffer.from(text)]);

  #entry = (name: string, content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): ZipEntry => ({
    name,
    content: this.#counted(name, content, () => undefined),
    isText: true,
  });

  async *#counted(
    path: string,
    content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
    onHash: (hash: string) => void,
  ): AsyncGenerator<Uint8Array> {
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const chunk of content) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
    const sha256 = hash.digest('hex');
    if (path !== archivePaths.manifest) this.#manifest.files.push({ path, bytes, sha256 });
    onHash(sha256);
  }
}
