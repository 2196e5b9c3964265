import { Box, Button, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { CoverageView } from '#shared/ai/state.ts';
import { partText } from '#shared/texts/ai/ai.ts';
import { coverageTexts as texts } from '#shared/texts/ai/results.ts';
import common from '../../../components/common.module.css';
import classes from './coverage.module.css';

export const stateOf = (uses: number): keyof typeof texts.states =>
  uses === 0 ? 'unused' : uses === 1 ? 'once' : 'many';

const batchSize = 200;

type SourceMapProps = { source: CoverageView; onChoose: (part: number) => void };

export function SourceMap({ source: { name, unit, uses, labels }, onChoose }: SourceMapProps) {
  const [onlyUnused, setOnlyUnused] = useState(false);
  const [visibleCount, setVisibleCount] = useState(batchSize);
  const cells = uses.map((count, index) => ({ part: index + 1, count, label: labels[index] ?? '' }));
  const shownCells = onlyUnused ? cells.filter(({ count }) => count === 0) : cells;
  return (
    <>
      <ol className={classes.grid} aria-label={name}>
        {shownCells.slice(0, visibleCount).map(({ part, count, label }) => {
          const words = texts.cell(partText(unit, part), label, texts.uses(count));
          return (
            <li key={part}>
              <Box
                component="button"
                w="100%"
                c="bright"
                bdrs="sm"
                className={`${classes.cell} ${common.numbers}`}
                type="button"
                data-uses={stateOf(count)}
                aria-label={words}
                title={words}
                onClick={() => onChoose(part)}
              >
                {part}
              </Box>
            </li>
          );
        })}
      </ol>
      {shownCells.length === 0 && <Text c="dimmed">{texts.nothingUnused}</Text>}
      {shownCells.length > visibleCount && (
        <Button mt="sm" variant="default" size="sm" onClick={() => setVisibleCount(visibleCount + batchSize)}>
          {texts.more}
        </Button>
      )}
      <Switch
        mt="sm"
        label={texts.onlyUnused}
        checked={onlyUnused}
        onChange={({ currentTarget }) => setOnlyUnused(currentTarget.checked)}
      />
    </>
  );
}
