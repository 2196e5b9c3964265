import { Box, Button, Checkbox, Stack } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { ImportPlan } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { FindingList } from './finding-list.tsx';
import { PlanCounts } from './plan-counts.tsx';
import { PlanErrors } from './plan-errors.tsx';
import { PlanRows } from './plan-rows.tsx';

const { plan: texts, findings, take } = adminImportTexts;

type PlanViewProps = { plan: ImportPlan; error: string | null; onTake: (acceptWarnings: boolean) => void };

/** What the files would do, before they do anything. */
export function PlanView({ plan, error, onTake }: PlanViewProps) {
  const [isAccepted, setIsAccepted] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: the keyboard goes on here.
  useEffect(() => top.current?.focus(), []);
  const { same, newVersionNumber, isApplicable, needsAcceptance } = plan;
  return (
    <Stack gap="lg">
      <div ref={top} tabIndex={-1} role="status">
        <Box component="h3" mb={6} className={look('heading', 'step1')}>
          {texts.title}
        </Box>
        <p>{conclusionOf(plan)}</p>
        <p className={look('muted')}>{texts.nothingYet}</p>
      </div>
      <PlanErrors plan={plan} />
      <PlanCounts counts={plan.counts} />
      {(plan.findings.length > 0 || isApplicable) && <FindingList list={plan.findings} />}
      <PlanRows rows={plan.rows} hasErrors={plan.errorTotal > 0} />
      {needsAcceptance && (
        <Checkbox
          label={findings.accept}
          checked={isAccepted}
          onChange={(event) => setIsAccepted(event.currentTarget.checked)}
        />
      )}
      <FormError title={take.failed} message={error} />
      {same === null && newVersionNumber !== null && (
        <Box>
          <Button color="coral" disabled={needsAcceptance && !isAccepted} onClick={() => onTake(isAccepted)}>
            {take.run}
          </Button>
        </Box>
      )}
    </Stack>
  );
}

function conclusionOf({ same, newVersionNumber, isApplicable }: ImportPlan): string {
  if (same !== null) return texts.same(same.number, same.status);
  return isApplicable && newVersionNumber !== null ? texts.newVersion(newVersionNumber) : texts.refused;
}
