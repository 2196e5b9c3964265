import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';

/**
 * Ends the PostgreSQL of a test run when the run ends, however it ends: a watcher of its own holds the other end of a pipe, which
 * even a killed process lets go. After an end in good order the folder is gone, and nothing is left to do.
 */
const script = `
  cat >/dev/null
  pid=$(head -n 1 "$1/postmaster.pid" 2>/dev/null) && kill -INT "$pid" && while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
  rm -rf "$@"`;

/** `folder`: of the database; `dataDir`: around it. @returns removes both */
export function endWithTests({ folder, dataDir }: { folder: string; dataDir: string }): () => Promise<void> {
  const command = ['-c', script, 'sh', folder, dataDir];
  const watcher = spawn('sh', command, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
}
