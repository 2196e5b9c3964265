import { median, type Section } from '../section.ts';
import { startServer, withDataFolder } from '../server.ts';

const limitMs = 5_000;

export const section: Section = {
  name: 'start',
  title: 'from the command to the first answer of /healthz',
  run: () =>
    withDataFolder(async (dataDir) => {
      const start = async () => {
        const server = await startServer(dataDir);
        await server.stop();
        return server.startMs;
      };
      const first = await start();
      const warm = [await start(), await start(), await start()];
      const ms = (value: number) => `${Math.round(value)} ms`;
      return [
        { label: 'first start (new database)', value: ms(first) },
        { label: 'warm start, median of 3', value: ms(median(warm)), limit: ms(limitMs), ok: median(warm) < limitMs },
      ];
    }),
};
