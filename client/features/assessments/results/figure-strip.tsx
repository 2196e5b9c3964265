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
  const completed = texts.completedValue(testsCompleted, testsAvailable);
  return (
    <Figures
      variant="cards"
      label={texts.title}
      figures={[
        {
          label: texts.completed,
          figure: completed,
          note: testsCompleted < testsAvailable ? texts.completedNote.some : texts.completedNote.all,
          to: paths.tests,
        },
        {
          label: texts.average,
          figure: strongestAverage === null ? unknown : texts.averageValue(oneDigit.format(strongestAverage)),
          note: strongestAverage === null ? texts.averageNone : texts.averageNote,
          to: paths.ownResults,
        },
        {
          label: texts.courses,
          figure: counts.courses.value ?? unknown,
          note: counts.courses.note,
          to: paths.ownCourses,
        },
        {
          label: texts.jobs,
          figure: counts.jobs.value ?? unknown,
          note: counts.jobs.note,
          to: paths.discover,
        },
      ]}
    />
  );
}

const oneDigit = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
