import { Box, Group, Text } from '@mantine/core';
import { testIds } from '#shared/assessments/soft-skills/variants.ts';
import { testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { preparingTexts } from '#shared/texts/assessments/preparing.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import { paths } from '../../../lib/paths.ts';
import { useSession } from '../../../lib/session.ts';
import { useStartable } from '../../../lib/tests/use-startable.ts';
import { TestCard } from '../overview/test-card.tsx';
import { SoftskillPicture } from '../overview/test-pictures.tsx';
import type { OverviewView } from '../overview/use-tests-overview.ts';
import { ResultSentence } from '../results/result-summary.tsx';
import { useLatestResult } from '../results/use-latest-result.ts';
import { CardActions } from './card-actions.tsx';

const { softskill: texts } = testsOverviewTexts;

const variants = [
  {
    variant: 'test1',
    to: paths.test(testIds.test1),
    start: texts.start,
    repeat: testsOverviewTexts.repeat,
  },
  {
    variant: 'test2',
    to: paths.test(testIds.test2),
    start: texts.startWithoutExperience,
    repeat: texts.repeatWithoutExperience,
  },
] as const;
type Variant = (typeof variants)[number];

type SoftskillCardProps = { view: OverviewView; resultPath: string };

export function SoftskillCard({ view: { overview, openTestId, hasOpenRun }, resultPath }: SoftskillCardProps) {
  const { status, answered, total } = overview.softskill;
  const startable = useStartable();
  const offeredVariants = variants.filter(({ variant }) => startable.includes(variant));
  const isPreparing = offeredVariants.length === 0 && status === 'none';
  const isOpen = status === 'open';
  return (
    <TestCard
      texts={texts}
      picture={<SoftskillPicture />}
      isCompleted={status === 'finished'}
      isPreparing={isPreparing}
      progressText={isOpen ? texts.soFar(answered, total) : null}
      result={<LatestSentence />}
    >
      {isPreparing && (
        <p role="status">
          {preparingTexts.title}. {preparingTexts.text}
        </p>
      )}
      {isPreparing ? null : status === 'none' ? (
        <VersionChoice offered={offeredVariants} />
      ) : (
        <CardActions
          status={status}
          soFar={hasOpenRun.softskill ? texts.soFar(answered, total) : null}
          testPath={paths.test(openTestId)}
          resultPath={resultPath}
          testTitle={texts.title}
          repeats={offeredVariants.map(({ repeat, to }) => ({ label: repeat, to }))}
        />
      )}
    </TestCard>
  );
}

function LatestSentence() {
  const latest = useLatestResult(useSession());
  return latest.status === 'loaded' && <ResultSentence result={latest.result} isSmall />;
}

/** The first version is the action. The other one is for people without work experience. */
function VersionChoice({ offered: [first, second] }: { offered: readonly Variant[] }) {
  return (
    <Group gap="0.25rem 1rem">
      {first && (
        <LinkButton to={first.to} kind="action" size="lg">
          {first.start}
        </LinkButton>
      )}
      {second && (
        <>
          <Box ms={-8}>
            <LinkButton to={second.to} kind="plain">
              {second.start}
            </LinkButton>
          </Box>
          <Text w="100%" c="dimmed" fz={14}>
            {texts.withoutExperienceHint}
          </Text>
        </>
      )}
    </Group>
  );
}
