/** Each upload has a folder below the data folder. A later import removes folders that a killed process left. */
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { megabytes } from '#shared/assets/kinds.ts';
import { bundleLimits } from '#shared/export/bundle.ts';
import type { App } from '../../core/app.ts';
import { RuleError } from '../../core/errors.ts';
import { perOwner } from '../../core/memory/cache.ts';
import { hours } from '../../core/runtime/clock.ts';

/** Maximum bytes of all uploads of this process. */
const maxBytes = megabytes(1500);
const leftoverMs = hours(1);

export type ReceivedBundle = { path: string; folder: string; remove: () => Promise<void> };

const rootOf = ({ env }: App): string => join(env.DATA_DIR, 'imports');
const storedUploads = perOwner((_: App['workers']) => ({ bytes: 0 }));

/** @throws RuleError BUNDLE_TOO_LARGE, BUSY, UPLOAD_ABORTED */
export async function receiveBundle(app: App, source: Readable): Promise<ReceivedBundle> {
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
      if (own > bundleLimits.importBytes) throw new RuleError('BUNDLE_TOO_LARGE');
      if (all.bytes > maxBytes) throw new RuleError('BUSY');
      yield chunk;
    }
  }
  const path = join(folder, 'bundle.json');
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
