import { Group, NativeSelect, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { testVariants } from '#shared/assessments/soft-skills/variants.ts';
import type { MonthFigures, QualityFigures, QualityState } from '#shared/test-quality/state.ts';
import { testQualityTexts as texts } from '#shared/texts/admin/test-quality.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { AdminFailure } from '../../components/admin-failure.tsx';
import common from '../../components/common.module.css';
import { DataTable } from '../../components/data-table/data-table.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { Figures } from '../../components/figures/figures.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { formatDate } from '../../lib/dates.ts';
import { useUrlParams } from '../../lib/use-url-query.ts';
import { trpc } from '../../trpc.ts';
import { ShareBar } from './bars.tsx';
import { DeviatingStatements } from './deviating-statements.tsx';
import { Drift } from './drift.tsx';
import { Groups } from './groups.tsx';

export function QualityView() {
  const { params, change } = useUrlParams();
  const variant = testVariants.find((one) => one === params.get('variant')) ?? 'test1';
  const query = trpc.adminQuality.state.useQuery({ variant }, { placeholderData: keepPreviousData });
  return (
    <>
      <NativeSelect
        mb="lg"
        maw="20rem"
        label={texts.variant}
        data={testVariants.map((value) => ({ value, label: texts.variants[value] }))}
        value={variant}
        onChange={({ currentTarget: { value } }) => change({ variant: value === 'test1' ? '' : value })}
      />
      {query.isPending && <LoadingShape kind="table" />}
      {query.data === undefined ? (
        query.isError && <AdminFailure error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <div data-busy={query.isPlaceholderData || undefined}>
          <Quality state={query.data} />
        </div>
      )}
    </>
  );
}

function Quality({ state }: { state: QualityState }) {
  const { number, activatedAt, runs, figures } = state;
  return (
    <>
      <Text mb="lg" c="dimmed" maw="var(--pg-reading)">
        {texts.version(number, activatedAt && formatDate(activatedAt))}
      </Text>
      {figures === null ? (
        <EmptyState title={texts.empty.title} text={texts.empty.text} />
      ) : (
        <RunFigures runs={runs} figures={figures} />
      )}
    </>
  );
}

const RunFigures = ({ runs, figures }: { runs: number; figures: QualityFigures }) => (
  <>
    <Figures
      label={texts.figures}
      figures={[
        { label: texts.runs, figure: texts.count(runs) },
        { label: texts.flagged, figure: texts.percent(figures.flaggedShare) },
        { label: texts.median, figure: texts.seconds(figures.medianSeconds) },
      ]}
    />
    <Months months={figures.months} />
    <DeviatingStatements rows={figures.deviating} />
    <Drift drift={figures.drift} />
    <Groups groups={figures.groups} partTwo={figures.partTwo} />
  </>
);

export default function AdminQualityPage() {
  return (
    <>
      <PageHeader title={texts.title} text={texts.text} />
      <QualityView />
    </>
  );
}

function Months({ months }: { months: readonly MonthFigures[] }) {
  const maxRuns = Math.max(...months.map(({ runs }) => runs));
  return (
    <DetailSection title={texts.months.title}>
      <Text mb="lg" c="dimmed" maw="var(--pg-reading)">
        {texts.months.text}
      </Text>
      <DataTable
        label={texts.months.title}
        columns={[
          { title: texts.months.month, cell: ({ month }) => texts.monthName(month) },
          {
            title: texts.runs,
            cell: ({ runs }) => (
              <Group gap="sm" wrap="nowrap">
                <ShareBar share={runs / maxRuns} />
                <Text span flex="none" className={common.numbers}>
                  {texts.count(runs)}
                </Text>
              </Group>
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
