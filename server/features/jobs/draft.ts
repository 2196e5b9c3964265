import { isDeepStrictEqual } from 'node:util';
import { type JobDraft, jobLimits } from '#shared/jobs/draft.ts';
import type { Place } from '#shared/places/schema.ts';
import type { Tx } from '../../core/database/db.ts';
import { RuleError } from '../../core/errors.ts';
import { sanitiseAsync } from '../../core/html/sanitise-async.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';
import { findPlace, listTownsOfCode } from '../places/service.ts';
import { countSkills } from './queries.ts';

export const isSameDraft = (one: JobDraft, other: JobDraft): boolean => isDeepStrictEqual(one, other);

/** @throws RuleError TEXT_TOO_COMPLEX for the description, BUSY */
export async function sanitiseDraft({ app, user }: SignedInContext, draft: JobDraft): Promise<JobDraft> {
  const description = await sanitiseAsync(app, draft.description, user.userId).catch((error: unknown) => {
    throw error instanceof RuleError && error.code === 'TEXT_TOO_COMPLEX' ? tooComplexError() : error;
  });
  // The sanitiser adds attributes to links, so the result may exceed the limit of the next save.
  if (description.length > jobLimits.description) throw tooComplexError();
  return { ...draft, description, postalCode: draft.postalCode.trim() };
}

const tooComplexError = () => new RuleError('TEXT_TOO_COMPLEX', { field: 'description' });

type Address = Pick<JobDraft, 'postalCode' | 'town' | 'country'>;

export async function isKnownAddress({ postalCode, town, country }: Address): Promise<boolean> {
  if (postalCode === '') return true;
  if (town === '') return (await listTownsOfCode(postalCode)).some((one) => one.country === country);
  return (await findPlace({ postalCode, town, country })) !== null;
}

const isKnownPlace = async (place: Address): Promise<boolean> =>
  place.town === '' && place.postalCode !== ''
    ? (await listTownsOfCode(place.postalCode)).length > 0
    : isKnownAddress(place);

/** @throws RuleError PLACE_UNKNOWN */
export async function requirePlace({ postalCode, town, country }: Address): Promise<Place | null> {
  if (postalCode === '') return null;
  const place = await findPlace({ postalCode, town, country });
  if (place === null) throw new RuleError('PLACE_UNKNOWN', { field: 'postalCode' });
  return place;
}

/**
 * An unchanged reply date may lie in the past.
 * @throws RuleError PLACE_UNKNOWN, SKILL_UNKNOWN, REPLY_DATE_PAST, each with its field
 */
export async function requireValidDraft(
  tx: Tx,
  draft: JobDraft,
  { before, today }: { before: JobDraft; today: string },
) {
  const { replyBy, skills } = draft;
  if (!(await isKnownPlace(draft))) throw new RuleError('PLACE_UNKNOWN', { field: 'postalCode' });
  if (
    (await countSkills(
      tx,
      skills.map(({ skillId }) => skillId),
    )) !== skills.length
  )
    throw new RuleError('SKILL_UNKNOWN', { field: 'skills' });
  if (replyBy !== null && replyBy !== before.replyBy && replyBy < today)
    throw new RuleError('REPLY_DATE_PAST', { field: 'replyBy' });
}
