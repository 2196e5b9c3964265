import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { OrganisationInPortal } from '#shared/admin/organisations.ts';
import { may } from '#shared/permissions.ts';
import { adminVerificationTexts as texts } from '#shared/texts/admin/verification.ts';
import { imprintLines } from '#shared/texts/organisations/imprint.ts';
import { DetailSection, FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import { look } from '../../components/look/look.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { type Decision, VerificationDialog } from './verification-dialog.tsx';

/** The organisation's imprint and verification, with the decisions open to staff. */
export function VerificationPart({ organisation }: { organisation: OrganisationInPortal }) {
  const session = useSession();
  const [decision, setDecision] = useState<Decision | null>(null);
  const { verification } = organisation;
  const { imprint, verifiedAt, method, domain, claim, heldName, withdrawnReason } = verification;
  const mayChange = session.status === 'signedIn' && may(session.user, 'admin.change');
  return (
    <DetailSection title={texts.title}>
      <FactGrid
        facts={[
          [
            texts.state,
            verifiedAt === null ? texts.unverified : texts.verified(formatDate(verifiedAt), method, domain),
          ],
          [texts.imprint, imprint === null ? texts.noImprint : imprintLines(imprint).join(', ')],
          [texts.claim, claim === null ? '' : texts.claimOf(claim)],
          [texts.name, heldName === null ? '' : texts.heldName(heldName)],
          [texts.withdrawn, withdrawnReason ?? ''],
        ]}
      />
      <Similar organisation={organisation} />
      {mayChange && (
        <Group gap="sm">
          {decisionsOf(organisation).map((one) => (
            <Button key={one} variant="default" onClick={() => setDecision(one)}>
              {texts.actions[one]}
            </Button>
          ))}
        </Group>
      )}
      <VerificationDialog organisation={organisation} decision={decision} onClose={() => setDecision(null)} />
    </DetailSection>
  );
}

function decisionsOf({ verification }: OrganisationInPortal): Decision[] {
  const { verifiedAt, method, imprint, heldName, claim } = verification;
  return [
    ...(heldName === null ? [] : (['allowName', 'refuseName'] as const)),
    ...(imprint !== null && (verifiedAt === null || method !== 'staff') ? (['verify'] as const) : []),
    ...(verifiedAt === null ? [] : (['withdraw'] as const)),
    ...(claim?.isTaken ? (['allowDomain'] as const) : []),
  ];
}

function Similar({ organisation: { verification } }: { organisation: OrganisationInPortal }) {
  if (verification.similar.length === 0) return null;
  return (
    <Stack gap="xs" mb="lg">
      <p className={look('strong')}>{texts.similar}</p>
      <ul className={look('stack', 'gap8')}>
        {verification.similar.map(({ organisationId, name, isVerified }) => (
          <li key={organisationId}>
            <Link className={look('ink', 'finger')} to={paths.admin.organisation(organisationId)}>
              {name}
            </Link>{' '}
            <span className={look('muted')}>({isVerified ? texts.isVerified : texts.unverified})</span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
