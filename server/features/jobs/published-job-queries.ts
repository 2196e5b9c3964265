import type { JobDraft } from '#shared/jobs/draft.ts';
import { fieldOf } from '#shared/jobs/guess-field.ts';
import { payOf, payRank, yearlyPay } from '#shared/jobs/pay.ts';
import type { Coordinates } from '#shared/places/distance.ts';
import type { Tx } from '../../core/database/db.ts';

export type PublishableDraft = JobDraft & { employment: NonNullable<JobDraft['employment']>; replyBy: string };

type PublishedJob = {
  jobId: string;
  orgId: string;
  number: number;
  draft: PublishableDraft;
  coordinates: Coordinates | null;
  publishedAt: Date;
  endsAt: Date;
};

const midnight = (day: string): Date => new Date(`${day}T00:00:00.000Z`);

/** Requires the row lock on the job. */
export async function insertPublishedJob(
  tx: Tx,
  { jobId, draft, coordinates, ...online }: PublishedJob,
): Promise<void> {
  const pay = payOf(draft);
  const year = yearlyPay(pay, draft.hoursTo ?? draft.hoursFrom);
  const { title, description, postalCode, town, country, workplace, employment, hoursFrom, hoursTo } = draft;
  const row = {
    ...online,
    ...{ title, description, postalCode, town, country, workplace, employment, hoursFrom, hoursTo },
    orgName: await lockCompanyName(tx, online.orgId),
    latitude: coordinates?.latitude ?? null,
    longitude: coordinates?.longitude ?? null,
    startsOn: draft.startsOn === null ? null : midnight(draft.startsOn),
    replyBy: midnight(draft.replyBy),
    pay,
    payRank: payRank(pay, year.from),
    payYearTo: year.to,
    skillIds: draft.skills.map(({ skillId }) => skillId),
    skillWeights: draft.skills.map(({ weight }) => weight),
    questions: draft.questions,
    field: fieldOf(draft) ?? '',
  };
  const select = { jobId: true };
  await tx.publishedJob.upsert({ where: { jobId }, create: { jobId, ...row }, update: row, select });
}

/** Share lock on the organisation: a concurrent rename then finds the new row and updates it. */
async function lockCompanyName(tx: Tx, orgId: string): Promise<string> {
  const rows = await tx.$queryRaw<{ name: string }[]>`select name from orgs where id = ${orgId}::uuid for share`;
  return rows[0]?.name ?? '';
}

export async function deletePublishedJob(tx: Tx, jobId: string): Promise<void> {
  await tx.publishedJob.deleteMany({ where: { jobId } });
  await tx.hiddenJob.deleteMany({ where: { jobId } });
}

export async function updatePublishedJobEnd(tx: Tx, jobId: string, endsAt: Date): Promise<void> {
  await tx.publishedJob.updateMany({ where: { jobId }, data: { endsAt } });
}

export async function updateCompanyName(tx: Tx, orgId: string, orgName: string): Promise<void> {
  await tx.publishedJob.updateMany({ where: { orgId, orgName: { not: orgName } }, data: { orgName } });
}
