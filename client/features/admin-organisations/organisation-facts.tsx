import type { OrganisationInPortal, OrganisationLock } from '#shared/admin/organisations.ts';
import { roomText } from '#shared/assets/kinds.ts';
import { adminOrganisationsTexts, adminOrganisationTexts as texts } from '#shared/texts/admin-organisations.ts';
import { moderationTexts } from '#shared/texts/moderation.ts';
import { DetailSection, FactGrid } from '../../components/admin-detail/admin-detail.tsx';
import { formatDate, formatDateTime } from '../../lib/dates.ts';

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

/** Why it is locked, and what it says to that. */
export function LockFacts({ lock }: { lock: OrganisationLock }) {
  const { lockedAt, ground, reason, answeredAt } = lock;
  const words = texts.lock;
  const answered = answeredAt === null ? '' : `\n${words.answeredAt(formatDateTime(answeredAt))}`;
  return (
    <DetailSection title={texts.lockTitle}>
      <FactGrid
        facts={[
          [words.since, formatDateTime(lockedAt)],
          [words.ground, ground === null ? '' : moderationTexts.shortGrounds[ground]],
          [words.reason, reason],
          [words.answer, `${texts.answerText(lock)}${answered}`],
        ]}
      />
    </DetailSection>
  );
}
