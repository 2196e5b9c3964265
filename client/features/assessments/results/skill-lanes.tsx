import { Box, Text, VisuallyHidden } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { type CSSProperties, useId, useState } from 'react';
import type { RankedSkillView } from '#shared/assessments/state.ts';
import { profileTexts, resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { HyphenatedText } from '../../../components/hyphenated-text/hyphenated-text.tsx';
import { BandLane } from '../../../components/range-bars/band-lane.tsx';
import classes from './skill-lanes.module.css';

type SkillLanesProps = {
  skills: readonly RankedSkillView[];
  of: number;
  /** Each row opens its description. Otherwise only the first is described. */
  hasDetails?: boolean;
};

/** Bands that overlap stand below each other; nothing else shows the overlap. */
export function SkillLanes({ skills, of, hasDetails = false }: SkillLanesProps) {
  const Row = hasDetails ? OpeningLane : PlainLane;
  return (
    <>
      <ul aria-label={profileTexts.lanes(skills.length, of)}>
        {skills.map((skill, place) => (
          <Box
            component="li"
            key={skill.skillId}
            className={`${classes.lane} ${common.lineBottom}`}
            style={{ '--place': Math.min(place, 5) } as CSSProperties}
          >
            <Row skill={skill} of={of} isFirst={place === 0} />
          </Box>
        ))}
      </ul>
      <Text mt="sm" c="dimmed" fz="sm">
        {profileTexts.key}
      </Text>
    </>
  );
}

type LaneProps = { skill: RankedSkillView; of: number; isFirst: boolean };

function PlainLane({ skill, of, isFirst }: LaneProps) {
  return (
    <>
      <Text span fw={600} fz={17} lh={1.3} className={common.anywhere}>
        <HyphenatedText>{skill.name}</HyphenatedText>
      </Text>
      <Range skill={skill} of={of} />
      {isFirst && (
        <Text visibleFrom="sm" className={classes.text}>
          {skill.description}
        </Text>
      )}
    </>
  );
}

function OpeningLane({ skill, of, isFirst }: LaneProps) {
  const { name, description, rank, isShared, points, low, high } = skill;
  const [isOpen, setIsOpen] = useState(isFirst);
  const textId = useId();
  return (
    <>
      <Box
        component="button"
        c="inherit"
        fw={600}
        fz={17}
        lh={1.3}
        ta="start"
        className={classes.name}
        type="button"
        aria-expanded={isOpen}
        aria-controls={textId}
        onClick={() => setIsOpen(!isOpen)}
      >
        <HyphenatedText>{name}</HyphenatedText>
        <IconChevronDown color="var(--pg-muted)" className={classes.chevron} size={16} aria-hidden="true" />
      </Box>
      <Range skill={skill} of={of} />
      <div className={classes.text} id={textId} hidden={!isOpen}>
        {description}{' '}
        <Text span c="dimmed" fz="sm">
          {profileTexts.table.measured(resultWords.placeWords({ rank, isShared }), resultWords.points(points))}{' '}
          {profileTexts.table.range(resultWords.band(low, high))}
        </Text>
      </div>
    </>
  );
}

function Range({ skill, of }: Omit<LaneProps, 'isFirst'>) {
  const { low, high } = skill;
  return (
    <>
      <Text span fz={15} lh={1.35} className={classes.range}>
        {resultWords.likely(low, high)}
        <VisuallyHidden> {resultWords.band(low, high)}</VisuallyHidden>
      </Text>
      <div className={classes.band}>
        <BandLane band={skill} rankCount={of} />
      </div>
    </>
  );
}
