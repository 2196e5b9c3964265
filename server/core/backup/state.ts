import pg from 'pg';
import { z } from 'zod';
import type { App } from '../app.ts';
import type { Tx } from '../database/db.ts';

const settingKey = 'backup_state';

const failures = ['disk', 'other'] as const;

const schema = z.object({
  /** When a running backup was requested. */
  startedAt: z.coerce.date().nullable().default(null),
  last: z
    .object({ name: z.string(), at: z.coerce.date(), bytes: z.number(), isEncrypted: z.boolean() })
    .nullable()
    .default(null),
  failed: z
    .object({ at: z.coerce.date(), failure: z.enum(failures) })
    .nullable()
    .default(null),
});

type BackupState = z.output<typeof schema>;
type WrittenBackup = NonNullable<BackupState['last']>;
export type BackupFailure = (typeof failures)[number];

export async function readBackupState(tx: Tx): Promise<BackupState> {
  const row = await tx.installationSetting.findUnique({ where: { key: settingKey }, select: { value: true } });
  return schema.safeParse(row?.value ?? {}).data ?? schema.parse({});
}

export async function changeBackupState(tx: Tx, change: Partial<BackupState>, now: Date): Promise<void> {
  const value = JSON.parse(JSON.stringify({ ...(await readBackupState(tx)), ...change }));
  await tx.installationSetting.upsert({
    where: { key: settingKey },
    create: { key: settingKey, value, updatedAt: now },
    update: { value, updatedAt: now },
  });
}

const undefinedTable = '42P01';

/** For every program that writes a backup; the earliest databases have no settings. */
export async function recordBackup(client: Pick<pg.Client, 'query'>, last: WrittenBackup): Promise<void> {
  const value = { startedAt: null, last, failed: null };
  await client
    .query(
      `insert into installation_settings (key, value, updated_at) values ($1, $2, $3)
       on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`,
      [settingKey, JSON.stringify(value), last.at],
    )
    .catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError && error.code === undefinedTable)) throw error;
    });
}

/** Seconds since the moment of the last backup, or null without one. */
export async function findBackupAge({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<number | null> {
  const { last } = await readBackupState(db.prisma);
  return last === null ? null : Math.round((clock.now().getTime() - last.at.getTime()) / 1000);
}
