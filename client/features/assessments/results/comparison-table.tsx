import { Box, Button } from '@mantine/core';
import { useState } from 'react';
import type { RankedSkill, ResultComparison, SkillChange } from '#shared/assessments/state.ts';
import { stretchOf } from '#shared/figures/profile.ts';
import { resultWords, comparisonTexts as texts } from '#shared/texts/results.ts';
import { Jointed } from '../../../components/jointed/jointed.tsx';
import { look } from '../../../components/look/look.ts';
import classes from './comparison-table.module.css';

/** How many rows are shown before 'all': the shifted ones always. */
const shownCount = 10;

export function ComparisonTable({ comparison }: { comparison: ResultComparison }) {
  const [isWhole, setIsWhole] = useState(false);
  const shifted = comparison.skills.filter(({ bandsOverlap }) => !bandsOverlap);
  const ordered = [...shifted, ...comparison.skills.filter(({ bandsOverlap }) => bandsOverlap)];
  const shown = isWhole ? ordered : ordered.slice(0, Math.max(shownCount, shifted.length));
  const isOtherVariant = comparison.first.variant !== comparison.second.variant;
  return (
    <>
      <Box component="p" maw="40rem" mb="md" className={look('large', 'strong')} role="status">
        {texts.summary(shifted.length, ordered.length)} {isOtherVariant && texts.otherVariant}
      </Box>
      <table className={`${classes.table} ${look('table')}`}>
        <thead>
          <tr>
            <th scope="col">{texts.table.skill}</th>
            <th scope="col">{texts.table.before}</th>
            <th scope="col">{texts.table.after}</th>
            <th className={classes.wide} scope="col">
              {texts.table.figure}
            </th>
            <th scope="col">{texts.table.verdict}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((change) => (
            <ChangeRow key={change.skillId} change={change} of={ordered.length} />
          ))}
        </tbody>
      </table>
      {ordered.length > shown.length || isWhole ? (
        <Button mt={20} variant="default" onClick={() => setIsWhole(!isWhole)}>
          {isWhole ? texts.fewer : texts.all(ordered.length)}
        </Button>
      ) : null}
    </>
  );
}

function ChangeRow({ change, of }: { change: SkillChange; of: number }) {
  const { name, first, second, bandsOverlap } = change;
  return (
    <tr>
      <th scope="row">
        <Jointed>{name}</Jointed>
      </th>
      <td data-label={texts.table.before}>{resultWords.place(first.rank)}</td>
      <td data-label={texts.table.after}>{resultWords.place(second.rank)}</td>
      <td className={classes.wide}>
        <Shift first={first} second={second} of={of} />
      </td>
      <td className={classes.verdict} data-shifted={!bandsOverlap || undefined}>
        {bandsOverlap ? texts.within : texts.shifted}
      </td>
    </tr>
  );
}

/** Both bands on one lane: then as an outline above, now filled below. */
function Shift({ first, second, of }: { first: RankedSkill; second: RankedSkill; of: number }) {
  const [then, now] = [stretchOf(first, of), stretchOf(second, of)];
  const words = `${texts.before}: ${resultWords.band(first.low, first.high)}, ${texts.after}: ${resultWords.band(second.low, second.high)}`;
  return (
    <svg className={`${classes.shift} ${look('block', 'full')}`} viewBox="0 0 100 18" role="img" aria-label={words}>
      <rect fill="var(--pg-line)" y="8.5" width="100" height="1" />
      <rect
        fill="none"
        stroke="var(--pg-field-line)"
        x={then.start + 0.5}
        y="2"
        width={then.end - then.start - 1}
        height="9"
        rx="3"
      />
      <rect
        fill="var(--pg-band-inner)"
        fillOpacity={0.75}
        x={now.start}
        y="7"
        width={now.end - now.start}
        height="9"
        rx="3"
      />
    </svg>
  );
}
