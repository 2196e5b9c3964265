import { Prisma } from '#prisma/generated/client.ts';
import { releaseLimits } from '#shared/releases/limits.ts';
import type { FormerCompany } from '#shared/releases/state.ts';
import { type PersonEventDetails, viewKinds } from '#shared/releases/view-log-events.ts';
import { isUnlocked, sqlLiterals } from '../../core/database/fragments.ts';

export type CompanyFacts = {
  companyName: string;
  slug: string | null;
  logo: string | null;
  viewCount: number;
  viewedAt: Date | null;
  viewDetails: PersonEventDetails | null;
  applicationCount: number;
  jobTitles: string[];
  areRefused: boolean;
};

export const companyLogo = Prisma.sql`case when o.is_public and ${isUnlocked('o')} then o.logo end as logo`;

/** Each condition on `person_events e` reads the newest rows through an index, which an `or` would not. */
export const companyViews = (...conditions: readonly Prisma.Sql[]): Prisma.Sql => Prisma.sql`
  select count(*)::int as "viewCount", max(newest.created_at) as "viewedAt",
         (array_agg(newest.details order by newest.created_at desc))[1] as "viewDetails"
    from (${Prisma.join(conditions.map(newestViews), ' union all ')}) newest`;

const newestViews = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  (select e.created_at, e.details from person_events e
    where ${condition} and e.kind in (${sqlLiterals(viewKinds)})
    order by e.created_at desc, e.id desc limit ${releaseLimits.countedViews})`;

/** `condition` on `applications a`. */
export const companyApplications = (condition: Prisma.Sql): Prisma.Sql => Prisma.sql`
  select count(*)::int as "applicationCount",
         coalesce((array_agg(a.job_title order by a.applied_at desc, a.id))[1:${releaseLimits.namedApplications}::int], '{}') as "jobTitles",
         coalesce(bool_and(a.status = 'refused'), false) as "areRefused"
    from applications a
   where ${condition} and a.status <> 'withdrawn'`;

export const presentCompanyFacts = ({
  companyName,
  slug,
  logo,
  viewCount,
  viewedAt,
  viewDetails,
  applicationCount,
  jobTitles,
  areRefused,
}: CompanyFacts): Pick<FormerCompany, 'company' | 'views' | 'applications'> => ({
  company: { name: companyName, slug, logoUrl: logo === null ? null : `/files/${logo}` },
  views: { count: viewCount, lastAt: viewedAt, lastJob: lastJobOf(viewDetails) },
  applications: { count: applicationCount, titles: jobTitles, areRefused },
});

function lastJobOf(details: PersonEventDetails | null): string | null {
  const title = details?.jobs?.at(-1)?.title ?? details?.jobTitle ?? '';
  return title === '' ? null : title;
}
