import { withMemoryPeak } from '../memory.ts';
import type { Row } from '../section.ts';
import type { Product } from '../server.ts';

type Figure = { value: number; limit: number; unit: string };

const figureRow = (label: string, { value, limit, unit }: Figure): Row => ({
  label,
  value: `${value.toFixed(1)} ${unit}`,
  limit: `at most ${limit} ${unit}`,
  ok: value <= limit,
});

/** The longest hold since the last call. */
async function blockedMs(baseUrl: string): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  return 1000 * Number(/^event_loop_longest_hold_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}

type Measured = { seconds: number; memoryMb: number; blocked: number };
type Limits = { seconds: number; memoryMb: number; blockedMs: number };

export const rowsOf = (label: string, { seconds, memoryMb, blocked }: Measured, limits: Limits): Row[] => [
  figureRow(`${label}: time`, { value: seconds, limit: limits.seconds, unit: 's' }),
  figureRow(`${label}: memory above the initial value`, { value: memoryMb, limit: limits.memoryMb, unit: 'MB' }),
  figureRow(`${label}: longest hold of the event loop`, { value: blocked, limit: limits.blockedMs, unit: 'ms' }),
];

export async function measured<T>(
  { baseUrl, pid }: Product,
  work: () => Promise<T>,
): Promise<Measured & { result: T }> {
  await blockedMs(baseUrl);
  const { result, bytes, ms } = await withMemoryPeak(pid, work);
  return { seconds: ms / 1000, memoryMb: bytes / 1024 / 1024, blocked: await blockedMs(baseUrl), result };
}
