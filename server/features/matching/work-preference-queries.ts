import type { Database, Tx } from '../../core/database/db.ts';

export type PreferenceRow = {
  fields: string[];
  place: string;
  latitude: number | null;
  longitude: number | null;
  radiusKm: number;
};

export async function findPreference({ pool }: Database, userId: string): Promise<PreferenceRow | null> {
  const { rows } = await pool.query<PreferenceRow>({
    name: 'work-preference',
    text: `select fields, place, latitude, longitude, radius_km as "radiusKm" from work_preferences where user_id = $1`,
    values: [userId],
  });
  return rows[0] ?? null;
}

type NewPreference = PreferenceRow & { userId: string; updatedAt: Date };

/** Inserts the row if the person has none. */
export async function updatePreference(tx: Tx, { userId, ...row }: NewPreference): Promise<void> {
  const select = { userId: true };
  await tx.workPreference.upsert({ where: { userId }, create: { userId, ...row }, update: row, select });
}

export async function insertPreference(tx: Tx, row: NewPreference): Promise<void> {
  await tx.workPreference.createMany({ data: row, skipDuplicates: true });
}

export async function deletePreference(tx: Tx, userId: string): Promise<void> {
  await tx.workPreference.deleteMany({ where: { userId } });
}
