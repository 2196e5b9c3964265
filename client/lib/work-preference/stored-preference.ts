import { type WorkPreference, workPreference } from '#shared/matching/work-preference.ts';
import type { trpc } from '../../trpc.ts';
import { codeOf, isTemporary } from '../errors.ts';
import { readGuestPreference, removeGuestPreference, writeGuestPreference } from './guest-preference.ts';

/** Null if nothing valid is stored. */
export function storedPreference(): WorkPreference | null {
  try {
    return workPreference.safeParse(JSON.parse(readGuestPreference() ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

export const storePreference = (preference: WorkPreference): void => writeGuestPreference(JSON.stringify(preference));

type Utils = ReturnType<typeof trpc.useUtils>;

/** Never rejects: after a network failure, the next page load tries again. */
export async function adoptGuestPreference(utils: Utils): Promise<void> {
  const preference = storedPreference();
  try {
    if (preference !== null) await adopt(utils, preference);
  } catch (error) {
    if (isTemporary(error)) return;
  }
  removeGuestPreference();
  await Promise.all([utils.workPreference.invalidate(), utils.matching.invalidate()]);
}

async function adopt({ client }: Utils, preference: WorkPreference): Promise<void> {
  try {
    await client.workPreference.adopt.mutate(preference);
  } catch (error) {
    if (codeOf(error) !== 'PLACE_UNKNOWN') throw error;
    await client.workPreference.adopt.mutate({ ...preference, place: '' });
  }
}
