import { Title } from '@mantine/core';
import { useId } from 'react';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { profileTexts as texts } from '#shared/texts/assessments/results.ts';
import { ResultDetails } from './result-details.tsx';
import { ResultSentence } from './result-summary.tsx';
import { SkillTable } from './skill-table.tsx';

/** A result of one's own: the sentence, five skills and all on request; everything else is folded. */
export function ProfileSection({ result }: { result: SoftskillResultView }) {
  const titleId = useId();
  return (
    <>
      <section aria-labelledby={titleId}>
        <Title order={2} mb="sm" lts="-0.02em" id={titleId}>
          {texts.title}
        </Title>
        <ResultSentence result={result} />
        <SkillTable skills={result.skills} />
      </section>
      <ResultDetails result={result} hasTopFive={false} />
    </>
  );
}
