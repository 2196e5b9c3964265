import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import common from '../common.module.css';
import { HyphenatedText } from '../hyphenated-text/hyphenated-text.tsx';
import classes from './range-bars.module.css';

export type SkillRowsProps<Row> = {
  rows: readonly Row[];
  label: string;
  note?: ((row: Row) => ReactNode) | undefined;
  children: (row: Row) => ReactNode;
};

export function SkillRows<Row extends { skillId: number; name: string }>(props: SkillRowsProps<Row>) {
  const { rows, label, note, children } = props;
  return (
    <ul className={classes.bars} aria-label={label}>
      {rows.map((row) => (
        <li key={row.skillId} className={classes.bar}>
          <Text span fw={600} className={common.anywhere}>
            <HyphenatedText>{row.name}</HyphenatedText>
            {note && <> {note(row)}</>}
          </Text>
          {children(row)}
        </li>
      ))}
    </ul>
  );
}
