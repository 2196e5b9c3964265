import type { EditedCourse } from '#shared/editor/state.ts';
import { SettingsDialog } from '../../../features/courses/settings-form.tsx';
import { ExportMenu } from '../../../features/export/export-menu.tsx';
import { PublishDialog } from '../../../features/publishing/publish-dialog.tsx';
import type { PublishingRights } from '../../../features/publishing/publishing-rights.ts';
import { VersionsDrawer } from '../../../features/publishing/versions-drawer.tsx';

export type OpenDialog = 'publish' | 'submit' | 'versions' | 'settings' | null;

type CourseDialogsProps = {
  course: EditedCourse;
  rights: PublishingRights;
  flush: () => Promise<void>;
  dialog: OpenDialog;
  onOpen: (dialog: OpenDialog) => void;
  onClose: () => void;
};

export function CourseDialogs({ course, rights, flush, dialog, onOpen, onClose }: CourseDialogsProps) {
  const toSettings = () => onOpen('settings');
  return (
    <>
      {(['publish', 'submit'] as const).map((mode) => (
        <PublishDialog
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
      <SettingsDialog
        course={course}
        mayChangeVisibility={rights.mayChangeVisibility}
        mayChangeShown={rights.mayChangeShown}
        opened={dialog === 'settings'}
        onClose={onClose}
      />
    </>
  );
}
