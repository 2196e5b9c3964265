import { z } from 'zod';
import type { ErrorCode } from '#shared/errors.ts';
import { isErrorCode } from '#shared/texts/errors.ts';
import type { Tx } from '../database/db.ts';

const tokens = z.number().int().min(0).nullable();
const settings = z.object({ monthlyTokens: tokens, installationTokens: tokens.default(null) });
type StoredSettings = z.infer<typeof settings>;

const check = z.object({
  host: z.string(),
  model: z.string(),
  checkedAt: z.coerce.date(),
  isWorking: z.boolean(),
  problem: z.custom<ErrorCode>(isErrorCode).nullable(),
  format: z.enum(['json_schema', 'json_object', 'text']).nullable(),
  tellsUsage: z.boolean(),
  durationMs: z.number(),
});
type StoredCheck = z.infer<typeof check>;

const keys = { settings: 'ai', check: 'ai_check' } as const;

const read = (tx: Tx, key: string) =>
  tx.installationSetting.findUnique({ where: { key }, select: { value: true } }).then((row) => row?.value);

export const readSettings = async (tx: Tx): Promise<StoredSettings> =>
  settings.safeParse(await read(tx, keys.settings)).data ?? { monthlyTokens: null, installationTokens: null };

export const readCheck = async (tx: Tx): Promise<StoredCheck | null> =>
  check.safeParse(await read(tx, keys.check)).data ?? null;

type UpdateStamp = { updatedBy: string | null; updatedAt: Date };

async function write(tx: Tx, key: string, data: UpdateStamp & { value: object }): Promise<void> {
  await tx.installationSetting.upsert({ where: { key }, create: { key, ...data }, update: data });
}

export const writeSettings = (tx: Tx, value: z.input<typeof settings>, by: UpdateStamp): Promise<void> =>
  write(tx, keys.settings, { value, ...by });

export const writeCheck = (tx: Tx, { checkedAt, ...found }: StoredCheck, by: UpdateStamp): Promise<void> =>
  write(tx, keys.check, { value: { ...found, checkedAt: checkedAt.toISOString() }, ...by });

export async function lockSettings(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext('installation_settings'))`;
}
