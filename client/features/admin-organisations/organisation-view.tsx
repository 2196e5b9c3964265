import type { OrganisationInPortal } from '#shared/admin/organisations.ts';
import { adminOrganisationsTexts, adminOrganisationTexts as texts } from '#shared/texts/admin/organisations.ts';
import { AdminDetail, DetailOf } from '../../components/admin-detail/admin-detail.tsx';
import { OrganisationState } from '../../components/admin-list/state-badges.tsx';
import { DecisionList } from '../../components/take-down/decision-list.tsx';
import { paths } from '../../lib/paths.ts';
import { forgotten } from '../../lib/refused.ts';
import { trpc } from '../../trpc.ts';
import { OrganisationActions } from './organisation-actions.tsx';
import { OrganisationFacts } from './organisation-facts.tsx';
import { OrganisationLinks } from './organisation-links.tsx';
import { OrganisationMembers } from './organisation-members.tsx';
import { VerificationPart } from './verification-part.tsx';

const back = { to: paths.admin.organisations, label: adminOrganisationsTexts.title };

const stateOf = ({ lockedAt, verification }: OrganisationInPortal) => ({
  isLocked: lockedAt !== null,
  isNameHeld: verification.heldName !== null,
  isVerified: verification.verifiedAt !== null,
});

/** One organisation as staff sees it. */
export function OrganisationView({ organisationId }: { organisationId: string }) {
  const query = trpc.adminOrganisations.organisation.useQuery({ organisationId }, forgotten);
  return (
    <DetailOf query={query} pageTitle={texts.pageTitle} missing={texts.missing} listAt={back.to}>
      {(organisation) => (
        <AdminDetail
          back={back}
          title={organisation.name}
          state={<OrganisationState state={stateOf(organisation)} />}
          actions={<OrganisationActions organisation={organisation} />}
        >
          <OrganisationFacts organisation={organisation} />
          <VerificationPart organisation={organisation} />
          <OrganisationMembers organisationId={organisationId} />
          <DecisionList decisions={organisation.decisions} />
          <OrganisationLinks organisation={organisation} />
        </AdminDetail>
      )}
    </DetailOf>
  );
}
