import { Box, Flex, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { type Band, rankCenter, rankSegmentOf } from '#shared/figures/profile.ts';
import { methodTexts } from '#shared/texts/assessments/method.ts';
import { resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../components/common.module.css';
import classes from './band-example.module.css';

const { try: texts } = methodTexts.sure;

const skillCount = 30;
const fixedBand: Band & { name: string } = { name: texts.skills.fixed, rank: 4, low: 2, high: 9 };
const comparedBands: readonly (Band & { name: string })[] = [
  { name: texts.skills.touching, rank: 7, low: 3, high: 14 },
  { name: texts.skills.overlapping, rank: 12, low: 8, high: 19 },
  { name: texts.skills.apart, rank: 23, low: 16, high: 28 },
];

export function BandExample() {
  const [selectedIndex, setSelectedIndex] = useState(0);
  const comparedBand = comparedBands[selectedIndex] ?? fixedBand;
  const overlaps = fixedBand.low <= comparedBand.high && comparedBand.low <= fixedBand.high;
  const verdictText = overlaps ? texts.overlapping : texts.apart;
  return (
    <div className={classes.example}>
      <Title order={3} size="h4" mb="sm" lh="inherit">
        {texts.title}
      </Title>
      <Group gap="0.25rem 1.5rem" align="stretch" component="fieldset" mb="sm">
        <Box component="legend" mb={4} c="dimmed">
          {texts.choose}
        </Box>
        {comparedBands.map(({ name }, index) => (
          <Flex
            component="label"
            key={name}
            gap={10}
            align="center"
            display="inline-flex"
            fw={600}
            mih={44}
            className={classes.option}
          >
            <input
              type="radio"
              name="band-example"
              checked={index === selectedIndex}
              onChange={() => setSelectedIndex(index)}
            />
            {name}
          </Flex>
        ))}
      </Group>
      <Lane band={fixedBand} />
      <Lane band={comparedBand} overlap={overlaps ? { low: fixedBand.low, high: fixedBand.high } : null} />
      <p className={classes.verdict} aria-live="polite">
        {verdictText(fixedBand.name, comparedBand.name)}
      </p>
    </div>
  );
}

type LaneProps = { band: Band & { name: string }; overlap?: Pick<Band, 'low' | 'high'> | null };

function Lane({ band, overlap: overlapBand = null }: LaneProps) {
  const { start, end } = rankSegmentOf(band, skillCount);
  const overlap =
    overlapBand &&
    rankSegmentOf(
      { low: Math.max(band.low, overlapBand.low), high: Math.min(band.high, overlapBand.high) },
      skillCount,
    );
  return (
    <div className={classes.lane}>
      <Group gap="md" wrap="nowrap" align="stretch" justify="space-between" mb={4} fw={600}>
        {band.name}
        <Text span c="dimmed" fw={400} className={common.numbers}>
          {resultWords.band(band.low, band.high)}
        </Text>
      </Group>
      <Box component="svg" display="block" width="100%" height="36" aria-hidden="true">
        <rect fill="var(--pg-sunken)" width="100%" height="36" rx="8" />
        <rect fill="var(--pg-mark-round)" width={`${start}%`} height="36" rx="8" />
        <rect fill="var(--pg-mark-angular)" x={`${start}%`} width={`${end - start}%`} height="36" rx="8" />
        {overlap && (
          <rect
            fill="var(--pg-band-inner)"
            x={`${overlap.start}%`}
            width={`${overlap.end - overlap.start}%`}
            height="36"
            rx="8"
          />
        )}
        <circle
          fill="var(--pg-ink)"
          stroke="var(--pg-surface)"
          strokeWidth={1.5}
          cx={`${rankCenter(band.rank, skillCount)}%`}
          cy="18"
          r="5"
        />
      </Box>
    </div>
  );
}
