import { Box } from '@mantine/core';
import { Link } from 'react-router-dom';
import { testsOverviewTexts } from '#shared/texts/assessments.ts';
import { paths } from '../../../app/paths.ts';
import { look } from '../../../components/look/look.ts';
import { TestCard } from '../overview/test-card.tsx';
import { SoftskillPicture } from '../overview/test-pictures.tsx';
import { type OverviewView, testIds } from '../overview/use-tests-overview.ts';
import { CardActions } from './card-actions.tsx';
import classes from './softskill-card.module.css';

const { softskill: texts } = testsOverviewTexts;

const repeats = [
  { label: texts.repeatWithExperience, to: paths.test(testIds.test1) },
  { label: texts.repeatWithoutExperience, to: paths.test(testIds.test2) },
];

type SoftskillCardProps = { view: OverviewView; resultPath: string };

export function SoftskillCard({ view: { overview, openTestId, hasOpenRun }, resultPath }: SoftskillCardProps) {
  const { status, answered, total } = overview.softskill;
  const isOpen = status === 'open';
  return (
    <TestCard
      title={texts.title}
      text={texts.text}
      facts={texts.facts}
      picture={<SoftskillPicture />}
      isCompleted={status === 'finished'}
      soFar={isOpen ? texts.soFar(answered, total) : null}
    >
      {status === 'none' ? (
        <VersionChoice />
      ) : (
        <CardActions
          status={status}
          hasOpenRun={hasOpenRun.softskill}
          testPath={paths.test(openTestId)}
          resultPath={resultPath}
          testTitle={texts.title}
          repeats={repeats}
        />
      )}
    </TestCard>
  );
}

/** Two equal halves: neither version is the usual one. */
function VersionChoice() {
  return (
    <>
      <Box component="p" mb="sm" className={look('muted', 'small')}>
        {texts.choose}
      </Box>
      <div className={classes.pair}>
        <Link
          className={`${classes.half} ${look('stack', 'strong', 'undecorated', 'gap2')}`}
          to={paths.test(testIds.test1)}
        >
          {texts.withExperience}
          <span className={look('fine', 'regular')}>{texts.withExperienceHint}</span>
        </Link>
        <Link
          className={`${classes.half} ${look('stack', 'strong', 'undecorated', 'gap2')}`}
          to={paths.test(testIds.test2)}
        >
          {texts.withoutExperience}
          <span className={look('fine', 'regular')}>{texts.withoutExperienceHint}</span>
        </Link>
      </div>
    </>
  );
}
