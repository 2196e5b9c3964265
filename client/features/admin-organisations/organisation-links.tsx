import type { OrganisationInPortal } from '#shared/admin/organisations.ts';
import { adminOrganisationTexts as texts } from '#shared/texts/admin/organisations.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { DetailLinks } from '../../components/admin-detail/detail-links.tsx';
import { paths } from '../../lib/paths.ts';

/** Where more of it stands in the portal, and the page that everybody sees. */
export function OrganisationLinks({ organisation }: { organisation: OrganisationInPortal }) {
  const { organisationId, isPublic, lockedAt, slug } = organisation;
  const query = `?org=${organisationId}`;
  const ways = [
    [`${paths.admin.courses}${query}`, texts.toCourses],
    [`${paths.admin.jobs}${query}`, texts.toJobs],
    [`${paths.admin.audit}${query}`, texts.toAudit],
    ...(isPublic && lockedAt === null ? [[paths.companyPage(slug), texts.toPage] as const] : []),
  ] as const;
  return (
    <DetailSection title={texts.links}>
      <DetailLinks links={ways} />
    </DetailSection>
  );
}
