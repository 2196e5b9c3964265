import { Box } from '@mantine/core';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { profileTexts } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { InterviewSection } from './interview-section.tsx';
import { MeaningLine } from './meaning-line.tsx';
import { ProfileFigure } from './profile-figure.tsx';
import { QualityNote } from './quality-note.tsx';
import { ResultInsight } from './result-insight.tsx';
import { TopFive, topFiveCount } from './top-five.tsx';

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
