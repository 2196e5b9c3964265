import type { ReactNode } from 'react';
import type { DeviatingStatement } from '#shared/test-quality/state.ts';
import { testQualityTexts } from '#shared/texts/admin/test-quality.ts';
import { DetailSection } from '../../components/admin-detail/admin-detail.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { look } from '../../components/look/look.ts';

const { deviating: texts, statement, group, groupNumber, place } = testQualityTexts;

const columns: ReadonlyArray<Column<DeviatingStatement>> = [
  { title: statement, cell: (row) => <StatementName {...row} /> },
  { title: group, cell: ({ groupIndex }) => groupNumber(groupIndex) },
  { title: texts.mean, cell: ({ meanPlace }) => place(meanPlace) },
  { title: texts.mates, cell: ({ matesPlace }) => place(matesPlace) },
  {
    title: texts.distance,
    cell: ({ ahead, isBeyondChance }) => (
      <div className={look('stack')}>
        <span>{texts.ahead(ahead)}</span>
        <span className={look('muted', 'fine')}>{isBeyondChance ? texts.beyondChance : texts.chance}</span>
      </div>
    ),
  },
];

/** What nearly everybody puts first, or last. */
export const Deviating = ({ rows }: { rows: readonly DeviatingStatement[] | null }) => (
  <DetailSection title={texts.title}>
    <p className={look('muted', 'reading')}>{rows === null ? texts.tooFew : texts.text}</p>
    {rows !== null && (
      <DataTable label={texts.title} columns={columns} rows={rows} keyOf={({ statementId }) => String(statementId)} />
    )}
  </DetailSection>
);

type StatementNameProps = { text: string; skill: string; children?: ReactNode };

export const StatementName = ({ text, skill, children }: StatementNameProps) => (
  <div className={look('stack', 'gap4')}>
    <span>{text}</span>
    <span className={look('muted', 'fine')}>{skill}</span>
    {children}
  </div>
);
