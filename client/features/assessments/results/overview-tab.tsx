import { Box, Stack } from '@mantine/core';
import type { Dashboard } from '#shared/assessments/state.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';
import { type CountedFigures, FigureStrip } from './figure-strip.tsx';
import { NextStepNote } from './next-steps.tsx';
import { nextStepsOf } from './next-steps-of.ts';
import classes from './overview-tab.module.css';
import { QualityNote } from './quality-note.tsx';
import { TopSkills } from './top-skills.tsx';
import { TopValues } from './top-values.tsx';

type StepProps = {
  dashboard: Dashboard;
  isInTalentPool?: boolean;
  /** Something else on the page is more urgent. */
  isQuiet: boolean;
};

type OverviewTabProps = StepProps & { counts: CountedFigures };

export function OverviewTab({ counts, ...step }: OverviewTabProps) {
  const { softskill, values } = step.dashboard;
  return (
    <>
      {softskill !== null && (
        <div className={classes.columns}>
          <TopSkills result={softskill} />
          <Stack gap="xl">
            <FirstStep {...step} />
            {values !== null && <TopValues result={values} />}
          </Stack>
        </div>
      )}
      {softskill !== null && softskill.quality.signals.length > 0 && <QualityNote quality={softskill.quality} />}
      {softskill === null && values !== null && (
        <Box mt="xl">
          <TopValues result={values} />
        </Box>
      )}
      <Box mt="clamp(2rem, 4vw, 3rem)">
        <FigureStrip dashboard={step.dashboard} counts={counts} />
      </Box>
    </>
  );
}

export function FirstStep({ dashboard, isInTalentPool = false, isQuiet }: StepProps) {
  const hasTest = useHasSoftskillTest();
  const [step] = nextStepsOf(dashboard, isInTalentPool, hasTest);
  return step === undefined ? null : <NextStepNote step={step} isQuiet={isQuiet} />;
}
