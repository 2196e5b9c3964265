import { Text } from '@mantine/core';
import type { Dashboard } from '#shared/assessments/state.ts';
import { locale } from '#shared/product.ts';
import { dashboardTexts } from '#shared/texts/assessments/dashboard.ts';
import { Figures } from '../../../components/figures/figures.tsx';
import { paths } from '../../../lib/paths.ts';
import { tabQuery } from './next-steps-of.ts';

const { figures: texts } = dashboardTexts;

type CountedFigure = { value: number | null; note: string };
export type CountedFigures = { courses: CountedFigure; jobs: CountedFigure };

type FigureStripProps = { dashboard: Dashboard; counts: CountedFigures };

export function FigureStrip({ dashboard, counts }: FigureStripProps) {
  const { testsCompleted, testsAvailable, strongestAverage } = dashboard;
  const average = strongestAverage === null ? null : formatTwoDigits(strongestAverage);
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
          note: completedNote(testsCompleted, testsAvailable),
          to: paths.tests,
        },
        {
          label: texts.average,
          figure: average ?? unknown,
          note: average === null ? texts.averageNone : texts.averageNote,
          to: paths.ownResults,
        },
        {
          label: texts.courses,
          figure: counts.courses.value ?? unknown,
          note: counts.courses.note,
          to: tabQuery('courses'),
        },
        {
          label: texts.jobs,
          figure: counts.jobs.value ?? unknown,
          note: counts.jobs.note,
          to: tabQuery('jobs'),
        },
      ]}
    />
  );
}

function completedNote(completed: number, available: number): string {
  if (completed === 0) return texts.completedNote.none;
  return completed < available ? texts.completedNote.some : texts.completedNote.all;
}

const twoDigits = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const formatTwoDigits = (figure: number): string => twoDigits.format(figure);
