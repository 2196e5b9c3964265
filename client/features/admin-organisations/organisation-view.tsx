import { useParams } from 'react-router-dom';
import type { AdminOrganisation } from '#shared/admin/organisations.ts';
import { compactSizeText } from '#shared/assets/kinds.ts';
import { adminOrganisationsTexts, adminOrganisationTexts as texts } from '#shared/texts/admin/organisations.ts';
import {
  AdminDetail,
  DefinitionGrid,
  DetailLinks,
  DetailSection,
  LoadedDetail,
} from '../../components/admin-detail/admin-detail.tsx';
import { OrganisationState } from '../../components/admin-list/state-badges.tsx';
import { DecisionList } from '../../components/take-down/decision-list.tsx';
import { formatDate } from '../../lib/dates.ts';
import { dropOnUnmount } from '../../lib/errors.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { OrganisationActions } from './organisation-actions.tsx';
import { OrganisationMembers } from './organisation-members.tsx';
import { VerificationPart } from './verification-part.tsx';

const back = { to: paths.admin.organisations, label: adminOrganisationsTexts.title };

const stateOf = ({ lockedAt, verification }: AdminOrganisation) => ({
  isLocked: lockedAt !== null,
  isNameHeld: verification.heldName !== null,
  isVerified: verification.verifiedAt !== null,
});

export function OrganisationView({ organisationId }: { organisationId: string }) {
  const query = trpc.adminOrganisations.organisation.useQuery({ organisationId }, dropOnUnmount);
  return (
    <LoadedDetail query={query} pageTitle={texts.pageTitle} missing={texts.missing} listAt={back.to}>
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
    </LoadedDetail>
  );
}

export default function AdminOrganisationPage() {
  const { id = '' } = useParams();
  return <OrganisationView key={id} organisationId={id} />;
}

function OrganisationLinks({ organisation }: { organisation: AdminOrganisation }) {
  const { organisationId, isPublic, lockedAt, slug } = organisation;
  const query = `?org=${organisationId}`;
  const links = [
    [`${paths.admin.courses}${query}`, texts.toCourses],
    [`${paths.admin.jobs}${query}`, texts.toJobs],
    [`${paths.admin.audit}${query}`, texts.toAudit],
    ...(isPublic && lockedAt === null ? [[paths.companyPage(slug), texts.toPage] as const] : []),
  ] as const;
  return (
    <DetailSection title={texts.links}>
      <DetailLinks links={links} />
    </DetailSection>
  );
}

function OrganisationFacts({ organisation }: { organisation: AdminOrganisation }) {
  const { storage, tokens } = organisation;
  return (
    <DetailSection title={texts.facts}>
      <DefinitionGrid
        facts={[
          [texts.members, adminOrganisationsTexts.number(organisation.members)],
          [texts.courses, texts.courseText(organisation.courses)],
          [texts.jobs, texts.jobText(organisation.jobs)],
          [texts.storage, texts.storageOf(compactSizeText(storage.usedBytes), compactSizeText(storage.allowedBytes))],
          [texts.tokens, texts.tokenText(tokens.used, tokens.allowed)],
          [texts.fourEyes, organisation.needsReview ? texts.isOn : texts.isOff],
          [texts.page, adminOrganisationsTexts.pageOf(organisation)],
          [texts.slug, organisation.slug],
          [texts.created, formatDate(organisation.createdAt)],
        ]}
      />
    </DetailSection>
  );
}
