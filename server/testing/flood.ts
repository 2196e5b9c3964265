import { Worker } from 'node:worker_threads';

export type Flood = {
  url: string;
  origin: string;
  headers: Record<string, string>;
  text: string;
  times: number;
  isPing: boolean;
};
type Outcome = { code: number; answers: number };

export async function flood(options: Flood): Promise<Outcome> {
  const worker = new Worker(new URL('./flood-worker.ts', import.meta.url), { workerData: options });
  try {
    return await new Promise<Outcome>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    await worker.terminate();
  }
}
