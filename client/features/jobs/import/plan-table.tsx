import { Box } from '@mantine/core';
import type { JobPlanRow } from '#shared/jobs/import.ts';
import { jobImportTexts as texts } from '#shared/texts/job-import.ts';
import { look } from '../../../components/look/look.ts';
import { StateBadge } from '../../../components/state-badge.tsx';
import { useNarrow } from '../../../lib/use-narrow.ts';

/** As many as a person looks through; the others are counted. */
const shownAtMost = 200;
const longest = 60;

/** Row by row what would become of it. */
export function PlanTable({ rows }: { rows: readonly JobPlanRow[] }) {
  const { columns } = texts;
  const isNarrow = useNarrow();
  const rest = rows.length - shownAtMost;
  return (
    <Box mah="26rem" className={look('scrollY')} tabIndex={0} role="region" aria-label={texts.rows}>
      <table className={look('table', 'rowsNarrow')}>
        <thead>
          <tr>
            <th scope="col">{columns.line}</th>
            <th scope="col">{columns.key}</th>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.status}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, shownAtMost).map((row) => (
            <Row key={row.line} row={row} place={isNarrow ? `${columns.line} ${row.line}` : String(row.line)} />
          ))}
        </tbody>
      </table>
      {rest > 0 && <p className={look('muted')}>{texts.moreRows(rest)}</p>}
    </Box>
  );
}

/** `place`: its line, which without columns has to say what it is. */
function Row({ row: { key, title, status, changes }, place }: { row: JobPlanRow; place: string }) {
  return (
    <tr>
      <td className={look('muted')}>{place}</td>
      <td className={look('anywhere')}>{key ?? texts.noKey}</td>
      <th scope="row" className={look('anywhere', 'strong')}>
        {title === '' ? texts.noTitle : title}
      </th>
      <td className={look('anywhere')}>
        <StateBadge of="importRow" state={status}>
          {texts.rowStates[status]}
        </StateBadge>
        {changes.length > 0 && (
          <Box component="ul" mt={4} className={look('fine', 'muted')}>
            {changes.map(({ field, from, to }) => (
              <li key={field}>{texts.change(field, shown(from), shown(to))}</li>
            ))}
          </Box>
        )}
      </td>
    </tr>
  );
}

function shown(value: string | number | null): string {
  const text = String(value ?? '');
  if (text === '') return texts.emptyValue;
  return text.length > longest ? `${text.slice(0, longest).toWellFormed()} …` : text;
}
