import { Box, Button, Group } from '@mantine/core';
import { IconEyeCheck, IconMessage } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { draftTexts } from '#shared/texts/courses/draft.ts';
import { reviewTexts as texts } from '#shared/texts/courses/publishing.ts';
import common from '../../components/common.module.css';
import { LinkButton } from '../../components/link-button.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { type PublishingRights, publishingRights } from './publishing-rights.ts';
import classes from './review.module.css';
import { SendBackDialog } from './send-back-dialog.tsx';
import { VersionsDrawer } from './versions-drawer.tsx';

type ReviewNoticeProps = { course: EditedCourse; flush: () => Promise<void> };

export function ReviewNotice({ course, flush }: ReviewNoticeProps) {
  const session = useSession();
  const [note, showNote] = useTemporaryNote();
  if (session.status !== 'signedIn') return null;
  if (course.status === 'review')
    return (
      <InReview
        course={course}
        flush={flush}
        rights={publishingRights(session.user, course)}
        onSentBack={() => showNote(texts.sentBack)}
      />
    );
  return course.reviewComment === '' ? null : <Returned course={course} note={note} />;
}

type ReturnedProps = {
  course: EditedCourse;
  note: string | null;
};

function Returned({ course: { courseId, reviewComment, reviewedBy }, note }: ReturnedProps) {
  return (
    <Box
      component="section"
      bdrs="fit"
      bg="var(--mantine-color-amber-light)"
      className={classes.notice}
      data-tone="returned"
      aria-label={texts.returned}
    >
      <IconMessage style={{ marginTop: '0.125rem' }} size={22} stroke={1.75} aria-hidden="true" />
      <Box maw="var(--pg-reading)">
        <p className={classes.title}>{texts.returned}</p>
        <p>{texts.returnedBy(reviewedBy)}</p>
        <blockquote className={`${classes.comment} ${common.anywhere} ${common.preLine}`}>{reviewComment}</blockquote>
        <SavedNote note={note} />
      </Box>
      <Group gap="xs" align="stretch" className={classes.actions}>
        <LinkButton to={paths.company.courseDraft(courseId)}>{draftTexts.view}</LinkButton>
      </Group>
    </Box>
  );
}

type InReviewProps = ReviewNoticeProps & { rights: PublishingRights; onSentBack: () => void };

function InReview({ course, flush, rights, onSentBack }: InReviewProps) {
  const [dialog, setDialog] = useState<'compare' | 'sendBack' | null>(null);
  const close = () => setDialog(null);
  return (
    <Box
      component="section"
      bdrs="fit"
      bg="var(--mantine-color-amber-light)"
      className={classes.notice}
      aria-label={texts.title}
    >
      <IconEyeCheck style={{ marginTop: '0.125rem' }} size={22} stroke={1.75} aria-hidden="true" />
      <Box maw="var(--pg-reading)">
        <p className={classes.title}>{texts.title}</p>
        <p>
          {submittedText(course)} {nextText(rights)}
        </p>
      </Box>
      <Group gap="xs" align="stretch" className={classes.actions}>
        <LinkButton to={paths.company.courseDraft(course.courseId)}>{draftTexts.view}</LinkButton>
        {course.version > 0 && (
          <Button variant="default" size="sm" onClick={() => setDialog('compare')}>
            {texts.compare(course.version)}
          </Button>
        )}
        {rights.maySendBack && (
          <Button variant="default" size="sm" onClick={() => setDialog('sendBack')}>
            {texts.sendBack}
          </Button>
        )}
      </Group>
      <VersionsDrawer
        course={course}
        mayRestore={false}
        flush={flush}
        initialComparison={{ from: course.version, to: null }}
        opened={dialog === 'compare'}
        onClose={close}
      />
      <SendBackDialog course={course} opened={dialog === 'sendBack'} onClose={close} onSentBack={onSentBack} />
    </Box>
  );
}

function submittedText({ submittedByMe, submittedBy, submittedAt }: EditedCourse): string {
  if (submittedAt === null) return '';
  const date = formatDateTime(submittedAt);
  return submittedByMe ? texts.submittedByMe(date) : texts.submitted(submittedBy, date);
}

function nextText({ isOwnSubmission, isOwnChange, next }: PublishingRights): string {
  if (isOwnSubmission) return texts.ownSubmission;
  if (isOwnChange) return texts.ownChanges;
  return next === 'publish' ? texts.publisher : texts.waiting;
}
