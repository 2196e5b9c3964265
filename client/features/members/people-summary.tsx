import { Skeleton, Text } from '@mantine/core';
import { organisationRoles } from '#shared/auth/session-user.ts';
import { roleCountName } from '#shared/texts/members/roles.ts';
import { organisationTexts, companyDashboardTexts as texts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';
import { ErrorState } from '../../components/error-state.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { OverviewSection } from '../../components/overview-section/overview-section.tsx';
import { type Member, type RoleCounts, totalMembers, useRoleCounts } from '../../lib/member.ts';
import { paths } from '../../lib/paths.ts';

export function PeopleSummary({ viewer }: { viewer: Member }) {
  const page = useRoleCounts();
  return (
    <OverviewSection
      title={texts.people}
      action={
        <LinkButton to={paths.company.members}>{viewer.canManage ? texts.toMembers : texts.seeMembers}</LinkButton>
      }
    >
      {page.isPending && <PeopleSkeleton />}
      {page.isError && page.data === undefined && (
        <ErrorState title={organisationTexts.loadFailed} onRetry={() => void page.refetch()} />
      )}
      {page.data !== undefined && <RoleBand counts={page.data.counts} />}
    </OverviewSection>
  );
}

const RoleBand = ({ counts }: { counts: RoleCounts }) => (
  <>
    <Text mb="md" ff="heading" fw={650} fz="h4" className={common.numbers}>
      {texts.members(totalMembers(counts))}
    </Text>
    <Figures
      figures={organisationRoles
        .filter((role) => counts[role] > 0)
        .map((role) => ({ label: roleCountName(role, counts[role]), figure: counts[role].toLocaleString('de-DE') }))}
    />
  </>
);

const PeopleSkeleton = () => (
  <>
    <Skeleton height={28} width="8em" mb="md" />
    <Skeleton height={94} mb="xl" />
  </>
);
