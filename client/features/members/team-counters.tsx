import { teamTexts as texts } from '#shared/texts/members/members.ts';
import { roleCountName } from '#shared/texts/members/roles.ts';
import { Figures } from '../../components/figures/figures.tsx';
import { type RoleCounts, totalOf } from '../../lib/role-counts.ts';

const countedRoles = ['owner', 'admin', 'editor'] as const;

export function TeamCounters({ counts }: { counts: RoleCounts }) {
  const total = totalOf(counts);
  const figures = [
    { label: texts.total(total), figure: total.toLocaleString('de-DE') },
    ...countedRoles.map((role) => ({
      label: roleCountName(role, counts[role]),
      figure: counts[role].toLocaleString('de-DE'),
    })),
  ];
  return <Figures figures={figures} />;
}
