import type { JobCard, JobCompany } from '#shared/jobs/board.ts';

export const cardColumns = `p.job_id as "jobId", p.title, o.name as "companyName",
  case when o.is_public then o.slug end as "companySlug", case when o.is_public then o.logo end as logo,
  p.postal_code as "postalCode", p.town, p.country, p.workplace, p.employment, p.hours_from as "hoursFrom", p.hours_to as "hoursTo",
  to_char(p.starts_on, 'YYYY-MM-DD') as "startsOn", to_char(p.reply_by, 'YYYY-MM-DD') as "replyBy", p.pay,
  p.skill_ids as "skillIds", p.skill_weights as "skillWeights",
  to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "publishedAt",
  o.verified_at is null as "isUnverified"`;

/**
 * Joins the company of `published_jobs p` per row; with a plain join PostgreSQL may scan all companies for one page.
 */
export const companyJoin = 'cross join lateral (select * from orgs where id = p.org_id offset 0) o';

export type CardRow = Omit<JobCard, 'company' | 'strengths'> & {
  skillIds: number[];
  skillWeights: number[];
  companyName: string;
  companySlug: string | null;
  logo: string | null;
  isUnverified: boolean;
};

export type CardOptions = { isCheckRequired: boolean; skills: ReadonlyMap<number, { name: string }> };

export const presentCard = (row: CardRow, options: CardOptions): JobCard => ({
  ...presentHead(row, options),
  strengths: strengthsOf(row, options),
});

export const presentHead = (row: CardRow, options: Pick<CardOptions, 'isCheckRequired'>) => ({
  jobId: row.jobId,
  title: row.title,
  company: companyOf(row, options),
  postalCode: row.postalCode,
  town: row.town,
  country: row.country,
  workplace: row.workplace,
  employment: row.employment,
  hoursFrom: row.hoursFrom,
  hoursTo: row.hoursTo,
  startsOn: row.startsOn,
  replyBy: row.replyBy,
  pay: row.pay,
  publishedAt: row.publishedAt,
});

const maxStrengths = 3;

const strengthsOf = ({ skillIds, skillWeights }: CardRow, { skills }: CardOptions): string[] =>
  skillIds
    .map((skillId, index) => ({ name: skills.get(skillId)?.name, weight: skillWeights[index] ?? 0 }))
    .toSorted((a, b) => b.weight - a.weight)
    .flatMap(({ name }) => name ?? [])
    .slice(0, maxStrengths);

const companyOf = (
  { companyName, companySlug, logo, isUnverified }: CardRow,
  { isCheckRequired }: Pick<CardOptions, 'isCheckRequired'>,
): JobCompany => ({
  name: companyName,
  slug: companySlug,
  logoUrl: logo === null ? null : `/files/${logo}`,
  isUnverified: isUnverified && isCheckRequired,
});
