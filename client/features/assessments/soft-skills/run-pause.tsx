import type { Ref } from 'react';
import { softskillTexts } from '#shared/texts/assessments/assessments.ts';
import { LinkButton } from '../../../components/link-button.tsx';
import type { AnswerState } from '../../../lib/outbox/answer-queue.ts';
import { paths } from '../../../lib/paths.ts';
import { ConfirmButton } from '../taking/test-buttons.tsx';
import { ProgressPicture } from './progress-picture.tsx';
import { minutesLeft, pausesAfter, type RunProgress } from './run-progress.ts';
import { doneFact, minutesFact, StopScreen, useSaveFact } from './stop-screen.tsx';
import { useRankKeys } from './use-rank-keys.ts';

type RunPauseProps = {
  run: RunProgress;
  save: AnswerState<string>;
  heading: Ref<HTMLHeadingElement>;
  onEnd: () => void;
};

const { pause: texts } = softskillTexts;

export function RunPause({ run, save, heading, onEnd }: RunPauseProps) {
  const { position, partOne } = run;
  useRankKeys({ onConfirm: onEnd });
  const after = pausesAfter.find((count) => count === position) ?? pausesAfter[0];
  return (
    <StopScreen
      heading={heading}
      title={texts.titles[after]}
      text={texts.text}
      picture={<ProgressPicture answered={position} />}
      facts={[doneFact(texts.done(position, partOne.length)), useSaveFact(save), minutesFact(minutesLeft(run))]}
      start={
        <LinkButton to={paths.tests} kind="plain" onClick={onEnd}>
          {texts.later}
        </LinkButton>
      }
    >
      <ConfirmButton onConfirm={onEnd}>{softskillTexts.next}</ConfirmButton>
    </StopScreen>
  );
}
