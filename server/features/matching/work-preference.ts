import { radii } from '#shared/jobs/board.ts';
import { fieldsAmong } from '#shared/jobs/field-of-work.ts';
import { defaultRadius, type WorkPreference } from '#shared/matching/work-preference.ts';
import type { App } from '../../core/app.ts';
import { inTransaction, type Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { type JobCriteria, noCriteria } from '../job-board/service.ts';
import { centreOf } from '../places/service.ts';
import {
  deletePreference,
  findPreference,
  insertPreference,
  type PreferenceRow,
  updatePreference,
} from './work-preference-queries.ts';

/** Null until the person answers or skips the questions. */
export async function ownPreference({ app, user }: SignedInContext): Promise<WorkPreference | null> {
  const row = await findPreference(app.db, user.userId);
  return row && present(row);
}

const present = ({ fields, place, radiusKm }: PreferenceRow): WorkPreference => ({
  fields: fieldsAmong(fields),
  place,
  radius: radii.find((radius) => radius === radiusKm) ?? defaultRadius,
});

/** Returns the stored preference with the full name of the place. @throws RuleError PLACE_UNKNOWN */
export async function savePreference(ctx: SignedInContext, preference: WorkPreference): Promise<WorkPreference> {
  const row = await rowOf(preference);
  const { userId } = ctx.user;
  await inTransaction(ctx.app.db, (tx) => updatePreference(tx, { userId, ...row, updatedAt: ctx.app.clock.now() }));
  return present(row);
}

/** For a guest's preference at sign-in: the account's own one wins. @throws RuleError PLACE_UNKNOWN */
export async function adoptPreference(ctx: SignedInContext, preference: WorkPreference): Promise<void> {
  const row = await rowOf(preference);
  const { userId } = ctx.user;
  await inTransaction(ctx.app.db, (tx) => insertPreference(tx, { userId, ...row, updatedAt: ctx.app.clock.now() }));
}

async function rowOf({ fields, place, radius }: WorkPreference): Promise<PreferenceRow> {
  const rest = { fields: fieldsAmong(fields), radiusKm: radius };
  if (place === '') return { ...rest, place, latitude: null, longitude: null };
  const centre = await centreOf(place);
  if (centre === null) throw new RuleError('PLACE_UNKNOWN', { field: 'place' });
  return { ...rest, place: centre.label, latitude: centre.latitude, longitude: centre.longitude };
}

/** Jobs near the place, and remote ones. */
export async function preferredJobs({ db }: App, userId: string): Promise<JobCriteria> {
  const row = await findPreference(db, userId);
  return row === null ? noCriteria : asCriteria(row);
}

/** Without the place if it is unknown. */
export async function criteriaOf(preference: WorkPreference | null | undefined): Promise<JobCriteria> {
  if (!preference) return noCriteria;
  const centre = preference.place === '' ? null : await centreOf(preference.place);
  const { fields, radius: radiusKm } = preference;
  return asCriteria({
    ...{ fields, radiusKm, place: centre?.label ?? '' },
    ...{ latitude: centre?.latitude ?? null, longitude: centre?.longitude ?? null },
  });
}

function asCriteria(row: PreferenceRow): JobCriteria {
  const { place: label, latitude, longitude, radiusKm } = row;
  const circle = latitude === null || longitude === null ? null : { label, latitude, longitude, radiusKm };
  return { ...noCriteria, fields: fieldsAmong(row.fields), circle, remote: circle === null ? 'any' : 'also' };
}

/** Call it when an account stops being an applicant's. */
export const removePreference = (tx: Tx, userId: string): Promise<void> => deletePreference(tx, userId);
