import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import { insightOf } from '#shared/assessments/insight.ts';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { insightWords, profileTexts, resultWords } from '#shared/texts/assessments/results.ts';
import { Ghost } from '../../../components/ghost/ghost.tsx';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';
import { InterviewSection } from './interview-section.tsx';
import { outlinedResult } from './outline.ts';
import { ProfileFigure } from './profile-figure.tsx';
import { QualityHint, QualityNote } from './quality-note.tsx';
import { TopFive, topFiveCount } from './top-five.tsx';
import classes from './top-five-result.module.css';

/** The beginning of a profile: what stands out, the picture of it, each skill in words, and how far it can be trusted. */
export function TopFiveResult({ result }: { result: SoftskillResultView }) {
  return (
    <>
      <ResultInsight result={result} />
      <Box my="xl">
        <ProfileFigure skills={result.skills.slice(0, topFiveCount)} of={result.totalSkills} />
        <Box component="p" mt="sm" className={look('muted', 'fine')}>
          {profileTexts.reading.short}
        </Box>
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
    <Ghost>
      <TopFiveResult result={outlinedResult} />
    </Ghost>
  );
}

function MeaningLine() {
  return (
    <Box maw="40rem" mb="lg">
      <p className={look('large')}>{resultWords.meaning}</p>
      <MethodLink />
    </Box>
  );
}

export function MethodLink() {
  return (
    <Link
      className={`${classes.link} ${look('inlineBlock', 'ink', 'strong', 'thinLine', 'offset25', 'thickens')}`}
      to={paths.testsMethod}
    >
      {resultWords.aboutTests}
    </Link>
  );
}

/** One or two sentences about the figure, with a hint if the run is unreliable. */
export function ResultInsight({ result }: { result: SoftskillResultView }) {
  const insight = insightOf(result);
  return (
    <div>
      {insight && (
        <Box component="p" maw="34rem" lh={1.45} className={look('larger', 'medium', 'anywhere')}>
          {insightWords(insight, result.totalSkills)}
        </Box>
      )}
      <QualityHint quality={result.quality} />
    </div>
  );
}
