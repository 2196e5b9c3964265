import { Box, Text, Title } from '@mantine/core';
import { useId } from 'react';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { resultWords, profileTexts as texts } from '#shared/texts/assessments/results.ts';
import { InterviewSection } from './interview-section.tsx';
import { ProfileFigure } from './profile-figure.tsx';
import classes from './profile-section.module.css';
import { QualityNote } from './quality-note.tsx';
import { ReadingGuide } from './reading-guide.tsx';
import { SkillTable } from './skill-table.tsx';
import { MethodLink, ResultInsight } from './top-five-result.tsx';

export function ProfileSection({ result }: { result: SoftskillResultView }) {
  const [titleId, tableId] = [useId(), useId()];
  const { skills } = result;
  return (
    <>
      <section className={classes.profile} aria-labelledby={titleId}>
        <div>
          <Title order={2} mb="sm" lts="-0.02em" id={titleId}>
            {texts.title}
          </Title>
          <ResultInsight result={result} />
        </div>
        <div className={classes.figure}>
          <ProfileFigure skills={skills} of={result.totalSkills} />
        </div>
        <div>
          <ReadingGuide />
          <Text maw="34rem" mb="sm" fw={500}>
            {resultWords.meaning}
          </Text>
          <MethodLink />
        </div>
      </section>
      <Box component="section" mt="clamp(3rem, 7vw, 5rem)" maw="var(--pg-reading)" aria-labelledby={tableId}>
        <Title order={2} lts="-0.02em" id={tableId}>
          {texts.tableOf(skills.length)}
        </Title>
        <Text mt="sm" c="dimmed">
          {resultWords.placesAndPoints}
          {skills.some(({ isShared }) => isShared) && ` ${resultWords.equalStrength}`}
        </Text>
        <SkillTable skills={skills} />
      </Box>
      <Box maw="var(--pg-reading)">
        <InterviewSection skills={skills} />
      </Box>
      <QualityNote quality={result.quality} />
    </>
  );
}
