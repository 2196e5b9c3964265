import { Box } from '@mantine/core';
import type { Dashboard } from '#shared/assessments/state.ts';
import { type CountedFigures, FigureStrip } from './figure-strip.tsx';
import classes from './overview-tab.module.css';
import { TopSkills } from './top-skills.tsx';
import { TopValues } from './top-values.tsx';

type OverviewTabProps = { dashboard: Dashboard; counts: CountedFigures };

/** Null before the first result. */
export function OverviewTab({ dashboard, counts }: OverviewTabProps) {
  const { softskill, values } = dashboard;
  if (softskill === null && values === null) return null;
  return (
    <>
      <div className={classes.columns}>
        {softskill !== null && <TopSkills result={softskill} />}
        {values !== null && <TopValues result={values} />}
      </div>
      <Box mt="clamp(2rem, 4vw, 3rem)">
        <FigureStrip dashboard={dashboard} counts={counts} />
      </Box>
    </>
  );
}
