import { VisuallyHidden } from '@mantine/core';
import type { RankedValue } from '#shared/assessments/state.ts';
import { valueTexts } from '#shared/texts/assessments.ts';
import classes from './top-values.module.css';

const { result: texts } = valueTexts;

/** Equal wins stand on the same rank. */
export function TopValues({ values }: { values: readonly RankedValue[] }) {
  const hasTies = new Set(values.map(({ rank }) => rank)).size < values.length;
  return (
    <>
      <ol className={classes.list}>
        {values.map(({ value, wins, rank }) => (
          <li key={value} className={classes.item}>
            <span className={classes.rank} data-rank={rank}>
              <VisuallyHidden>{texts.rank(rank)}</VisuallyHidden>
              <span aria-hidden="true">{rank}</span>
            </span>
            <span className={classes.value}>{value}</span>
            <span className={classes.points}>{texts.points(wins)}</span>
          </li>
        ))}
      </ol>
      {hasTies && <p className={classes.ties}>{texts.ties}</p>}
    </>
  );
}
