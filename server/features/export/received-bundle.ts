/** Each upload has a folder below the data folder. A later import removes folders that a killed process left. */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { megabytes } from '#shared/assets/kinds.ts';
import type { ErrorCode } from '#shared/errors.ts';
import { bundleLimits } from '#shared/export/bundle.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { perOwner } from '../../core/memory/cache.ts';
import { hours } from '../../core/runtime/clock.ts';

/** Maximum bytes of all uploads of this process. */
const maxBytesOfAll = megabytes(1500);
const leftoverMs = hours(1);

export type ReceivedBundle = { path: string; folder: string; remove: () => Promise<void> };

type UploadLimit = { maxBytes: number; tooLarge: ErrorCode };
const courseBundle: UploadLimit = { maxBytes: bundleLimits.importBytes, tooLarge: 'BUNDLE_TOO_LARGE' };

const rootOf = ({ env }: App): string => join(env.DATA_DIR, 'imports');
const storedUploads = perOwner((_: App['workers']) => ({ bytes: 0 }));

/** @throws RuleError `tooLarge`, BUSY, UPLOAD_ABORTED */
export async function receiveBundle(
  app: App,
  source: Readable,
  { maxBytes, tooLarge }: UploadLimit = courseBundle,
): Promise<ReceivedBundle> {
  await cleanUpReceivedBundles(app);
  await mkdir(rootOf(app), { recursive: true });
  const folder = await mkdtemp(join(rootOf(app), 'import-'));
  const all = storedUploads(app.workers);
  let own = 0;
  const remove = async () => {
    all.bytes -= own;
    own = 0;
    await rm(folder, { recursive: true, force: true });
  };
  async function* counted(): AsyncGenerator<Buffer> {
    for await (const chunk of source as AsyncIterable<Buffer>) {
      own += chunk.length;
      all.bytes += chunk.length;
      if (own > maxBytes) throw new RuleError(tooLarge);
      // One large archive alone may exceed the sum.
      if (all.bytes > maxBytesOfAll && all.bytes > own) throw new RuleError('BUSY');
      yield chunk;
    }
  }
  const path = join(folder, 'upload');
  try {
    await pipeline(Readable.from(counted(), { objectMode: false }), createWriteStream(path, { flags: 'wx' }));
    return { path, folder, remove };
  } catch (error) {
    await remove();
    throw error instanceof RuleError || !source.errored ? error : new RuleError('UPLOAD_ABORTED');
  }
}

export async function cleanUpReceivedBundles(app: App): Promise<void> {
  const names = await readdir(rootOf(app)).catch(() => []);
  for (const name of names) {
    const path = join(rootOf(app), name);
    const found = await stat(path).catch(() => null);
    if (found !== null && Date.now() - found.mtimeMs > leftoverMs) await rm(path, { recursive: true, force: true });
  }
}
