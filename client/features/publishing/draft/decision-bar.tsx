import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EditedCourse } from '#shared/editor/state.ts';
import type { DraftState } from '#shared/publishing/draft.ts';
import { commentTexts, decisionTexts, draftTexts, decisionTexts as texts } from '#shared/texts/courses/draft.ts';
import { publishingTexts, reviewTexts } from '#shared/texts/courses/publishing.ts';
import { look } from '../../../components/look/look.ts';
import { paths } from '../../../lib/paths.ts';
import type { PublishingRights } from '../publishing-rights.ts';
import classes from './draft.module.css';

const bar = `${classes.bar} ${look('roundLg', 'shadow', 'surface', 'line', 'inkLinks')}`;

type DecisionBarProps = {
  course: EditedCourse;
  rights: PublishingRights;
  openComments: number;
  /** What is shown is not what would be published. */
  isStale: boolean;
  onPublish: () => void;
  onSendBack: () => void;
};

/** For whoever may decide about a course in review; nothing for everybody else. */
export function DecisionBar({ course, rights, openComments, isStale, onPublish, onSendBack }: DecisionBarProps) {
  const mayPublish = rights.next === 'publish';
  if (course.status !== 'review' || !(mayPublish || rights.maySendBack)) return null;
  return (
    <Group component="section" gap="0.5rem 1rem" justify="space-between" className={bar} aria-label={texts.label}>
      <p className={look('narrowable', 'small')}>
        <strong>{texts.inReview}</strong>
        {openComments > 0 && <span className={look('muted')}> · {commentTexts.count(openComments)}</span>}
      </p>
      <Group gap="xs" className={look('autoStart')}>
        {rights.maySendBack && (
          <Button variant="default" size="sm" px="sm" onClick={onSendBack}>
            {reviewTexts.sendBack}
          </Button>
        )}
        {mayPublish && (
          <Button
            color="coral"
            size="sm"
            px="sm"
            disabled={isStale}
            title={isStale ? texts.stale : undefined}
            onClick={onPublish}
          >
            {publishingTexts.publish}
          </Button>
        )}
      </Group>
    </Group>
  );
}

/** What has become of a review that somebody reads along, in the place where it was decided. */
export function DecisionOutcome({ state, courseId }: { state: DraftState; courseId: string }) {
  const [wasInReview, setWasInReview] = useState(false);
  if (state.status === 'review') {
    if (!wasInReview) setWasInReview(true);
    return null;
  }
  if (!wasInReview) return null;
  const isPublished = state.status === 'published' && !state.hasChanges;
  return (
    <Group role="status" gap="0.25rem 1.25rem" justify="space-between" className={bar}>
      <p className={look('narrowable', 'strong')}>
        {isPublished ? decisionTexts.published(state.version) : decisionTexts.sentBack}
      </p>
      <Link to={isPublished ? paths.course(courseId) : paths.company.courses}>
        {isPublished ? draftTexts.toCourse : draftTexts.toCourses}
      </Link>
    </Group>
  );
}

/** Below the last lesson. */
export function DraftEnd({ openComments }: { openComments: number }) {
  return (
    <Group component="p" gap="0.25rem 0.75rem" mt="xl" p="1rem 1.25rem" className={look('fitSoft', 'fit')}>
      <strong>{texts.end}</strong> <span>{texts.endText(openComments)}</span>
    </Group>
  );
}
