/**
 * A MinIO server for the tests of the storage: `node scripts/minio.mjs` builds one from the Go module proxy, once for the
 * machine, and prints where it is. MinIO is AGPL: a program of its own that tests start and talk to over HTTP, never linked
 * into the product and never shipped with it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The last of upstream; it wants Go 1.24. */
const version = 'v0.0.0-20260212201848-7aac2a2c5b7c';
const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'passgenau');
const program = join(folder, `minio-${version}`);

/** Where the program is, or null if it has not been built on this machine. */
export const findMinio = () => (existsSync(program) ? program : null);

/** Builds it if that is possible here. Takes some minutes the first time. */
function buildMinio() {
  if (findMinio() !== null || spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0) return findMinio();
  mkdirSync(folder, { recursive: true });
  // Beside its place, so that nobody ever starts half a program.
  const work = mkdtempSync(join(folder, 'build-'));
  const env = {
    ...process.env,
    GOFLAGS: '-mod=mod -buildvcs=false',
    GOTOOLCHAIN: 'local',
    CGO_ENABLED: '0',
    GOBIN: work,
  };
  const built = spawnSync('go', ['install', '-trimpath', '-ldflags', '-s -w', `github.com/minio/minio@${version}`], {
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (built.status === 0) renameSync(join(work, 'minio'), program);
  rmSync(work, { recursive: true, force: true });
  return findMinio();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const found = process.env.MINIO_ENDPOINT ?? buildMinio();
  console.log(
    found
      ? `MinIO: ${found}`
      : 'No MinIO: Go 1.24 or newer is missing, or the build has failed; its tests will not run.',
  );
}
