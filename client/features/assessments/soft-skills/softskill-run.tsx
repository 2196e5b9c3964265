import { Box } from '@mantine/core';
import { useId } from 'react';
import { softskillTexts } from '#shared/texts/assessments.ts';
import { look } from '../../../components/look/look.ts';
import { ProgressBar } from '../taking/progress-bar.tsx';
import type { RunRefusal } from '../taking/run-request.ts';
import { saveNote } from '../taking/save-note.ts';
import { SaveStatus } from '../taking/save-status.tsx';
import { TestFrame } from '../taking/test-frame.tsx';
import classes from '../taking/test-question.module.css';
import { useQuestionFocus } from '../taking/use-question-focus.ts';
import { GroupForm, usePhone } from './group-form.tsx';
import { completion, type Place, type RunProgress } from './run-progress.ts';
import { useSoftskillRun } from './use-softskill-run.ts';

type SoftskillRunProps = {
  initial: RunProgress;
  notice: string | null;
  onNoticeRead: () => void;
  onFinished: (token: string, resultId: string | null) => void;
  onOutdated: (reason: Exclude<RunRefusal, 'RUN_FINISHED'> | null) => void;
};

/** One group at a time, both parts, until the run is finished. */
export function SoftskillRun({ initial, notice, onNoticeRead, ...events }: SoftskillRunProps) {
  const { run, group, place, save, isWaiting, failure, confirmOrder, goBack } = useSoftskillRun(initial, events);
  const headingId = useId();
  const placeId = useId();
  const isPhone = usePhone();
  const heading = useQuestionFocus<HTMLHeadingElement>(run.position);
  const label = `${softskillTexts.parts[place.part]}, ${softskillTexts.group(place.number, place.of)}`;
  const done = completion(run);
  if (group === null) return null;
  return (
    <TestFrame
      place={<PlaceLabel id={placeId} place={place} />}
      status={<SaveStatus save={save} />}
      bar={
        <ProgressBar
          value={place.number}
          of={place.of}
          label={label}
          stretches={[
            { done: done.partOne, weight: 6 },
            { done: done.partTwo, weight: 1 },
          ]}
        />
      }
    >
      {notice && (
        <Box component="p" mb={20} py={14} px={18} className={look('ink', 'fitSoft', 'fit')} role="alert">
          {notice}
        </Box>
      )}
      <Box
        component="h1"
        fz="clamp(1.5rem, 3.2vw, 2.25rem)"
        lh={1.12}
        className={look('headingTight')}
        id={headingId}
        ref={heading}
        tabIndex={-1}
        aria-describedby={placeId}
      >
        {softskillTexts.question}
      </Box>
      <p className={`${classes.hint} ${look('muted', 'body')}`}>{hintOf(place, isPhone)}</p>
      <GroupForm
        key={group.groupIndex}
        group={group}
        next={place.next}
        headingId={headingId}
        isWaiting={isWaiting}
        failure={failure}
        note={isWaiting ? saveNote(save) : null}
        onConfirm={(order) => {
          onNoticeRead();
          confirmOrder(order);
        }}
        onBack={run.position === 0 ? null : goBack}
      />
    </TestFrame>
  );
}

function PlaceLabel({ id, place: { part, number, of } }: { id: string; place: Place }) {
  return (
    <p id={id}>
      <Box component="strong" mr="0.625rem" className={look('bold')}>
        {softskillTexts.parts[part]}
      </Box>{' '}
      <span>{softskillTexts.group(number, of)}</span>
    </p>
  );
}

const hintOf = ({ part, number }: Place, isPhone: boolean): string => {
  if (part === 2 && number === 1) return softskillTexts.partTwoIntro;
  return isPhone ? softskillTexts.hintPhone : softskillTexts.hintDesktop;
};
