import type { TestsOverview } from '#shared/assessments/state.ts';
import { testsOverviewTexts as texts } from '#shared/texts/assessments.ts';
import { ProgressBar } from '../taking/progress-bar.tsx';
import classes from './tests-progress.module.css';

const percent = new Intl.NumberFormat('de-DE', { style: 'percent' });

/** 'x von y Tests abgeschlossen' with a percentage: one stretch for each test. */
export function TestsProgress({ overview: { completed, available } }: { overview: TestsOverview }) {
  const label = texts.progress(completed, available);
  const stretches = Array.from({ length: available }, (_, index) => ({ done: index < completed ? 1 : 0, weight: 1 }));
  return (
    <div className={classes.progress}>
      <p className={classes.words}>
        <span>{label}</span>
        <span className={classes.percent}>{percent.format(available === 0 ? 0 : completed / available)}</span>
      </p>
      <ProgressBar value={completed} of={available} label={label} stretches={stretches} />
    </div>
  );
}
