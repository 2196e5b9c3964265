import { Badge, Box, Button, Center, Group, Stack } from '@mantine/core';
import { IconBolt, IconDeviceFloppy, IconEye } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { initialsOf } from '#shared/members/member.ts';
import { courseStateTexts } from '#shared/texts/courses/courses.ts';
import { authorTexts, editorTexts as texts } from '#shared/texts/courses/editor.ts';
import common from '../../components/common.module.css';
import { CourseStateBadge, VersionBadge } from '../../components/course-badges.tsx';
import { BackLink, DocumentBar } from '../../components/document-bar/document-bar.tsx';
import { SaveNote } from '../../components/document-bar/save-note.tsx';
import { LinkButton } from '../../components/link-button.tsx';
import { formatDateTime } from '../../lib/dates.ts';
import { useIsNarrow } from '../../lib/hooks.ts';
import type { OutboxState } from '../../lib/outbox/outbox.ts';
import { findLesson } from '../../lib/outline.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';
import { FileButton } from './blocks/asset-block.tsx';
import classes from './editor.module.css';
import { useEditorParts } from './editor-context.ts';
import { FailureAt } from './notice-at.tsx';
import { useNotice } from './notice-board.ts';
import { InlineTitle } from './titles/inline-title.tsx';

type EditorHeaderProps = {
  course: EditedCourse;
  saveState: OutboxState;
  actions: ReactNode;
  onQuickStart: () => void;
  onSaveDraft: () => void;
  onFiles: (files: readonly File[]) => void;
};

export function EditorHeader(props: EditorHeaderProps) {
  const isNarrow = useIsNarrow();
  const { course, saveState, actions } = props;
  const { title, settingsRevision } = course;
  return (
    <Box display="contents">
      <DocumentBar>
        {!isNarrow && <BackLink to={paths.company.courses} label={texts.back} />}
        <InlineTitle
          level={1}
          target={{ kind: 'course' }}
          title={title}
          revision={settingsRevision}
          label={texts.courseTitle}
        />
        <CourseSaveNote state={saveState} />
        {isNarrow && actions}
      </DocumentBar>
      {isNarrow ? <BelowBar {...props} /> : <SecondLine {...props} />}
      <FailureAt place="draft" />
    </Box>
  );
}

function SecondLine({ course, actions, onQuickStart, onSaveDraft, onFiles }: EditorHeaderProps) {
  return (
    <Group gap="0.75rem 1.25rem" className={classes.line}>
      <CourseFacts course={course} />
      <Authors course={course} />
      <Group gap="xs" ms="auto">
        {course.modules.length === 0 && <QuickStartButton onClick={onQuickStart} />}
        <FileButton label={texts.upload} size="md" isMultiple onChoose={onFiles} />
        <LinkButton to={paths.company.coursePreview(course.courseId)}>
          <IconEye size={18} stroke={1.75} aria-hidden="true" />
          {texts.preview}
        </LinkButton>
        <Button
          variant="default"
          leftSection={<IconDeviceFloppy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={onSaveDraft}
        >
          {texts.saveDraft}
        </Button>
        {actions}
      </Group>
    </Group>
  );
}

function BelowBar({ course, onQuickStart }: EditorHeaderProps) {
  return (
    <Stack className={classes.below} gap="sm" align="flex-start">
      <Authors course={course} />
      {course.modules.length === 0 && <QuickStartButton onClick={onQuickStart} />}
    </Stack>
  );
}

function QuickStartButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<IconBolt size={18} stroke={1.75} aria-hidden="true" />}
      onClick={onClick}
    >
      {texts.quickStart}
    </Button>
  );
}

function CourseFacts({ course }: { course: EditedCourse }) {
  const { status, version, hasChanges, updatedAt, updatedBy } = course;
  return (
    <Group gap={0} className={classes.facts}>
      <CourseStateBadge course={course} />
      <VersionBadge version={version} />
      {status === 'published' && hasChanges && (
        <Badge component="span" color="amber">
          {courseStateTexts.unpublishedChanges}
        </Badge>
      )}
      <Box
        component="time"
        c="dimmed"
        fz={14}
        className={`${classes.edited} ${common.anywhere}`}
        dateTime={updatedAt.toISOString()}
      >
        {texts.edited(formatDateTime(updatedAt), updatedBy)}
      </Box>
    </Group>
  );
}

function CourseSaveNote({ state }: { state: OutboxState }) {
  const { board } = useEditorParts();
  const draft = useNotice(board, 'draft');
  const isDraft = state === 'saved' && draft?.kind === 'done';
  return <SaveNote state={state} text={isDraft ? draft.text : undefined} />;
}

function Authors({ course }: { course: EditedCourse }) {
  const { courseId } = course;
  const { data: authors = [] } = trpc.editor.authors.useQuery({ courseId }, { refetchInterval: 30_000 });
  if (authors.length === 0) return null;
  return (
    <Group component="ul" gap="0.5rem 0.75rem" align="stretch" aria-label={authorTexts.here}>
      {authors.map(({ userId, name, lessonId }) => {
        const lesson = lessonId === null ? undefined : findLesson(course, lessonId)?.lesson.title;
        const where = lesson === undefined ? authorTexts.somewhere(name) : authorTexts.inLesson(name, lesson);
        return (
          <Group component="li" gap={6} wrap="nowrap" key={userId} fz={14} title={where}>
            <Center
              component="span"
              w="1.75rem"
              h="1.75rem"
              bdrs="0.875rem 0.25rem 0.25rem 0.875rem"
              fz="0.75rem"
              c="bright"
              fw={650}
              bg="var(--pg-fit-soft)"
              aria-hidden="true"
            >
              {initialsOf(namesIn(name))}
            </Center>
            <span>{name}</span>
          </Group>
        );
      })}
    </Group>
  );
}

function namesIn(name: string) {
  const [firstName = '', ...rest] = name.split(' ');
  return { firstName, lastName: rest.at(-1) ?? '', email: '' };
}
