import { Button, FileButton, Stack, Text } from '@mantine/core';
import type { JobImportError, JobImportPlan, JobPlanRow } from '#shared/jobs/import.ts';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import common from '../../../components/common.module.css';
import type { Column } from '../../../components/data-table/data-table.tsx';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { PlanErrors, PlanRows, PlanStatus } from '../../../components/import/plan-report.tsx';

const { columns } = texts;
const rowColumns: ReadonlyArray<Column<JobPlanRow>> = [
  {
    title: columns.line,
    cell: ({ line }) => (
      <Text span c="dimmed">
        {line}
      </Text>
    ),
  },
  { title: columns.key, cell: ({ key }) => key ?? texts.noKey },
  { title: columns.title, isRowHeader: true, cell: ({ title }) => (title === '' ? texts.noTitle : title) },
];
const errorColumns: ReadonlyArray<Column<JobImportError>> = [
  {
    title: texts.errorColumn,
    isSelfEvident: true,
    cell: ({ line, column, message }) => texts.error(line, column, message),
  },
];

type PlanViewProps = {
  filename: string;
  plan: JobImportPlan;
  error: string | null;
  isApplying: boolean;
  onChooseOther: (file: File) => void;
  onApply: () => void;
  onClose: () => void;
};

export function PlanView({ filename, plan, error, isApplying, onChooseOther, onApply, onClose }: PlanViewProps) {
  const { rows, counts, errors, isApplicable } = plan;
  const hasNoChanges = isApplicable && counts.new + counts.changed === 0;
  const hiddenErrorCount = plan.errorTotal - errors.length;
  return (
    <Stack gap="lg">
      <PlanStatus>
        <Text fw={600} className={common.anywhere}>
          {texts.planned(filename)}
        </Text>
        <Text c="dimmed" className={common.numbers}>
          {rows.length === 0 ? texts.noRows : `${texts.counts(counts)}.`} {texts.nothingYet}
        </Text>
      </PlanStatus>
      <PlanErrors
        title={texts.errors}
        text={texts.errorsText}
        errors={errors}
        columns={errorColumns}
        keyOf={({ line, column, message }) => `${line} ${column} ${message}`}
        moreText={hiddenErrorCount > 0 ? texts.moreErrors(hiddenErrorCount) : null}
      />
      {hasNoChanges && <p>{texts.nothingToDo}</p>}
      {rows.length > 0 && (
        <PlanRows texts={texts} rows={rows} columns={rowColumns} keyOf={({ line }) => String(line)} />
      )}
      <FormError message={error} />
      <DialogActions onCancel={onClose}>
        <FileButton accept=".csv,text/csv" onChange={(file) => file && onChooseOther(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              {texts.chooseOther}
            </Button>
          )}
        </FileButton>
        {!hasNoChanges && (
          <Button color="coral" disabled={!isApplicable} loading={isApplying} onClick={onApply}>
            {texts.apply}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}
