import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const everyMs = 15;
const withoutProcMs = 250;

/** Bytes a process holds in memory; null if it is gone. */
async function residentBytes(pid: number): Promise<number | null> {
  if (process.platform === 'linux') {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const kilobytes = /VmRSS:\s+(\d+) kB/.exec(status)?.[1];
    return kilobytes === undefined ? null : Number(kilobytes) * 1024;
  }
  const kilobytes = Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout);
  return kilobytes > 0 ? kilobytes * 1024 : null;
}

/** Calls `onTooMuch` once as soon as the process holds more. @returns ends the watching, and tells the most that was seen */
export function watchMemory(pid: number, mostBytes: number, onTooMuch: () => void): () => number {
  let [peak, isOver]: [number, boolean] = [0, false];
  const look = async () => {
    if (isOver) return;
    const bytes = await residentBytes(pid);
    peak = Math.max(peak, bytes ?? 0);
    if (isOver || bytes === null) return;
    if (bytes > mostBytes) onTooMuch();
    else setTimeout(look, process.platform === 'linux' ? everyMs : withoutProcMs).unref();
  };
  void look();
  return () => {
    isOver = true;
    return peak;
  };
}
