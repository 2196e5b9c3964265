/** Makes the archive. An attempt after a crash starts again and replaces what the earlier one left. */
import { Readable } from 'node:stream';
import { z } from 'zod';
import { ownDataLimits, ownDataProgress } from '#shared/own-data/state.ts';
import { paths } from '#shared/paths.ts';
import { ownDataReadyMail } from '#shared/texts/account/own-data.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { defineJob, type JobWork } from '../../core/jobs/background/definition.ts';
import { findJob } from '../../core/jobs/background/queries.ts';
import { addMs, days, minutes } from '../../core/runtime/clock.ts';
import { createZip } from '../../core/zip.ts';
import { addMail } from '../auth/service.ts';
import { archiveEntries, archiveUnits } from './archive.ts';
import { type ExportRow, findExportOfJob, findOwner, listOwnFiles, updateToReady } from './queries.ts';

export const ownDataJob = defineJob({
  kind: 'own-data',
  payload: z.strictObject({}),
  progress: ownDataProgress,
  result: z.strictObject({}),
  attempts: 3,
  limitsByLane: () => ({ main: { atOnce: 1 } }),
  limitMs: minutes(60),
  retryDelaySeconds: 2,
  run: makeArchive,
});

type Work = JobWork<Record<string, never>, z.infer<typeof ownDataProgress>>;

async function makeArchive(work: Work): Promise<Record<string, never>> {
  const { app, jobId } = work;
  const row = await findExportOfJob(app.db.prisma, jobId);
  if (row === null) throw new RuleError('NOT_FOUND');
  // An earlier attempt finished the archive but died before it could report it.
  if (row.bytes !== null) return {};
  const bytes = await storeArchive(work, row.fileKey);
  if (await markReady(work, row, bytes)) return {};
  await app.storage.remove(row.fileKey);
  throw new RuleError('NOT_FOUND');
}

/** `onProgress` gets parts of `units`. */
export async function startArchive(app: App, userId: string, onProgress: (units: number) => void) {
  const [{ email, profile }, files] = await Promise.all([
    findOwner(app.db.prisma, userId),
    listOwnFiles(app.db, userId),
  ]);
  const owner = { userId, email, isApplicant: profile?.userType === 'applicant' };
  const zip = createZip(archiveEntries({ app, owner, files, onProgress }), app.clock.now());
  return { zip, units: archiveUnits(files) };
}

async function storeArchive(work: Work, key: string): Promise<number> {
  const { app, ownerId } = work;
  let [done, bytes] = [0, 0];
  const { zip, units } = await startArchive(app, ownerId, (more) => {
    done += more;
  });
  const watched = async function* () {
    for await (const chunk of zip) {
      work.signal.throwIfAborted();
      bytes += chunk.length;
      yield chunk;
      await work.reportProgress({ percent: Math.min(100, Math.floor((100 * done) / units)) });
    }
  };
  await app.storage.put(key, Readable.from(watched(), { objectMode: false }), { type: 'application/zip' });
  return bytes;
}

/** False if the person cancelled, or if the account went meanwhile. */
const markReady = ({ app, jobId, ownerId }: Work, { id }: ExportRow, bytes: number): Promise<boolean> =>
  inTransaction(app.db, async (tx) => {
    if ((await findJob(tx, jobId))?.cancelWanted !== false) return false;
    const expiresAt = addMs(app.clock.now(), days(ownDataLimits.daysKept));
    if (!(await updateToReady(tx, id, { bytes, expiresAt }))) return false;
    const { email, profile } = await findOwner(tx, ownerId);
    const url = `${app.env.APP_URL}${paths.ownData}`;
    const text = ownDataReadyMail({ firstName: profile?.firstName ?? '', url, expiresAt });
    await addMail(app, tx, { to: email, text });
    return true;
  });
