import type { UserDetail } from '#shared/admin/users.ts';
import { adminUserTexts } from '#shared/texts/admin/users.ts';
import { DetailLinks, DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { paths } from '../../lib/paths.ts';

const { links: texts } = adminUserTexts;

export function UserLinks({ user: { userId, organisation } }: { user: UserDetail }) {
  const links = [
    ...(organisation === null
      ? []
      : ([[paths.admin.organisation(organisation.organisationId), texts.organisation]] as const)),
    [`${paths.admin.audit}?actor=${userId}`, texts.acted],
    [`${paths.admin.audit}?resourceType=user&resourceId=${userId}`, texts.happened],
  ] as const;
  return (
    <DetailSection title={texts.title}>
      <DetailLinks links={links} />
    </DetailSection>
  );
}
