/**
 * `node scripts/minio.mjs` builds a MinIO server for storage tests from the Go module proxy and prints its path.
 * MinIO is AGPL: tests start it as a separate program; it is never linked into the product or shipped with it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The last upstream version; it needs Go 1.24. */
const version = 'v0.0.0-20260212201848-7aac2a2c5b7c';
const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'passgenau');
const program = join(folder, `minio-${version}`);

export const findMinio = () => (existsSync(program) ? program : null);

function buildMinio() {
  if (findMinio() !== null || spawnSync('go', ['version'], { stdio: 'ignore' }).status !== 0) return findMinio();
  mkdirSync(folder, { recursive: true });
  // In another folder, so that no test starts an incomplete program.
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
      : 'No MinIO: Go 1.24 or newer is missing or the build failed. The storage tests will be skipped.',
  );
}
