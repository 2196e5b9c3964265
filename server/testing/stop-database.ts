import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** Stops PostgreSQL even if the test run is killed: a separate process waits for the end of a pipe. */
const script = `
  cat >/dev/null
  pid=$(head -n 1 "$1/postmaster.pid" 2>/dev/null) && kill -INT "$pid" && while kill -0 "$pid" 2>/dev/null; do sleep 0.1; done
  rm -rf "$@"`;

export function stopWithTests({ folder, dataDir }: { folder: string; dataDir: string }): () => Promise<void> {
  const command = ['-c', script, 'sh', folder, dataDir];
  const watcher = spawn('sh', command, { detached: true, stdio: ['pipe', 'ignore', 'ignore'] });
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return async () => {
    await rm(folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  };
}
