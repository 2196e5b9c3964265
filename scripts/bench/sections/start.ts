import { setTimeout as pause } from 'node:timers/promises';
import { residentBytes } from '../memory.ts';
import { median, type Section } from '../section.ts';
import { startServer, withDataFolder } from '../server.ts';

const limits = { firstMs: 4_000, warmMs: 1_500, idleMb: 180 };
const settlesMs = 5_000;

export const section: Section = {
  name: 'start',
  title:
    'from the command to the first answer of /healthz, and the memory of the process that nobody asks for anything',
  run: () =>
    withDataFolder(async (dataDir) => {
      const start = async () => {
        const server = await startServer(dataDir);
        await pause(settlesMs);
        const idleMb = residentBytes(server.pid) / 1_024_000;
        await server.stop();
        return { ms: server.startMs, idleMb };
      };
      const first = await start();
      const again = [await start(), await start(), await start()];
      const warmMs = median(again.map(({ ms }) => ms));
      const idleMb = median(again.map((one) => one.idleMb));
      return [
        { label: 'first start (new database, demo content)', ...within(first.ms, limits.firstMs, 'ms') },
        { label: 'warm start, median of 3', ...within(warmMs, limits.warmMs, 'ms') },
        { label: 'idle memory after a first start', value: `${Math.round(first.idleMb)} MB` },
        { label: 'idle memory after a warm start, median of 3', ...within(idleMb, limits.idleMb, 'MB') },
      ];
    }),
};

const within = (value: number, limit: number, unit: string) => ({
  value: `${Math.round(value)} ${unit}`,
  limit: `at most ${limit} ${unit}`,
  ok: value <= limit,
});
