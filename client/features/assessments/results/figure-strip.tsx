import type { ReactNode } from 'react';
import type { Dashboard } from '#shared/assessments/state.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { look } from '../../../components/look/look.ts';
import classes from './figure-strip.module.css';
import { formatTwoDigits } from './numbers.ts';

const { figures: texts } = dashboardTexts;

/** A number that the page has counted elsewhere; null where there is none, and why. */
export type CountedFigure = { value: number | null; note: string };
export type CountedFigures = { courses: CountedFigure; jobs: CountedFigure };

type FigureStripProps = { dashboard: Dashboard; counted: CountedFigures };

/** Four figures; what has not been computed from stored data is a dash with its reason. */
export function FigureStrip({ dashboard, counted }: FigureStripProps) {
  const { testsCompleted, testsAvailable, strongestAverage } = dashboard;
  const average = strongestAverage === null ? null : formatTwoDigits(strongestAverage);
  return (
    <dl className={`${classes.strip} ${look('stack', 'two', 'rows32', 'cols24')}`} aria-label={texts.title}>
      <Figure
        label={texts.completed}
        value={texts.completedValue(testsCompleted, testsAvailable)}
        note={completedNote(testsCompleted, testsAvailable)}
      />
      <Figure label={texts.average} value={average} note={average === null ? texts.averageNone : texts.averageNote} />
      <Figure label={texts.courses} {...counted.courses} />
      <Figure label={texts.jobs} {...counted.jobs} />
    </dl>
  );
}

function completedNote(completed: number, available: number): string {
  if (completed === 0) return texts.completedNote.none;
  return completed < available ? texts.completedNote.some : texts.completedNote.all;
}

function Figure({ label, value, note }: { label: string; value: ReactNode; note: string }) {
  return (
    <div className={classes.figure}>
      <dt className={look('small', 'strong')}>{label}</dt>
      <dd
        className={`${classes.value} ${look('headingTight', 'step4', 'numbers')}`}
        data-none={value === null || undefined}
      >
        {value ?? texts.none}
        <span className={`${classes.note} ${look('block', 'muted', 'fine', 'regular')}`}>{note}</span>
      </dd>
    </div>
  );
}
