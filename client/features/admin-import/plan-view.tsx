import { Box, Button, Checkbox, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { importFileNames } from '#shared/import/files.ts';
import { type ImportPlan, rowKinds } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { DefinitionGrid } from '../../components/admin-detail/admin-detail.tsx';
import type { Column } from '../../components/data-table/data-table.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { PlanErrors, PlanStatus } from '../../components/import/plan-report.tsx';
import { FindingList } from './finding-list.tsx';
import { CataloguePlanRows } from './plan-rows.tsx';

const { plan: texts, findings, take } = adminImportTexts;

const { columns } = texts;
const errorColumns: ReadonlyArray<Column<ImportPlan['errors'][number]>> = [
  { title: columns.file, cell: ({ file }) => importFileNames[file] },
  { title: columns.line, cell: ({ line }) => line },
  { title: columns.column, cell: ({ column }) => column },
  { title: columns.message, cell: ({ message }) => message },
];

type PlanViewProps = { plan: ImportPlan; error: string | null; onImport: (acceptWarnings: boolean) => void };

export function PlanView({ plan, error, onImport }: PlanViewProps) {
  const [isAccepted, setIsAccepted] = useState(false);
  const { same, newVersionNumber, isApplicable, needsAcceptance } = plan;
  const hiddenErrorCount = plan.errorTotal - plan.errors.length;
  return (
    <Stack gap="lg">
      <PlanStatus>
        <Title order={3} size="h4" mb={6} lh="inherit">
          {texts.title}
        </Title>
        <p>{conclusionOf(plan)}</p>
        <Text c="dimmed">{texts.nothingYet}</Text>
      </PlanStatus>
      <PlanErrors
        title={texts.errors(plan.errorTotal)}
        text={texts.errorsText}
        errors={plan.errors}
        columns={errorColumns}
        keyOf={({ file, line, column, kind, message }) => `${file} ${line} ${column} ${kind} ${message}`}
        moreText={hiddenErrorCount > 0 ? texts.moreErrors(hiddenErrorCount) : null}
      />
      <DefinitionGrid
        facts={rowKinds.map((kind) => [texts.kindsMany[kind], texts.countsOf(plan.counts[kind])] as const)}
      />
      {(plan.findings.length > 0 || isApplicable) && <FindingList list={plan.findings} />}
      <CataloguePlanRows rows={plan.rows} hasErrors={plan.errorTotal > 0} />
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
          <Button color="coral" disabled={needsAcceptance && !isAccepted} onClick={() => onImport(isAccepted)}>
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
