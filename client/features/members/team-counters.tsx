import { teamTexts } from '#shared/texts/members.ts';
import classes from './team.module.css';
import { type RoleCounts, totalOf } from './total.ts';

const { counters: texts } = teamTexts;

export function TeamCounters({ counts }: { counts: RoleCounts }) {
  const figures = [
    { label: texts.total, count: totalOf(counts) },
    { label: texts.owner, count: counts.owner },
    { label: texts.admin, count: counts.admin },
    { label: texts.editor, count: counts.editor },
  ];
  return (
    <dl className={classes['counters']}>
      {figures.map(({ label, count }) => (
        <div key={label} className={classes['counter']}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString('de-DE')}</dd>
        </div>
      ))}
    </dl>
  );
}
