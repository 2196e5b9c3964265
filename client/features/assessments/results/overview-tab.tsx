import type { Dashboard } from '#shared/assessments/state.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';
import { type CountedFigures, FigureStrip } from './figure-strip.tsx';
import { NextStepNote } from './next-steps.tsx';
import { nextStepsOf } from './next-steps-of.ts';
import classes from './overview-tab.module.css';
import { QualityNote } from './quality-note.tsx';
import { TopSkills } from './top-skills.tsx';
import { TopValues } from './top-values.tsx';

type OverviewTabProps = {
  dashboard: Dashboard;
  counts: CountedFigures;
  isInTalentPool: boolean;
};

export function OverviewTab({ dashboard, counts, isInTalentPool }: OverviewTabProps) {
  const { softskill, values } = dashboard;
  const hasTest = useHasSoftskillTest();
  const [step] = nextStepsOf(dashboard, isInTalentPool, hasTest);
  const next = step && <NextStepNote step={step} />;
  const isNew = softskill === null;
  return (
    <>
      {isNew && next}
      <div className={classes.columns}>
        <TopSkills result={softskill} />
        <TopValues result={values} />
      </div>
      {softskill !== null && softskill.quality.signals.length > 0 && <QualityNote quality={softskill.quality} />}
      {!isNew && next}
      <FigureStrip dashboard={dashboard} counts={counts} />
    </>
  );
}
