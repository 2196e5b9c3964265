import { Box } from '@mantine/core';
import { importFileNames } from '#shared/import/files.ts';
import type { ImportPlan } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { look } from '../../components/look/look.ts';

const texts = adminImportTexts.plan;

const { columns } = texts;
const errorColumns: ReadonlyArray<Column<ImportPlan['errors'][number]>> = [
  { title: columns.file, cell: ({ file }) => importFileNames[file] },
  { title: columns.line, cell: ({ line }) => line },
  { title: columns.column, cell: ({ column }) => column },
  { title: columns.message, cell: ({ message }) => message },
];

/** Where in which file something is wrong, and what. */
export function PlanErrors({ plan: { errors, errorTotal } }: { plan: Pick<ImportPlan, 'errors' | 'errorTotal'> }) {
  if (errorTotal === 0) return null;
  const rest = errorTotal - errors.length;
  return (
    <section aria-label={texts.errors(errorTotal)}>
      <p className={look('strong', 'bad')}>{texts.errors(errorTotal)}</p>
      <p className={look('small')}>{texts.errorsText}</p>
      <Box
        mt="xs"
        mah="22rem"
        className={look('scrollY')}
        tabIndex={0}
        role="region"
        aria-label={texts.errors(errorTotal)}
      >
        <DataTable
          label={texts.errors(errorTotal)}
          columns={errorColumns}
          rows={errors}
          keyOf={({ file, line, column, kind, message }) => `${file} ${line} ${column} ${kind} ${message}`}
        />
        {rest > 0 && <p className={look('muted')}>{texts.moreErrors(rest)}</p>}
      </Box>
    </section>
  );
}
