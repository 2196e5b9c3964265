import { Box, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { type StrengthGroup, strengthGroups } from '#shared/releases/anonymous.ts';
import { groupWords } from '#shared/texts/candidates/view.ts';
import common from '../common.module.css';
import { Jointed } from '../jointed/jointed.tsx';
import classes from '../range-bars/range-bars.module.css';

type GroupRow = { skillId: number; name: string; group: StrengthGroup | null };

type StrengthGroupsProps<Row> = {
  rows: readonly Row[];
  label: string;
  /** Behind a skill's name: what a job asks of it. */
  note?: (row: Row) => ReactNode;
};

/** Skills without exact places: a lane of three fields, one of them filled, and the words beside it. */
export function StrengthGroups<Row extends GroupRow>({ rows, label, note }: StrengthGroupsProps<Row>) {
  return (
    <ul className={classes.bars} aria-label={label}>
      {rows.map((row) => (
        <li key={row.skillId} className={classes.bar}>
          <Text span fw={600} className={common.anywhere}>
            <Jointed>{row.name}</Jointed>
            {note && <> {note(row)}</>}
          </Text>
          <GroupLane group={row.group} />
          <Text span fz={14} {...(row.group === null && { c: 'dimmed' })}>
            {groupWords(row.group)}
          </Text>
        </li>
      ))}
    </ul>
  );
}

const fields = strengthGroups.toReversed();
const gap = 1;
const width = (100 - 2 * gap) / fields.length;

/** The strongest third at the right, as in the lanes of exact results. Says nothing aloud: the words stand beside it. */
export const GroupLane = ({ group }: { group: StrengthGroup | null }) => (
  <Box component="svg" display="block" width="100%" height="12" aria-hidden="true">
    {fields.map((field, index) => (
      <rect
        key={field}
        fill={field === group ? 'var(--pg-person)' : 'var(--pg-job)'}
        x={`${index * (width + gap)}%`}
        width={`${width}%`}
        height="12"
        rx="3"
      />
    ))}
  </Box>
);
