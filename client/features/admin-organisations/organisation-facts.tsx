import type { OrganisationInPortal } from '#shared/admin/organisations.ts';
import { roomText } from '#shared/assets/kinds.ts';
import { adminOrganisationsTexts, adminOrganisationTexts as texts } from '#shared/texts/admin/organisations.ts';
import { DetailSection, FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import { formatDate } from '../../lib/dates.ts';

/** How much it has and how it works. */
export function OrganisationFacts({ organisation }: { organisation: OrganisationInPortal }) {
  const { storage, tokens } = organisation;
  return (
    <DetailSection title={texts.facts}>
      <FactGrid
        facts={[
          [texts.members, adminOrganisationsTexts.number(organisation.members)],
          [texts.courses, texts.courseText(organisation.courses)],
          [texts.jobs, texts.jobText(organisation.jobs)],
          [texts.storage, texts.storageOf(roomText(storage.usedBytes), roomText(storage.allowedBytes))],
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
