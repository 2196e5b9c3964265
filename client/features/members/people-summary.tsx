import { Skeleton } from '@mantine/core';
import { organisationRoles } from '#shared/auth/session-user.ts';
import { organisationTexts, companyDashboardTexts as texts } from '#shared/texts/organisations.ts';
import { roleCountName } from '#shared/texts/roles.ts';
import { paths } from '../../app/paths.ts';
import { ErrorState } from '../../components/error-state.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { SummaryPart } from '../../components/summary-part/summary-part.tsx';
import type { Member } from '../../lib/member.ts';
import { type RoleCounts, totalOf, useRoleCounts } from '../../lib/role-counts.ts';
import classes from './people-summary.module.css';

/** How many people there are, by role. */
export function PeopleSummary({ viewer }: { viewer: Member }) {
  const page = useRoleCounts();
  return (
    <SummaryPart
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
    </SummaryPart>
  );
}

function RoleBand({ counts }: { counts: RoleCounts }) {
  return (
    <div className={`${classes.people} ${look('middle', 'stack', 'surface', 'line', 'fit')}`}>
      <p className={look('heading', 'step3', 'numbers')}>{texts.members(totalOf(counts))}</p>
      <dl className={`${classes.roles} ${look('stack', 'rows12', 'cols24')}`}>
        {organisationRoles
          .filter((role) => counts[role] > 0)
          .map((role) => (
            <div key={role}>
              <dt>{roleCountName(role, counts[role])}</dt>
              <dd>{counts[role].toLocaleString('de-DE')}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}

/** Says nothing itself: that the page is loading is said once, by its first part. */
function PeopleSkeleton() {
  return (
    <div className={`${classes.people} ${look('middle', 'stack', 'surface', 'line', 'fit')}`}>
      <Skeleton className={look('heading', 'step3', 'numbers')} height="1em" width="6em" my="0.275em" />
      <div className={`${classes.roles} ${look('stack', 'rows12', 'cols24')}`}>
        {organisationRoles.map((role) => (
          <div key={role}>
            <Skeleton height={14} width="70%" my={5} />
            <Skeleton height={16} width="1.5ch" my={4} />
          </div>
        ))}
      </div>
    </div>
  );
}
