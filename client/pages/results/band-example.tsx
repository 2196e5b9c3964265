import { Box, Group } from '@mantine/core';
import { useState } from 'react';
import { type Band, middleOf, stretchOf } from '#shared/figures/profile.ts';
import { methodTexts } from '#shared/texts/assessments/method.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import { look } from '../../components/look/look.ts';
import classes from './band-example.module.css';

const { try: texts } = methodTexts.sure;

const count = 30;
const fixed: Band & { name: string } = { name: texts.skills.fixed, rank: 4, low: 2, high: 9 };
const others: readonly (Band & { name: string })[] = [
  { name: texts.skills.touching, rank: 7, low: 3, high: 14 },
  { name: texts.skills.overlapping, rank: 12, low: 8, high: 19 },
  { name: texts.skills.apart, rank: 23, low: 16, high: 28 },
];

/** Two bands on one lane, and what may be said about them. */
export function BandExample() {
  const [chosen, setChosen] = useState(0);
  const other = others[chosen] ?? fixed;
  const overlaps = fixed.low <= other.high && other.low <= fixed.high;
  const words = overlaps ? texts.overlapping : texts.apart;
  return (
    <div className={classes.example}>
      <Box component="h3" mb="sm" className={look('heading', 'step1')}>
        {texts.title}
      </Box>
      <Group gap="0.25rem 1.5rem" align="stretch" component="fieldset" mb="sm">
        <Box component="legend" mb={4} className={look('muted')}>
          {texts.choose}
        </Box>
        {others.map(({ name }, index) => (
          <label
            key={name}
            className={`${classes.option} ${look('inlineRow', 'strong', 'pointer', 'finger', 'gap10')}`}
          >
            <input type="radio" name="band-example" checked={index === chosen} onChange={() => setChosen(index)} />
            {name}
          </label>
        ))}
      </Group>
      <Lane band={fixed} />
      <Lane band={other} shared={overlaps ? { low: fixed.low, high: fixed.high } : null} />
      <p className={classes.verdict} aria-live="polite">
        {words(fixed.name, other.name)}
      </p>
    </div>
  );
}

type LaneProps = { band: Band & { name: string }; shared?: Pick<Band, 'low' | 'high'> | null };

function Lane({ band, shared = null }: LaneProps) {
  const { start, end } = stretchOf(band, count);
  const common =
    shared && stretchOf({ low: Math.max(band.low, shared.low), high: Math.min(band.high, shared.high) }, count);
  return (
    <div className={classes.lane}>
      <Group gap="md" wrap="nowrap" align="stretch" justify="space-between" mb={4} className={look('strong')}>
        {band.name}
        <span className={look('muted', 'regular', 'numbers')}>{resultWords.band(band.low, band.high)}</span>
      </Group>
      <svg className={look('block')} width="100%" height="36" aria-hidden="true">
        <rect fill="var(--pg-sunken)" width="100%" height="36" rx="8" />
        <rect className={look('fillPerson')} width={`${start}%`} height="36" rx="8" />
        <rect
          fill="var(--pg-band-inner)"
          fillOpacity={0.45}
          x={`${start}%`}
          width={`${end - start}%`}
          height="36"
          rx="8"
        />
        {common && (
          <rect
            fill="var(--pg-band-inner)"
            fillOpacity={0.55}
            x={`${common.start}%`}
            width={`${common.end - common.start}%`}
            height="36"
            rx="8"
          />
        )}
        <circle
          fill="var(--pg-ink)"
          stroke="var(--pg-surface)"
          strokeWidth={1.5}
          cx={`${middleOf(band.rank, count)}%`}
          cy="18"
          r="5"
        />
      </svg>
    </div>
  );
}
