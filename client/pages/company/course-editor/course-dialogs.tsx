import { useNavigate } from 'react-router-dom';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseActionTexts } from '#shared/texts/courses.ts';
import { paths } from '../../../app/paths.ts';
import { DeleteCourseModal } from '../../../features/courses/delete-course-modal.tsx';
import { SettingsModal } from '../../../features/courses/settings-modal.tsx';
import { ExportMenu } from '../../../features/export/export-menu.tsx';
import { PublishModal } from '../../../features/publishing/publish-modal.tsx';
import type { PublishingRights } from '../../../features/publishing/publishing-rights.ts';
import { VersionsDrawer } from '../../../features/publishing/versions-drawer.tsx';
import { WithdrawModal } from '../../../features/publishing/withdraw-modal.tsx';
import { toastSuccess } from '../../../lib/toast.ts';

export type OpenDialog = 'publish' | 'submit' | 'versions' | 'settings' | 'withdraw' | 'delete' | null;

type CourseDialogsProps = {
  course: EditedCourse;
  rights: PublishingRights;
  flush: () => Promise<void>;
  dialog: OpenDialog;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
  /** Something is done that shows in the editor; what there is to say about it. */
  onDone: (sentence: string) => void;
};

/** What opens above the editor; at most one at a time. */
export function CourseDialogs({ course, rights, flush, dialog, onOpen, onClose, onDone }: CourseDialogsProps) {
  const navigate = useNavigate();
  const toSettings = () => onOpen('settings');
  return (
    <>
      {(['publish', 'submit'] as const).map((mode) => (
        <PublishModal
          key={mode}
          mode={mode}
          course={course}
          flush={flush}
          opened={dialog === mode}
          onClose={onClose}
          onSettings={toSettings}
        />
      ))}
      <VersionsDrawer
        course={course}
        mayRestore={rights.mayRestore}
        versionActions={(number) => <ExportMenu courseId={course.courseId} number={number} />}
        flush={flush}
        opened={dialog === 'versions'}
        onClose={onClose}
      />
      <SettingsModal
        course={course}
        mayChangeVisibility={rights.mayChangeVisibility}
        mayChangeShown={rights.mayChangeShown}
        opened={dialog === 'settings'}
        onClose={onClose}
      />
      <WithdrawModal course={course} opened={dialog === 'withdraw'} onClose={onClose} onDone={onDone} />
      <DeleteCourseModal
        course={dialog === 'delete' ? course : null}
        onClose={onClose}
        onDeleted={() => {
          toastSuccess(courseActionTexts.deleted);
          void navigate(paths.company.courses);
        }}
      />
    </>
  );
}
