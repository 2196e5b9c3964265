import { useState } from 'react';
import type { SessionUser } from '#shared/auth/session-user.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import type { DraftState } from '#shared/publishing/draft.ts';
import { SettingsDialog } from '../../../features/courses/settings-form.tsx';
import { useOpenComments } from '../../../features/publishing/comments/use-comments.ts';
import { DecisionBar, DecisionOutcome, DraftEnd } from '../../../features/publishing/draft/decision-bar.tsx';
import { PublishDialog } from '../../../features/publishing/publish-dialog.tsx';
import { publishingRights } from '../../../features/publishing/publishing-rights.ts';
import { SendBackDialog } from '../../../features/publishing/send-back-dialog.tsx';
import { trpc } from '../../../trpc.ts';

const noPendingSaves = async () => undefined;

type DraftDecisionProps = { user: SessionUser; state: DraftState; courseId: string; isStale: boolean };

export function DraftDecision({ user, state, courseId, isStale }: DraftDecisionProps) {
  const { data: course } = trpc.editor.course.useQuery({ courseId }, { staleTime: 0 });
  return (
    <>
      {course !== undefined && <Decision user={user} course={course} isStale={isStale} />}
      <DecisionOutcome state={state} courseId={courseId} />
    </>
  );
}

type Dialog = 'publish' | 'sendBack' | 'settings' | null;

function Decision({ user, course, isStale }: { user: SessionUser; course: EditedCourse; isStale: boolean }) {
  const [dialog, setDialog] = useState<Dialog>(null);
  const { length: openComments } = useOpenComments(course.courseId);
  const rights = publishingRights(user, course);
  const close = () => setDialog(null);
  return (
    <>
      <DecisionBar
        course={course}
        rights={rights}
        openComments={openComments}
        isStale={isStale}
        onPublish={() => setDialog('publish')}
        onSendBack={() => setDialog('sendBack')}
      />
      <PublishDialog
        mode="publish"
        course={course}
        flush={noPendingSaves}
        opened={dialog === 'publish'}
        onClose={close}
        onSettings={() => setDialog('settings')}
      />
      <SettingsDialog
        course={course}
        mayChangeVisibility={rights.mayChangeVisibility}
        mayChangeShown={rights.mayChangeShown}
        opened={dialog === 'settings'}
        onClose={close}
      />
      <SendBackDialog course={course} opened={dialog === 'sendBack'} onClose={close} />
    </>
  );
}

export function DraftEndFor({ courseId }: { courseId: string }) {
  const { length: openComments } = useOpenComments(courseId);
  return <DraftEnd openComments={openComments} />;
}
