import type { Dashboard } from '#shared/assessments/state.ts';
import { FigureStrip } from './figure-strip.tsx';
import { NextSteps } from './next-steps.tsx';
import { nextStepsOf } from './next-steps-of.ts';
import classes from './overview-tab.module.css';
import { QualityNote } from './quality-note.tsx';
import { TopSkills } from './top-skills.tsx';
import { TopValues } from './top-values.tsx';

/** Where one stands, and what comes next. */
export function OverviewTab({ dashboard }: { dashboard: Dashboard }) {
  return (
    <>
      {dashboard.softskill && <QualityNote quality={dashboard.softskill.quality} />}
      <FigureStrip dashboard={dashboard} />
      <div className={classes.columns}>
        <TopSkills result={dashboard.softskill} />
        <TopValues result={dashboard.values} />
      </div>
      <NextSteps steps={nextStepsOf(dashboard)} />
    </>
  );
}
