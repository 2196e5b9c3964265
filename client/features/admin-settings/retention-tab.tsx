import { Alert, NumberInput, Text } from '@mantine/core';
import type { CleanupView } from '#shared/settings/cleanups.ts';
import { defaultSettings, type Retention, type SectionView } from '#shared/settings/schema.ts';
import { retentionTexts as texts } from '#shared/texts/admin/retention.ts';
import { adminSettingsTexts, settingSectionTexts } from '#shared/texts/admin/settings.ts';
import { AdminLoaded } from '../../components/admin-failure.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { SettingsSection } from '../../components/settings-section/settings-section.tsx';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { trpc } from '../../trpc.ts';
import { type CleanupRow, fixedRows, rowOfPeriod } from './cleanup-rows.ts';
import { SectionForm } from './section-form.tsx';
import { WithSettings } from './storage-tab.tsx';
import { useSectionForm } from './use-section-form.ts';

const about = settingSectionTexts.retention;
const periods = Object.keys(about.fields) as Array<keyof Retention>;

export function RetentionTab({ mayChange }: { mayChange: boolean }) {
  const cleanups = trpc.adminSettings.cleanups.useQuery();
  return (
    <WithSettings>
      {({ retention }) => (
        <AdminLoaded query={cleanups} skeleton={<LoadingShape kind="form" />}>
          {(runs) => (
            <>
              <Failures runs={runs} />
              <Periods view={retention} runs={runs} mayChange={mayChange} />
              <SettingsSection title={texts.fixed} text={texts.fixedText} isWide>
                <DataTable
                  label={texts.fixed}
                  columns={fixedColumns}
                  rows={fixedRows(runs)}
                  keyOf={({ label }) => label}
                />
              </SettingsSection>
            </>
          )}
        </AdminLoaded>
      )}
    </WithSettings>
  );
}

function Failures({ runs }: { runs: readonly CleanupView[] }) {
  const rows = [...periods.map((period) => rowOfPeriod(period, runs)), ...fixedRows(runs)];
  const labels = rows.filter(({ failedAt }) => failedAt !== null).map(({ label }) => label);
  if (labels.length === 0) return null;
  return (
    <Alert color="red" mb="lg" title={texts.failedTitle}>
      {texts.failedText(labels.join(', '))}
    </Alert>
  );
}

type PeriodsProps = { view: SectionView<'retention'>; runs: readonly CleanupView[]; mayChange: boolean };

function Periods({ view, runs, mayChange }: PeriodsProps) {
  const { form, ...editing } = useSectionForm<'retention', Record<string, number | string>>(view, {
    section: 'retention',
    toFormValues: (value) => ({ ...value }),
    toInput: (values) => values,
  });
  const hint = (period: keyof Retention) =>
    editing.fixed.includes(period)
      ? adminSettingsTexts.fixed
      : adminSettingsTexts.usual(defaultSettings.retention[period].toLocaleString('de-DE'));
  const columns: ReadonlyArray<Column<keyof Retention>> = [
    { title: texts.what, cell: (period) => about.fields[period], isRowHeader: true },
    {
      title: texts.period,
      cell: (period) => (
        <NumberInput
          aria-label={about.fields[period]}
          description={hint(period)}
          inputWrapperOrder={['input', 'description', 'error']}
          disabled={editing.fixed.includes(period)}
          allowDecimal={false}
          maw={160}
          {...form.getInputProps(period)}
        />
      ),
    },
    ...runColumns.map(({ cell, ...column }) => ({
      ...column,
      cell: (period: keyof Retention) => cell(rowOfPeriod(period, runs)),
    })),
  ];
  return (
    <SectionForm about={about} editing={editing} mayChange={mayChange} isWide>
      <DataTable label={texts.periods} columns={columns} rows={periods} keyOf={(period) => period} />
    </SectionForm>
  );
}

const runColumns: ReadonlyArray<Column<CleanupRow>> = [
  { title: texts.last, cell: (row) => <LastRun row={row} /> },
  { title: texts.removed, cell: removedText },
  { title: texts.next, cell: ({ nextAt }) => (nextAt === null ? '–' : formatDateTime(nextAt)) },
];

const fixedColumns: ReadonlyArray<Column<CleanupRow>> = [
  { title: texts.what, cell: ({ label }) => label, isRowHeader: true },
  { title: texts.rule, cell: ({ rule }) => rule },
  ...runColumns,
];

function LastRun({ row: { ranAt, failedAt } }: { row: CleanupRow }) {
  return (
    <>
      {ranAt === null ? texts.never : formatDateTime(ranAt)}
      {failedAt !== null && (
        <Text fz="sm" c="var(--mantine-color-error)">
          {texts.failed(formatDateTime(failedAt))}
        </Text>
      )}
    </>
  );
}

function removedText({ removed, lastRemoved, removedAt }: CleanupRow): string {
  if (removed > 0) return removed.toLocaleString('de-DE');
  return removedAt === null
    ? texts.none
    : texts.removedEarlier(lastRemoved.toLocaleString('de-DE'), formatDate(removedAt));
}
