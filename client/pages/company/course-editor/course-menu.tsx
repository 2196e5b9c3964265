import { ActionIcon, Menu, Text } from '@mantine/core';
import {
  IconAdjustmentsHorizontal,
  IconArrowLeft,
  IconBook,
  IconCopy,
  IconDeviceFloppy,
  IconDots,
  IconEye,
  IconEyeCheck,
  IconEyeEdit,
  IconHistory,
  IconSparkles,
  IconTrash,
  IconWorldOff,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { shownCourseState } from '#shared/courses/visibility.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseAiTexts } from '#shared/texts/ai/ai.ts';
import { courseActionTexts, courseStateTexts } from '#shared/texts/courses/courses.ts';
import { draftTexts } from '#shared/texts/courses/draft.ts';
import { editorTexts } from '#shared/texts/courses/editor.ts';
import { publishingTexts } from '#shared/texts/courses/publishing.ts';
import common from '../../../components/common.module.css';
import { useDuplicateCourse } from '../../../features/courses/use-duplicate-course.ts';
import type { PublishingRights } from '../../../features/publishing/publishing-rights.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { useIsNarrow } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';
import { toastSuccess } from '../../../lib/toast.ts';
import type { OpenDialog } from './course-dialogs.tsx';

const { menu, menuItems: texts, flushFailed } = publishingTexts;
const icon = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;

type CourseMenuProps = {
  course: EditedCourse;
  rights: PublishingRights;
  flush: () => Promise<void>;
  onSaveDraft: () => void;
  onOpen: (dialog: OpenDialog) => void;
  onWithdraw: () => void;
  onDelete: () => void;
  /** Null clears the message of an earlier attempt. */
  onFailure: (message: string | null) => void;
};

export function CourseMenu(props: CourseMenuProps) {
  const { course, rights, flush, onSaveDraft, onOpen, onWithdraw, onDelete, onFailure } = props;
  const isNarrow = useIsNarrow();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const duplicate = useDuplicateCourse({
    onFailed: (message) => onFailure(message),
    onCopied: async (copy, sentence) => {
      toastSuccess(courseActionTexts.duplicated, sentence);
      await navigate(paths.company.course(copy));
    },
  });
  const copy = () => {
    onFailure(null);
    void flush().then(
      () => duplicate.mutate(course),
      () => onFailure(flushFailed),
    );
  };
  const readDraft = () => {
    onFailure(null);
    const lesson = params.get('lesson');
    const path = paths.company.courseDraft(course.courseId);
    void flush().then(
      () => navigate(lesson === null ? path : `${path}?lesson=${lesson}`),
      () => onFailure(flushFailed),
    );
  };
  const menuItem = (label: string, section: ReactNode, dialog: OpenDialog) => (
    <Menu.Item leftSection={section} onClick={() => onOpen(dialog)}>
      {label}
    </Menu.Item>
  );
  return (
    <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <ActionIcon size={44} aria-label={menu}>
          <IconDots size={22} stroke={1.75} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {isNarrow && (
          <>
            <CourseFacts course={course} />
            <Menu.Item component={Link} to={paths.company.courses} leftSection={<IconArrowLeft {...icon} />}>
              {editorTexts.back}
            </Menu.Item>
            <Menu.Item
              component={Link}
              to={paths.company.coursePreview(course.courseId)}
              leftSection={<IconEye {...icon} />}
            >
              {editorTexts.preview}
            </Menu.Item>
            <Menu.Item leftSection={<IconDeviceFloppy {...icon} />} onClick={onSaveDraft}>
              {editorTexts.saveDraft}
            </Menu.Item>
          </>
        )}
        <Menu.Item
          component={Link}
          to={paths.company.courseAi(course.courseId)}
          leftSection={<IconSparkles {...icon} />}
        >
          {courseAiTexts.menu}
        </Menu.Item>
        <Menu.Item leftSection={<IconEyeEdit {...icon} />} onClick={readDraft}>
          {draftTexts.view}
        </Menu.Item>
        {rights.maySubmit && menuItem(texts.submit, <IconEyeCheck {...icon} />, 'submit')}
        {course.isOnline && (
          <Menu.Item component={Link} to={paths.course(course.courseId)} leftSection={<IconBook {...icon} />}>
            {texts.toCourse}
          </Menu.Item>
        )}
        {menuItem(texts.versions, <IconHistory {...icon} />, 'versions')}
        {menuItem(texts.settings, <IconAdjustmentsHorizontal {...icon} />, 'settings')}
        {!course.isTakenDown && (
          <Menu.Item leftSection={<IconCopy {...icon} />} disabled={duplicate.isPending} onClick={copy}>
            {texts.duplicate}
          </Menu.Item>
        )}
        {rights.mayWithdraw && (
          <Menu.Item leftSection={<IconWorldOff {...icon} />} onClick={onWithdraw}>
            {texts.withdraw}
          </Menu.Item>
        )}
        {rights.mayDelete && (
          <Menu.Item color="var(--pg-error-text)" leftSection={<IconTrash {...icon} />} onClick={onDelete}>
            {texts.delete}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}

function CourseFacts({ course }: Pick<CourseMenuProps, 'course'>) {
  const { status, version, hasChanges, updatedAt, updatedBy } = course;
  const hasUnpublished = status === 'published' && hasChanges;
  const facts = [
    courseStateTexts.statuses[shownCourseState(course)],
    ...(version > 0 ? [courseStateTexts.version(version)] : []),
    ...(hasUnpublished ? [courseStateTexts.unpublishedChanges] : []),
  ];
  return (
    <Menu.Label maw="18rem" fw={400}>
      <Text span display="block" c="bright" fw={600}>
        {facts.join(', ')}
      </Text>
      <span className={common.anywhere}>{editorTexts.edited(formatDateTime(updatedAt), updatedBy)}</span>
    </Menu.Label>
  );
}
