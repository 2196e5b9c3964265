import { Box } from '@mantine/core';
import { useState } from 'react';
import { isStaff } from '#shared/auth/session-user.ts';
import { may } from '#shared/permissions.ts';
import type { PublicKind } from '#shared/reports/report.ts';
import { reportLinkTexts } from '#shared/texts/moderation/report-link.ts';
import common from '../../components/common.module.css';
import { lazyDialog } from '../../components/lazy-dialog.tsx';
import { useSession } from '../../lib/session.ts';
import { trpc } from '../../trpc.ts';

const ReportDialog = lazyDialog(() => import('./report-dialog.tsx'));

type ReportLinkProps = {
  kind: PublicKind;
  resourceId: string;
  /** Slug of the owning organisation, whose members cannot report. Names are not unique. */
  ownerSlug: string | null;
};

export function ReportLink({ kind, resourceId, ownerSlug }: ReportLinkProps) {
  const session = useSession();
  const [isOpen, setIsOpen] = useState(false);
  const user = session.status === 'signedIn' ? session.user : null;
  const mayBeOwner = ownerSlug !== null && may(user, 'organisation.read') && user?.organisation != null;
  const organisation = trpc.organisations.current.useQuery(undefined, { enabled: mayBeOwner });
  if (session.status === 'loading' || (mayBeOwner && organisation.isPending)) return null;
  if (user !== null && (isStaff(user) || (ownerSlug !== null && organisation.data?.slug === ownerSlug))) return null;
  return (
    <>
      <Box
        component="button"
        c="dimmed"
        fz={14}
        ta="start"
        mih={44}
        className={common.link}
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {reportLinkTexts.report}
      </Box>
      <ReportDialog
        target={{ kind, resourceId }}
        email={user?.email ?? null}
        opened={isOpen}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
