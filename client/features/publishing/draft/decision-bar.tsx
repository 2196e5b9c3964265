import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EditedCourse } from '#shared/editor/state.ts';
import type { DraftState } from '#shared/publishing/draft.ts';
import { commentTexts, decisionTexts, draftTexts, decisionTexts as texts } from '#shared/texts/courses/draft.ts';
import { publishingTexts, reviewTexts } from '#shared/texts/courses/publishing.ts';
import common from '../../../components/common.module.css';
import { paths } from '../../../lib/paths.ts';
import type { PublishingRights } from '../publishing-rights.ts';
import classes from './draft.module.css';

const barProps = {
  bdrs: 'lg',
  bg: 'var(--pg-surface)',
  bd: '1px solid var(--pg-line)',
  className: `${classes.bar} ${common.shadow} ${common.inkLinks}`,
} as const;

type DecisionBarProps = {
  course: EditedCourse;
  rights: PublishingRights;
  openComments: number;
  isStale: boolean;
  onPublish: () => void;
  onSendBack: () => void;
};

export function DecisionBar({ course, rights, openComments, isStale, onPublish, onSendBack }: DecisionBarProps) {
  const mayPublish = rights.next === 'publish';
  if (course.status !== 'review' || !(mayPublish || rights.maySendBack)) return null;
  return (
    <Group component="section" gap="0.5rem 1rem" justify="space-between" {...barProps} aria-label={texts.label}>
      <Text miw={0} fz="sm">
        <strong>{texts.inReview}</strong>
        {openComments > 0 && (
          <Text span c="dimmed">
            {' '}
            · {commentTexts.count(openComments)}
          </Text>
        )}
      </Text>
      <Group gap="xs" ms="auto">
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

export function DecisionOutcome({ state, courseId }: { state: DraftState; courseId: string }) {
  const [wasInReview, setWasInReview] = useState(false);
  if (state.status === 'review') {
    if (!wasInReview) setWasInReview(true);
    return null;
  }
  if (!wasInReview) return null;
  const isPublished = state.status === 'published' && !state.hasChanges;
  return (
    <Group role="status" gap="0.25rem 1.25rem" justify="space-between" {...barProps}>
      <Text miw={0} fw={600}>
        {isPublished ? decisionTexts.published(state.version) : decisionTexts.sentBack}
      </Text>
      <Link to={isPublished ? paths.course(courseId) : paths.company.courses}>
        {isPublished ? draftTexts.toCourse : draftTexts.toCourses}
      </Link>
    </Group>
  );
}

export function DraftEnd({ openComments }: { openComments: number }) {
  return (
    <Group component="p" gap="0.25rem 0.75rem" mt="xl" p="1rem 1.25rem" bg="var(--pg-fit-soft)" bdrs="fit">
      <strong>{texts.end}</strong> <span>{texts.endText(openComments)}</span>
    </Group>
  );
}
