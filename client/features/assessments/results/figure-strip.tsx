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
  const unknown = (
    <Text span c="dimmed">
      {texts.none}
    </Text>
  );
  const counted = (count: number | null, unitOf: (count: number) => string) =>
    count === null ? unknown : <Measured number={count} unit={unitOf(count)} />;
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
          figure:
            strongestAverage === null ? (
              unknown
            ) : (
              <Measured number={oneDigit.format(strongestAverage)} unit={texts.averageUnit} />
            ),
          note: strongestAverage === null ? texts.averageNone : texts.averageNote,
          to: paths.ownResults,
        },
        {
          label: texts.courses,
          figure: counted(counts.courses.value, texts.coursesUnit),
          note: counts.courses.note,
          to: paths.ownCourses,
        },
        {
          label: texts.jobs,
          figure: counted(counts.jobs.value, texts.jobsUnit),
          note: counts.jobs.note,
          to: paths.discover,
        },
      ]}
    />
  );
}

const Measured = ({ number, unit }: { number: number | string; unit: string }) => (
  <>
    {number}{' '}
    <Text span inherit fz="md">
      {unit}
    </Text>
  </>
);

const oneDigit = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
