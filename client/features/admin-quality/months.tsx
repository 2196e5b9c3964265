import { Box } from '@mantine/core';
import type { MonthFigures } from '#shared/test-quality/state.ts';
import { testQualityTexts as texts } from '#shared/texts/admin/test-quality.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { look } from '../../components/look/look.ts';
import { ShareBar } from './bars.tsx';

/** How many runs ended in each month, as bars with their numbers. */
export function Months({ months }: { months: readonly MonthFigures[] }) {
  const most = Math.max(...months.map(({ runs }) => runs));
  return (
    <DetailSection title={texts.months.title}>
      <Box component="p" mb="lg" className={look('muted', 'reading')}>
        {texts.months.text}
      </Box>
      <DataTable
        label={texts.months.title}
        columns={[
          { title: texts.months.month, cell: ({ month }) => texts.monthName(month) },
          {
            title: texts.runs,
            cell: ({ runs }) => (
              <div className={look('row', 'gap12')}>
                <ShareBar share={runs / most} />
                <span className={look('numbers', 'rigid')}>{texts.count(runs)}</span>
              </div>
            ),
          },
          { title: texts.flagged, cell: ({ flaggedShare }) => texts.percent(flaggedShare) },
        ]}
        rows={months}
        keyOf={({ month }) => month}
      />
    </DetailSection>
  );
}
