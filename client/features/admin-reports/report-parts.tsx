import { Group, Text } from '@mantine/core';
import type { PublicKind } from '#shared/reports/report.ts';
import type { ReportDetail } from '#shared/reports/schema.ts';
import { adminReportsTexts, adminReportTexts as texts } from '#shared/texts/moderation/reports.ts';
import { DefinitionGrid, DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';

export function ReportParts({ report }: { report: ReportDetail }) {
  const { kind, text, reason, fromCompany, answer } = report;
  return (
    <>
      <DefinitionGrid facts={factsOf(report)} />
      <ReportedLinks report={report} />
      {kind === 'message' && (
        <DetailSection title={fromCompany ? texts.message.company : texts.message.person}>
          <QuotedText>{text}</QuotedText>
          <Text mt="sm" c="dimmed">
            {texts.messageNote}
          </Text>
        </DetailSection>
      )}
      <DetailSection title={texts.reason}>
        <QuotedText>{reason}</QuotedText>
      </DetailSection>
      {answer !== '' && (
        <DetailSection title={texts.answer}>
          <QuotedText>{answer}</QuotedText>
        </DetailSection>
      )}
    </>
  );
}

function factsOf(report: ReportDetail): Array<readonly [string, string]> {
  const { kind, category, createdAt, thing, organisation, reporterEmail, handledBy, handledAt } = report;
  return [
    [adminReportsTexts.kind, adminReportsTexts.kinds[kind]],
    [adminReportsTexts.category, adminReportsTexts.categories[category]],
    ...(thing === null ? [] : [[texts.standing, texts.standings[thing.standing]] as const]),
    ...(organisation === null ? [] : [[texts.organisation, organisation.name] as const]),
    [adminReportsTexts.reporter, adminReportsTexts.reporterOf(report)],
    ...(reporterEmail === null ? [] : [[texts.email, reporterEmail] as const]),
    [texts.created, formatDateTime(createdAt)],
    ...(handledBy === null ? [] : [[texts.handledBy, handledBy] as const]),
    ...(handledAt === null ? [] : [[texts.handledAt, formatDateTime(handledAt)] as const]),
  ];
}

const pathOf = {
  course: paths.admin.course,
  job: paths.admin.job,
  organisation: paths.admin.organisation,
} satisfies Record<PublicKind, (id: string) => string>;

function ReportedLinks({ report: { kind, thing, organisation } }: { report: ReportDetail }) {
  const hasThing = kind !== 'message' && thing !== null && thing.standing !== 'gone';
  const hasOrganisation = organisation !== null && kind !== 'organisation';
  if (!hasThing && !hasOrganisation) return null;
  return (
    <Group gap="sm" mb="2.5rem">
      {hasThing && <LinkButton to={pathOf[kind](thing.resourceId)}>{texts.open[kind]}</LinkButton>}
      {hasOrganisation && (
        <LinkButton to={paths.admin.organisation(organisation.organisationId)}>{texts.open.organisation}</LinkButton>
      )}
    </Group>
  );
}

const QuotedText = ({ children }: { children: string }) => (
  <Text
    maw="44rem"
    px="md"
    py="sm"
    lh={1.6}
    bg="var(--pg-sunken)"
    bdrs="md"
    className={`${common.preLine} ${common.anywhere}`}
  >
    {children}
  </Text>
);
