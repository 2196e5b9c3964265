import { Box } from '@mantine/core';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { profileTexts as texts } from '#shared/texts/assessments/results.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { ResultDetails } from './result-details.tsx';
import { ResultSentence } from './result-summary.tsx';
import { SkillTable } from './skill-table.tsx';

/** A result of one's own: the sentence, five skills and all on request; everything else is folded. */
export function ProfileSection({ result }: { result: SoftskillResultView }) {
  return (
    <>
      <section aria-label={texts.title}>
        <ResultSentence result={result} />
        <Box my="md">
          <LinkButton to={paths.discover} kind="action">
            {texts.toJobs}
          </LinkButton>
        </Box>
        <SkillTable skills={result.skills} />
      </section>
      <ResultDetails result={result} hasTopFive={false} />
    </>
  );
}
