import { Box, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { SoftskillResultView } from '#shared/assessments/state.ts';
import { profileTexts as texts } from '#shared/texts/assessments/results.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useHasSoftskillTest } from '../../../lib/tests/use-startable.ts';
import { QualityHint } from './quality-note.tsx';
import { ResultDetails } from './result-details.tsx';
import { ResultSentence, topFiveCount } from './result-summary.tsx';
import { SkillLanes } from './skill-lanes.tsx';

/** Jobs are matched with the newest result only, so a replaced one does not lead to them. */
type ProfileSectionProps = { result: SoftskillResultView; isReplaced?: boolean };

/** A result of one's own: the sentence, five skills and all on request; everything else is folded. */
export function ProfileSection({ result, isReplaced = false }: ProfileSectionProps) {
  const { skills, totalSkills, quality } = result;
  const [isComplete, setIsComplete] = useState(false);
  const hasTest = useHasSoftskillTest();
  const isRepeatFirst = !quality.isReliable && hasTest;
  return (
    <>
      <section aria-label={texts.title}>
        <ResultSentence result={result} />
        <Box mt="lg">
          <SkillLanes skills={isComplete ? skills : skills.slice(0, topFiveCount)} of={totalSkills} hasDetails />
        </Box>
        {quality.isReliable && <QualityHint quality={quality} />}
        <Group gap="sm" align="stretch" mt="lg">
          {!isReplaced && (
            <LinkButton to={paths.discover} kind={isRepeatFirst ? 'outline' : 'action'}>
              {texts.toJobs}
            </LinkButton>
          )}
          {skills.length > topFiveCount && (
            <Button variant="default" aria-expanded={isComplete} onClick={() => setIsComplete(!isComplete)}>
              {isComplete ? texts.table.fewer : texts.table.all(skills.length)}
            </Button>
          )}
        </Group>
      </section>
      <ResultDetails result={result} hasTopFive={false} />
    </>
  );
}
