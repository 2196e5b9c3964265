import { Box } from '@mantine/core';
import { importFileNames } from '#shared/import/files.ts';
import type { ImportPlan } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin-import.ts';
import { look } from '../../components/look/look.ts';
import { useNarrow } from '../../lib/use-narrow.ts';

const texts = adminImportTexts.plan;

/** Where in which file something is wrong, and what. */
export function PlanErrors({ plan: { errors, errorTotal } }: { plan: Pick<ImportPlan, 'errors' | 'errorTotal'> }) {
  const isNarrow = useNarrow();
  const { columns } = texts;
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
        <table className={look('table', 'rowsNarrow')}>
          <thead>
            <tr>
              <th scope="col">{columns.file}</th>
              <th scope="col">{columns.line}</th>
              <th scope="col">{columns.column}</th>
              <th scope="col">{columns.message}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ file, line, column, kind, message }) => (
              <tr key={`${file} ${line} ${column} ${kind} ${message}`}>
                <td className={look('anywhere')}>{importFileNames[file]}</td>
                <td>{isNarrow ? `${columns.line} ${line}` : line}</td>
                <td>{isNarrow ? `${columns.column} ${column}` : column}</td>
                <td className={look('anywhere')}>{message}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {rest > 0 && <p className={look('muted')}>{texts.moreErrors(rest)}</p>}
      </Box>
    </section>
  );
}
