import { Box, Group, Text } from '@mantine/core';
import { Fragment } from 'react';
import common from '../common.module.css';
import { HyphenatedText } from '../hyphenated-text/hyphenated-text.tsx';
import { ContourShapes } from './contour-shapes.tsx';

type ShapeRow = Record<'key' | 'name' | 'figure', string> &
  Record<'depth' | 'height', number> & { note?: string; isStrong: boolean };

type ShapeRowsProps = {
  label: string;
  rows: readonly ShapeRow[];
  /** The height of a row with height 1, in rem. */
  unit: number;
  columns: string;
  person: 'left' | 'right';
};

export function ShapeRows({ label, rows, unit, columns, person }: ShapeRowsProps) {
  const tracks = rows.map(({ height }) => `${height * unit}rem`).join(' ');
  const style = { columnGap: '1rem', gridTemplate: `${tracks} / ${columns} fit-content(5rem)` };
  return (
    <Box display="grid" style={style} role="img" aria-label={label}>
      {rows.map(({ key, name, note, isStrong, figure }, index) => (
        <Fragment key={key}>
          <Group
            lh={1.2}
            gap={0}
            wrap="nowrap"
            fz="sm"
            {...(isStrong ? { fw: 600 } : { c: 'dimmed' })}
            style={{ gridArea: `${index + 1} / 1` }}
          >
            <span className={common.anywhere}>
              <HyphenatedText>{name}</HyphenatedText>
              {note && (
                <Text span display="block" c="dimmed" fz={13} fw={400}>
                  {note}
                </Text>
              )}
            </span>
          </Group>
          <Group
            gap={0}
            wrap="nowrap"
            fz={14}
            lh={1.25}
            c="dimmed"
            className={common.numbers}
            style={{ gridArea: `${index + 1} / 3` }}
          >
            {figure}
          </Group>
        </Fragment>
      ))}
      <Box style={{ gridArea: `1 / 2 / span ${rows.length}` }}>
        <ContourShapes
          className={common.fullHigh}
          depths={rows.map(({ depth }) => depth)}
          heights={rows.map(({ height }) => height)}
          person={person}
          isFigure
        />
      </Box>
    </Box>
  );
}
