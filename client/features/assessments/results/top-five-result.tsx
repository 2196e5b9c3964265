import { Box, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { insightOf } from '#shared/assessments/insight.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { insightText, profileTexts, resultWords } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { ContentSkeleton } from '../../../components/skeleton/content-skeleton.tsx';
import { paths } from '../../../lib/paths.ts';
import { InterviewSection } from './interview-section.tsx';
import { placeholderResult } from './placeholder-results.ts';
import { ProfileFigure } from './profile-figure.tsx';
import { QualityHint, QualityNote } from './quality-note.tsx';
import { TopFive, topFiveCount } from './top-five.tsx';

export function TopFiveResult({ result }: { result: SoftskillResultView }) {
  return (
    <>
      <ResultInsight result={result} />
      <Box my="xl">
        <ProfileFigure skills={result.skills.slice(0, topFiveCount)} of={result.totalSkills} />
        <Text mt="sm" c="dimmed" fz={14}>
          {profileTexts.reading.short}
        </Text>
      </Box>
      <MeaningLine />
      <TopFive result={result} />
      <InterviewSection skills={result.skills} />
      <QualityNote quality={result.quality} />
    </>
  );
}

export function TopFiveSkeleton() {
  return (
    <ContentSkeleton>
      <TopFiveResult result={placeholderResult} />
    </ContentSkeleton>
  );
}

function MeaningLine() {
  return (
    <Box maw="40rem" mb="lg">
      <Text fz={17}>{resultWords.meaning}</Text>
      <MethodLink />
    </Box>
  );
}

export function MethodLink() {
  return (
    <Box
      component={Link}
      display="inline-block"
      c="bright"
      fw={600}
      py="xs"
      className={common.link}
      to={paths.testsMethod}
    >
      {resultWords.aboutTests}
    </Box>
  );
}

export function ResultInsight({ result }: { result: SoftskillResultView }) {
  const insight = insightOf(result);
  return (
    <div>
      {insight && (
        <Text maw="34rem" lh={1.45} fz="lg" fw={500} className={common.anywhere}>
          {insightText(insight, result.totalSkills)}
        </Text>
      )}
      <QualityHint quality={result.quality} />
    </div>
  );
}
