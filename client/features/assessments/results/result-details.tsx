import { Box } from '@mantine/core';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { interviewsOf, interviewTexts } from '#shared/texts/assessments/interview.ts';
import { profileTexts } from '#shared/texts/assessments/results.ts';
import { Fold, Folds } from '../../../components/fold/fold.tsx';
import { InterviewList } from './interview-list.tsx';
import { QualityFine } from './quality-note.tsx';
import { isCalledLikely, ReadingGuide, TopLanes, topFiveCount } from './result-summary.tsx';
import { TopFive } from './top-five.tsx';

type ResultDetailsProps = {
  result: SoftskillResultView;
  /** False where a list of all skills already describes the first five. */
  hasTopFive?: boolean;
};

export function ResultDetails({ result, hasTopFive = true }: ResultDetailsProps) {
  const { skills, quality } = result;
  const interviews = interviewsOf(skills);
  return (
    <Folds>
      {hasTopFive && (
        <Fold title={profileTexts.allAbout}>
          {!quality.isReliable && (
            <Box mb="lg">
              <TopLanes result={result} />
            </Box>
          )}
          <TopFive skills={skills.slice(0, topFiveCount)} />
        </Fold>
      )}
      {interviews.length > 0 && (
        <Fold title={interviewTexts.title}>
          <InterviewList interviews={interviews} />
        </Fold>
      )}
      <Fold title={profileTexts.reading.title}>
        <ReadingGuide hasLikely={!hasTopFive || isCalledLikely(result)} />
        {quality.signals.length === 0 && <QualityFine />}
      </Fold>
    </Folds>
  );
}
