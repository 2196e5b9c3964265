import { Button } from '@mantine/core';
import { IconArrowLeft, IconArrowRight, IconCheck } from '@tabler/icons-react';
import { Link, useNavigate } from 'react-router-dom';
import { progressTexts, courseTexts as texts } from '#shared/texts/learning.ts';
import { addressIn } from './course-address.ts';
import classes from './lesson-end.module.css';
import { nameOf, type Place } from './outline.ts';
import type { ReaderParts } from './reader-parts.ts';

const icon = { size: 20, stroke: 1.75, 'aria-hidden': true } as const;

/** Finishing the lesson, and the ways to the one before and the next. */
export function LessonEnd(parts: ReaderParts & { place: Place }) {
  const { reading, learning, place } = parts;
  const { previous, next } = place;
  return (
    <footer className={classes.end} data-screen="">
      {learning.reader === 'learner' && <Finish {...parts} />}
      <nav className={classes.ways} aria-label={texts.lessonWays}>
        {previous === null ? (
          <Way to={addressIn(reading)} kind="back" label={texts.back} name={texts.overview} />
        ) : (
          <Way
            to={addressIn(reading, { lesson: previous.lesson.id })}
            kind="back"
            label={texts.back}
            name={nameOf(previous)}
          />
        )}
        {next === null ? (
          <Way to={addressIn(reading)} kind="next" label={texts.next} name={texts.overview} />
        ) : (
          <Way to={addressIn(reading, { lesson: next.lesson.id })} kind="next" label={texts.next} name={nameOf(next)} />
        )}
      </nav>
    </footer>
  );
}

type WayProps = { to: string; kind: 'back' | 'next'; label: string; name: string };

function Way({ to, kind, label, name }: WayProps) {
  return (
    <Link className={classes.way} data-kind={kind} to={to}>
      <span className={classes.label}>
        {kind === 'back' && <IconArrowLeft {...icon} />}
        {label}
        {kind === 'next' && <IconArrowRight {...icon} />}
      </span>{' '}
      <span className={classes.name}>{name}</span>
    </Link>
  );
}

/** Finishing goes on to the next lesson, after the last one to the start, where the certificate is. */
function Finish({ reading, learning, place }: ReaderParts & { place: Place }) {
  const navigate = useNavigate();
  const { progress, mark } = learning;
  const lessonId = place.current.lesson.id;
  const isDone = progress?.lessonsDone.includes(lessonId) ?? false;
  const finish = () =>
    mark.mutate(
      { ...reading, lessonId, isDone: true },
      { onSuccess: () => void navigate(addressIn(reading, { lesson: place.next?.lesson.id })) },
    );
  if (!isDone) {
    return (
      <Button color="coral" loading={mark.isPending} onClick={finish}>
        {progressTexts.finish}
      </Button>
    );
  }
  return (
    <p className={classes.finished}>
      <span className={classes.mark}>
        <IconCheck size={20} stroke={2.25} aria-hidden="true" />
        {progressTexts.finished}
      </span>
      <button
        className={classes.reopen}
        type="button"
        disabled={mark.isPending}
        onClick={() => mark.mutate({ ...reading, lessonId, isDone: false })}
      >
        {progressTexts.reopen}
      </button>
    </p>
  );
}
