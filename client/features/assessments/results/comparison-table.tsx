import { Box, Button, Text } from '@mantine/core';
import { useState } from 'react';
import type { RankedSkillView, ResultComparison, SkillChange } from '#shared/assessments/state.ts';
import { rankCenter, rankSegmentOf } from '#shared/figures/profile.ts';
import { resultWords, comparisonTexts as texts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import classes from './comparison-table.module.css';

const shownCount = 10;

export function ComparisonTable({ comparison }: { comparison: ResultComparison }) {
  const [showsAll, setShowsAll] = useState(false);
  const shifted = comparison.skills.filter(({ isShifted }) => isShifted);
  const ordered = [...shifted, ...comparison.skills.filter(({ isShifted }) => !isShifted)];
  const shown = showsAll ? ordered : ordered.slice(0, Math.max(shownCount, shifted.length));
  const isOtherVariant = comparison.first.variant !== comparison.second.variant;
  return (
    <>
      <Text maw="40rem" mb="md" fz={17} fw={600} role="status">
        {texts.summary(shifted.length, ordered.length)} {isOtherVariant && texts.otherVariant}
      </Text>
      <Text mb="xs" c="dimmed" fz={14}>
        {texts.key}
      </Text>
      <table className={`${classes.table} ${common.table} ${common.rowsNarrow}`}>
        <thead>
          <tr>
            <th scope="col">{texts.table.skill}</th>
            <th scope="col">{texts.table.before}</th>
            <th scope="col">{texts.table.after}</th>
            <th scope="col">{texts.table.figure}</th>
            <th scope="col">{texts.table.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <ChangeRow key={change.skillId} change={change} of={ordered.length} />
          ))}
        </tbody>
      </table>
      {ordered.length > shown.length || showsAll ? (
        <Button mt={20} variant="default" onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? texts.fewer : texts.all(ordered.length)}
        </Button>
      ) : null}
    </>
  );
}

type ChangeRowProps = { change: SkillChange; of: number };

function ChangeRow({ change, of }: ChangeRowProps) {
  const { name, first, second, isShifted } = change;
  return (
    <tr>
      <th scope="row">
        <HyphenatedText>{name}</HyphenatedText>
      </th>
      <td data-label={texts.table.before}>{resultWords.placeWords(first)}</td>
      <td data-label={texts.table.after}>{resultWords.placeWords(second)}</td>
      <td className={classes.figure}>
        <Shift first={first} second={second} of={of} />
      </td>
      <td className={classes.verdict} data-shifted={isShifted || undefined}>
        {isShifted ? texts.shifted : texts.within}
      </td>
    </tr>
  );
}

function Shift({ first, second, of }: { first: RankedSkillView; second: RankedSkillView; of: number }) {
  const [firstSegment, secondSegment] = [rankSegmentOf(first, of), rankSegmentOf(second, of)];
  const words = `${texts.before}: ${resultWords.band(first.low, first.high)}, ${texts.after}: ${resultWords.band(second.low, second.high)}`;
  return (
    <Box
      component="svg"
      display="block"
      miw={128}
      maw={{ sm: 224 }}
      overflow="visible"
      width="100%"
      height="24"
      role="img"
      aria-label={words}
    >
      <rect fill="var(--pg-line)" y="11.5" width="100%" height="1" />
      <rect
        fill="none"
        stroke="var(--pg-field-line)"
        x={`${firstSegment.start}%`}
        y="1"
        width={`${firstSegment.end - firstSegment.start}%`}
        height="13"
        rx="5"
      />
      <rect
        fill="var(--pg-mark-angular)"
        x={`${secondSegment.start}%`}
        y="10"
        width={`${secondSegment.end - secondSegment.start}%`}
        height="13"
        rx="5"
      />
      <circle fill="var(--pg-surface)" stroke="var(--pg-ink)" cx={`${rankCenter(first.rank, of)}%`} cy="7" r="3.5" />
      <circle fill="var(--pg-ink)" stroke="var(--pg-surface)" cx={`${rankCenter(second.rank, of)}%`} cy="17" r="4" />
    </Box>
  );
}
