import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { UserDetail } from '#shared/admin/users.ts';
import { adminUserTexts } from '#shared/texts/admin-users.ts';
import { paths } from '../../app/paths.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { look } from '../../components/look/look.ts';

const { links: texts } = adminUserTexts;

/** Where more of it stands in the portal. */
export function UserLinks({ user: { userId, organisation } }: { user: UserDetail }) {
  const ways = [
    ...(organisation === null
      ? []
      : ([[paths.admin.organisation(organisation.organisationId), texts.organisation]] as const)),
    [`${paths.admin.audit}?actor=${userId}`, texts.acted],
    [`${paths.admin.audit}?resourceType=user&resourceId=${userId}`, texts.happened],
  ] as const;
  return (
    <DetailSection title={texts.title}>
      <Box component="ul" className={look('stack', 'gap8')}>
        {ways.map(([to, label]) => (
          <li key={to}>
            <Link className={look('ink', 'finger')} to={to}>
              {label}
            </Link>
          </li>
        ))}
      </Box>
    </DetailSection>
  );
}
