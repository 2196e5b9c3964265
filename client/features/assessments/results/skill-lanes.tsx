import { Box, Text } from '@mantine/core';
import type { CSSProperties } from 'react';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { profileTexts, resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import classes from './skill-lanes.module.css';

type SkillLanesProps = {
  skills: readonly RankedSkillView[];
  of: number;
};

/** Bands that overlap stand below each other; nothing else shows the overlap. */
export function SkillLanes({ skills, of }: SkillLanesProps) {
  return (
    <Box maw="56rem">
      <BarKey />
      <ul className={classes.lanes} aria-label={profileTexts.lanes(skills.length, of)}>
        {skills.map((skill, place) => (
          <li key={skill.skillId} className={classes.lane}>
            <Text span fw={600} fz={17} lh={1.3} className={common.anywhere}>
              <HyphenatedText>{skill.name}</HyphenatedText>
            </Text>
            <Text span c="dimmed" fz="sm" className={`${classes.place} ${common.numbers} ${common.oneLine}`}>
              {resultWords.band(skill.low, skill.high)}
            </Text>
            <div className={classes.band} style={{ '--place': place } as CSSProperties}>
              <BandLane band={skill} rankCount={of} />
            </div>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** Above every chart of bands, so that all are read alike. */
export const BarKey = () => (
  <Text mb="md" c="dimmed" fz="sm">
    {profileTexts.key}
  </Text>
);
