import { Text } from '@mantine/core';
import type { Dashboard } from '#shared/assessments/state.ts';
import { locale } from '#shared/product.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { Figures } from '../../../components/figures/figures.tsx';
import { paths } from '../../../lib/paths.ts';

const { figures: texts } = dashboardTexts;

type CountedFigure = { value: number | null; note: string };
export type CountedFigures = { courses: CountedFigure; jobs: CountedFigure };

type FigureStripProps = { dashboard: Dashboard; counts: CountedFigures };

export function FigureStrip({ dashboard, counts }: FigureStripProps) {
  const { testsCompleted, testsAvailable, strongestAverage } = dashboard;
  const counted = ({ value, note }: CountedFigure, unitOf: (count: number) => string, to: string) =>
    value === null ? empty(note) : { figure: <Measured number={value} unit={unitOf(value)} />, note, to };
  return (
    <Figures
      variant="cards"
      label={texts.title}
      figures={[
        {
          label: texts.completed,
          figure: <Measured number={testsCompleted} unit={texts.completedUnit(testsAvailable)} />,
          note: testsCompleted < testsAvailable ? texts.completedNote.some : texts.completedNote.all,
          to: paths.tests,
        },
        {
          label: texts.average,
          ...(strongestAverage === null
            ? empty(texts.afterTest)
            : {
                figure: <Measured number={oneDigit.format(strongestAverage)} unit={texts.averageUnit} />,
                note: texts.averageNote,
                to: paths.ownResults,
              }),
        },
        {
          label: texts.courses,
          ...counted(counts.courses, texts.coursesUnit, paths.ownCourses),
        },
        {
          label: texts.jobs,
          ...counted(counts.jobs, texts.jobsUnit, paths.discover),
        },
      ]}
    />
  );
}

/** Names the test that fills the card, and leads to it. */
const empty = (note: string) => ({
  figure: (
    <Text span fz="md" fw={400} c="dimmed">
      {note}
    </Text>
  ),
  to: paths.tests,
});

const Measured = ({ number, unit }: { number: number | string; unit: string }) => (
  <>
    {number}{' '}
    <Text span inherit fz="md">
      {unit}
    </Text>
  </>
);

const oneDigit = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
