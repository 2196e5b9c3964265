import type { Row } from '../section.ts';

type Figure = { value: number; limit: number; unit: string };

export const figureRow = (label: string, { value, limit, unit }: Figure): Row => ({
  label,
  value: `${value.toFixed(1)} ${unit}`,
  limit: `at most ${limit} ${unit}`,
  ok: value <= limit,
});

/** The longest hold since the last call. */
export async function blockedMs(baseUrl: string): Promise<number> {
  const text = await (await fetch(`${baseUrl}/metrics`)).text();
  return 1000 * Number(/^event_loop_longest_hold_seconds (\S+)$/m.exec(text)?.[1] ?? Number.NaN);
}
