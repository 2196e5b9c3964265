import { teamTexts as texts } from '#shared/texts/members.ts';
import { roleCountName } from '#shared/texts/roles.ts';
import { look } from '../../components/look/look.ts';
import { type RoleCounts, totalOf } from '../../lib/role-counts.ts';
import classes from './team.module.css';

const countedRoles = ['owner', 'admin', 'editor'] as const;

export function TeamCounters({ counts }: { counts: RoleCounts }) {
  const total = totalOf(counts);
  const figures = [
    { key: 'total', label: texts.total(total), count: total },
    ...countedRoles.map((role) => ({ key: role, label: roleCountName(role, counts[role]), count: counts[role] })),
  ];
  return (
    <dl className={`${classes.counters} ${look('stack', 'cols32', 'rows16')}`}>
      {figures.map(({ key, label, count }) => (
        <div key={key} className={classes.counter}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('de-DE')}</dd>
        </div>
      ))}
    </dl>
  );
}
