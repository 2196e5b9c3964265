import { Badge, Box, Button, Group } from '@mantine/core';
import {
  IconArrowLeft,
  IconBolt,
  IconCheck,
  IconCloudOff,
  IconDeviceFloppy,
  IconEye,
  IconRefresh,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseStateTexts } from '#shared/texts/courses.ts';
import { editorTexts as texts } from '#shared/texts/editor.ts';
import { paths } from '../../app/paths.ts';
import { StatusBadge, VersionBadge } from '../../components/course-badges.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { look } from '../../components/look/look.ts';
import { formatDateTime } from '../../lib/dates.ts';
import classes from './editor.module.css';
import { useEditorParts } from './editor-context.ts';
import { Authors } from './live/authors.tsx';
import { FailureAt } from './notice-at.tsx';
import { useNotice } from './notice-board.ts';
import type { SaveState } from './saving/save-queue.ts';
import { InlineTitle } from './titles/inline-title.tsx';

type EditorHeaderProps = {
  course: EditedCourse;
  saveState: SaveState;
  /** What can be done with the course as a whole. */
  actions: ReactNode;
  onQuickStart: () => void;
  onSaveDraft: () => void;
};

export function EditorHeader({ course, saveState, actions, onQuickStart, onSaveDraft }: EditorHeaderProps) {
  const { rename } = useEditorParts();
  const { courseId, title, settingsRevision, modules } = course;
  return (
    <div className={classes.header}>
      <Group gap="sm" wrap="nowrap" className={`${classes.bar} ${look('ground', 'sticky')}`}>
        <Link
          className={`${classes.back} ${look('centred', 'narrowable', 'rigid', 'roundMd', 'pointer', 'noPadding', 'noBorder', 'noGround')}`}
          to={paths.company.courses}
          aria-label={texts.back}
          title={texts.back}
        >
          <IconArrowLeft size={20} stroke={1.75} aria-hidden="true" />
        </Link>
        <InlineTitle
          level={1}
          target={{ kind: 'course' }}
          title={title}
          revision={settingsRevision}
          label={texts.courseTitle}
          onSave={(name, base) => rename({ kind: 'course' }, name, base)}
        />
        <SaveNote state={saveState} />
      </Group>
      <Group gap="0.75rem 1.25rem" className={classes.line}>
        <CourseFacts course={course} />
        <Authors course={course} />
        <Group gap="xs" className={classes.actions}>
          {modules.length === 0 && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconBolt size={18} stroke={1.75} aria-hidden="true" />}
              onClick={onQuickStart}
            >
              {texts.quickStart}
            </Button>
          )}
          <Box visibleFrom="sm">
            <LinkButton to={paths.company.coursePreview(courseId)}>
              <IconEye size={18} stroke={1.75} aria-hidden="true" />
              {texts.preview}
            </LinkButton>
          </Box>
          <Button
            variant="default"
            visibleFrom="sm"
            leftSection={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />}
            onClick={onSaveDraft}
          >
            {texts.saveDraft}
          </Button>
          {actions}
        </Group>
      </Group>
      <FailureAt place="draft" />
    </div>
  );
}

function CourseFacts({ course }: { course: EditedCourse }) {
  const { status, version, hasChanges, updatedAt, updatedBy } = course;
  const date = formatDateTime(updatedAt);
  return (
    <Group gap={0} className={classes.facts}>
      <StatusBadge status={status} />
      <VersionBadge version={version} />
      {status === 'published' && hasChanges && (
        <Badge component="span" color="amber">
          {courseStateTexts.unpublishedChanges}
        </Badge>
      )}
      <time className={`${classes.edited} ${look('muted', 'fine')}`} dateTime={updatedAt.toISOString()}>
        {updatedBy === null ? texts.lastEdited(date) : texts.lastEditedBy(date, updatedBy)}
      </time>
    </Group>
  );
}

const saveIcons = { saved: IconCheck, saving: IconRefresh, unsaved: IconCloudOff };

function SaveNote({ state }: { state: SaveState }) {
  const { board } = useEditorParts();
  const draft = useNotice(board, 'draft');
  const isDraft = state === 'saved' && draft?.kind === 'done';
  const StateIcon = saveIcons[state];
  return (
    <Group
      component="p"
      gap={6}
      wrap="nowrap"
      className={`${classes.saveNote} ${look('rigid', 'muted', 'fine', 'oneLine')}`}
      data-state={state}
      role="status"
    >
      <StateIcon size={16} stroke={1.75} aria-hidden="true" />
      {isDraft ? draft.text : texts.saveStates[state]}
    </Group>
  );
}
