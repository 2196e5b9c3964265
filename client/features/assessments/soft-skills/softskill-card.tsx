import { Box, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { preparingTexts, testsOverviewTexts } from '#shared/texts/assessments/assessments.ts';
import { paths } from '../../../lib/paths.ts';
import { useStartable } from '../../../lib/tests/use-startable.ts';
import { TestCard } from '../overview/test-card.tsx';
import { SoftskillPicture } from '../overview/test-pictures.tsx';
import { type OverviewView, testIds } from '../overview/use-tests-overview.ts';
import { CardActions } from './card-actions.tsx';
import classes from './softskill-card.module.css';

const { softskill: texts } = testsOverviewTexts;

const variants = [
  {
    variant: 'test1',
    to: paths.test(testIds.test1),
    name: texts.withExperience,
    hint: texts.withExperienceHint,
    repeat: texts.repeatWithExperience,
  },
  {
    variant: 'test2',
    to: paths.test(testIds.test2),
    name: texts.withoutExperience,
    hint: texts.withoutExperienceHint,
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
      title={texts.title}
      text={texts.text}
      facts={isPreparing ? [] : texts.facts}
      picture={<SoftskillPicture />}
      isCompleted={status === 'finished'}
      progressText={isOpen ? texts.soFar(answered, total) : null}
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
          hasOpenRun={hasOpenRun.softskill}
          testPath={paths.test(openTestId)}
          resultPath={resultPath}
          testTitle={texts.title}
          repeats={offeredVariants.map(({ repeat, to }) => ({ label: repeat, to }))}
        />
      )}
    </TestCard>
  );
}

function VersionChoice({ offered }: { offered: readonly Variant[] }) {
  return (
    <>
      {offered.length > 1 && (
        <Text mb="sm" c="dimmed" fz="sm">
          {texts.choose}
        </Text>
      )}
      <div className={classes.pair}>
        {offered.map(({ variant, to, name, hint }) => (
          <Box component={Link} key={variant} fw={600} td="none" className={classes.half} to={to}>
            {name}
            <Text span fz={14} fw={400}>
              {hint}
            </Text>
          </Box>
        ))}
      </div>
    </>
  );
}
