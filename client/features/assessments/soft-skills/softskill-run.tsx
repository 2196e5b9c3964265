import { Box, Text } from '@mantine/core';
import { IconLayoutList } from '@tabler/icons-react';
import { type Ref, useId } from 'react';
import type { GroupView } from '#shared/assessments/state.ts';
import { softskillTexts, testScreenTexts } from '#shared/texts/assessments/assessments.ts';
import type { AnswerState } from '../../../lib/outbox/answer-queue.ts';
import { useIsRepeat } from '../overview/use-tests-overview.ts';
import { ProgressBar } from '../taking/progress-bar.tsx';
import { type RunRefusal, saveNote } from '../taking/run-request.ts';
import { SaveStatus, useIsFailing } from '../taking/save-status.tsx';
import { ConfirmButton, SecondaryButton } from '../taking/test-buttons.tsx';
import { QuestionTitle, TestFrame } from '../taking/test-frame.tsx';
import { RunNotice } from '../taking/test-notes.tsx';
import classes from '../taking/test-question.module.css';
import { useQuestionFocus } from '../values/compare-step.tsx';
import { GroupForm, useIsPhone } from './group-form.tsx';
import { ProgressPicture } from './progress-picture.tsx';
import { RunPause } from './run-pause.tsx';
import {
  answeredCount,
  completion,
  type GroupPosition,
  minutesLeft,
  type RunProgress,
  type Stop,
} from './run-progress.ts';
import { minutesFact, StopScreen, useSaveFact } from './stop-screen.tsx';
import { useRankKeys } from './use-rank-keys.ts';
import { useSoftskillRun } from './use-softskill-run.ts';

type SoftskillRunProps = {
  initial: RunProgress;
  notice: string | null;
  onNoticeRead: () => void;
  onFinished: (token: string, resultId: string | null) => void;
  onOutdated: (reason: Exclude<RunRefusal, 'RUN_FINISHED'> | null) => void;
};

export function SoftskillRun({ initial, notice, onNoticeRead, ...events }: SoftskillRunProps) {
  const softskillRun = useSoftskillRun(initial, events);
  const { run, group, place, save, endStop, goBack } = softskillRun;
  const placeId = useId();
  const heading = useQuestionFocus<HTMLHeadingElement>(`${run.position} ${run.stop}`);
  const partProgress = partProgressOf(place, run.stop);
  const done = completion(run);
  if (group === null) return null;
  return (
    <TestFrame
      place={<PlaceLabel id={placeId} {...partProgress} after={afterPlace(run)} />}
      status={<SaveStatus save={save} resumed={answeredCount(initial)} />}
      bar={
        <ProgressBar
          value={partProgress.value}
          of={place.of}
          label={`${partProgress.part}, ${partProgress.text}`}
          segments={[
            { done: done.partOne, weight: 6, name: softskillTexts.parts[1] },
            { done: done.partTwo, weight: 1, name: softskillTexts.deepening },
          ]}
        />
      }
    >
      <RunNotice>{notice}</RunNotice>
      {run.stop === 'pause' && <RunPause run={run} save={save} heading={heading} onEnd={endStop} />}
      {run.stop === 'partTwo' && (
        <PartTwoIntro run={run} save={save} heading={heading} onBegin={endStop} onBack={goBack} />
      )}
      {run.stop === null && (
        <GroupQuestion
          group={group}
          softskillRun={softskillRun}
          heading={heading}
          placeId={placeId}
          onNoticeRead={onNoticeRead}
        />
      )}
    </TestFrame>
  );
}

type GroupQuestionProps = {
  group: GroupView;
  softskillRun: ReturnType<typeof useSoftskillRun>;
  heading: Ref<HTMLHeadingElement>;
  placeId: string;
  onNoticeRead: () => void;
};

function GroupQuestion({ group, softskillRun, heading, placeId, onNoticeRead }: GroupQuestionProps) {
  const { run, place, save, isWaiting, failure } = softskillRun;
  const headingId = useId();
  const isFirst = run.position === 0;
  const before = useIsRepeat('softskill', isFirst) ? testScreenTexts.repeat : softskillTexts.before;
  return (
    <>
      <QuestionTitle id={headingId} ref={heading} tabIndex={-1} aria-describedby={placeId}>
        {softskillTexts.question}
      </QuestionTitle>
      <Hint position={run.position} save={save} />
      <GroupForm
        key={group.groupIndex}
        group={group}
        loadDraft={softskillRun.loadDraft}
        next={place.next}
        headingId={headingId}
        isWaiting={isWaiting}
        failure={failure}
        note={isWaiting ? saveNote(save) : null}
        before={isFirst ? before : null}
        onChange={softskillRun.saveDraft}
        onConfirm={(order) => {
          onNoticeRead();
          softskillRun.confirmOrder(order);
        }}
        onBack={run.position === 0 ? null : softskillRun.goBack}
      />
    </>
  );
}

/** Later groups fit a small phone without scrolling, so that it has no hint there. */
const longHintGroups = { phone: 2, desktop: 1 };

function Hint({ position, save }: { position: number; save: AnswerState<string> }) {
  const isPhone = useIsPhone();
  const isFailing = useIsFailing(save);
  const device = isPhone ? 'phone' : 'desktop';
  const { long, short } = softskillTexts.hints[device];
  const isFirst = position < longHintGroups[device];
  if (isFailing)
    return (
      <Text className={classes.hint} role="status" data-short={!isFirst || undefined}>
        {testScreenTexts.offline[isFirst || !isPhone ? 'long' : 'short']}
      </Text>
    );
  return (
    <Text c="dimmed" className={classes.hint} data-short={!isFirst || undefined}>
      {isFirst ? long : short}
    </Text>
  );
}

/** Fewer answered groups tell no pace. */
const paceGroups = 3;

function afterPlace(run: RunProgress): string | null {
  if (run.stop !== null) return null;
  const minutes = run.position < paceGroups ? null : minutesLeft(run);
  if (minutes !== null) return softskillTexts.minutesLeft(minutes);
  return run.position < run.partOne.length ? softskillTexts.thenPartTwo : null;
}

type PartProgress = { part: string; text: string; value: number };

function partProgressOf({ part, number, of }: GroupPosition, stop: Stop | null): PartProgress {
  const words = softskillTexts.parts[part];
  if (stop === 'pause') return { part: words, text: softskillTexts.pause.place, value: number - 1 };
  if (stop === 'partTwo') return { part: words, text: softskillTexts.partTwo.place(of), value: 0 };
  return { part: words, text: softskillTexts.group(number, of), value: number };
}

function PlaceLabel({ id, part, text, after }: PartProgress & { id: string; after: string | null }) {
  return (
    <p id={id}>
      <Box component="strong" mr="0.625rem" fw={650}>
        {part}
      </Box>{' '}
      <span>{text}</span>
      {after !== null && (
        <Text span ml="0.625rem" c="dimmed" inherit>
          {after}
        </Text>
      )}
    </p>
  );
}

type PartTwoIntroProps = {
  run: RunProgress;
  save: AnswerState<string>;
  heading: Ref<HTMLHeadingElement>;
  onBegin: () => void;
  onBack: () => void;
};

const { partTwo: texts } = softskillTexts;

function PartTwoIntro({ run, save, heading, onBegin, onBack }: PartTwoIntroProps) {
  useRankKeys({ onConfirm: onBegin });
  return (
    <StopScreen
      heading={heading}
      title={texts.title}
      text={texts.text}
      picture={<ProgressPicture answered={run.partOne.length} />}
      facts={[
        { icon: IconLayoutList, text: texts.groups(run.partTwo?.length ?? 0) },
        minutesFact(minutesLeft(run)),
        useSaveFact(save),
      ]}
      start={<SecondaryButton onClick={onBack}>{testScreenTexts.previous}</SecondaryButton>}
    >
      <ConfirmButton onConfirm={onBegin}>{texts.begin}</ConfirmButton>
    </StopScreen>
  );
}
