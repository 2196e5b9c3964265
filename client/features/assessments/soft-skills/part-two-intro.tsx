import { IconLayoutList } from '@tabler/icons-react';
import type { Ref } from 'react';
import { softskillTexts, testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import type { AnswerState } from '../../../lib/outbox/answer-queue.ts';
import { ConfirmButton, QuietButton } from '../taking/test-buttons.tsx';
import { minutesLeft, type RunProgress } from './run-progress.ts';
import { minutesFact, StopScreen, useSaveFact } from './stop-screen.tsx';
import { WayPicture } from './way-picture.tsx';

type PartTwoIntroProps = {
  run: RunProgress;
  save: AnswerState<string>;
  heading: Ref<HTMLHeadingElement>;
  onBegin: () => void;
  onBack: () => void;
};

const { partTwo: texts } = softskillTexts;

export function PartTwoIntro({ run, save, heading, onBegin, onBack }: PartTwoIntroProps) {
  return (
    <StopScreen
      heading={heading}
      title={texts.title}
      text={texts.text}
      picture={<WayPicture answered={run.partOne.length} />}
      facts={[
        { icon: IconLayoutList, text: texts.groups(run.partTwo?.length ?? 0) },
        minutesFact(minutesLeft(run)),
        useSaveFact(save),
      ]}
      start={<QuietButton onClick={onBack}>{testScreenTexts.previous}</QuietButton>}
    >
      <ConfirmButton onConfirm={onBegin}>{texts.begin}</ConfirmButton>
    </StopScreen>
  );
}
