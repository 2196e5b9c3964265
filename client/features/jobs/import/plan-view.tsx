import { Box, Button, FileButton, Stack } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { JobImportPlan } from '#shared/jobs/import.ts';
import { jobImportTexts as texts } from '#shared/texts/jobs/import.ts';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { look } from '../../../components/look/look.ts';
import { PlanTable } from './plan-table.tsx';

type PlanViewProps = {
  filename: string;
  plan: JobImportPlan;
  /** Why it could not be taken over. */
  error: string | null;
  isApplying: boolean;
  onOther: (file: File) => void;
  onApply: () => void;
  onClose: () => void;
};

/** What the file would do, before it does anything. */
export function PlanView({ filename, plan, error, isApplying, onOther, onApply, onClose }: PlanViewProps) {
  const { rows, counts, errors, isApplicable } = plan;
  const isNothingToDo = isApplicable && counts.new + counts.changed === 0;
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on here.
  useEffect(() => top.current?.focus(), []);
  return (
    <Stack gap="lg">
      <div role="status" ref={top} tabIndex={-1}>
        <p className={look('strong', 'anywhere')}>{texts.planned(filename)}</p>
        <p className={look('muted', 'numbers')}>
          {rows.length === 0 ? texts.noRows : `${texts.counts(counts)}.`} {texts.nothingYet}
        </p>
      </div>
      {errors.length > 0 && <ErrorList plan={plan} />}
      {isNothingToDo && <p>{texts.nothingToDo}</p>}
      {rows.length > 0 && <PlanTable rows={rows} />}
      <FormError message={error} />
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          {texts.cancel}
        </Button>
        <FileButton accept=".csv,text/csv" onChange={(file) => file && onOther(file)}>
          {(props) => (
            <Button variant="default" {...props}>
              {texts.chooseOther}
            </Button>
          )}
        </FileButton>
        {!isNothingToDo && (
          <Button color="coral" disabled={!isApplicable} loading={isApplying} onClick={onApply}>
            {texts.apply}
          </Button>
        )}
      </DialogActions>
    </Stack>
  );
}

/** Where in the file something is wrong, and what. */
function ErrorList({ plan: { errors, errorTotal } }: { plan: JobImportPlan }) {
  const rest = errorTotal - errors.length;
  return (
    <Box component="section" p="md" className={look('sunken', 'fit')} aria-label={texts.errors}>
      <p className={look('strong', 'bad')}>{texts.errors}</p>
      <p className={look('small')}>{texts.errorsText}</p>
      <Box component="ul" mt="xs" mah="14rem" ps="1.25rem" className={look('bulleted', 'scrollY', 'anywhere')}>
        {errors.map(({ line, column, message }) => (
          <li key={`${line} ${column} ${message}`}>{texts.error(line, column, message)}</li>
        ))}
        {rest > 0 && <li>{texts.moreErrors(rest)}</li>}
      </Box>
    </Box>
  );
}
