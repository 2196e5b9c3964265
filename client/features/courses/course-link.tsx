import { Button, Stack } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Visibility } from '#shared/courses/visibility.ts';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses/courses.ts';
import { ask } from '../../components/ask/ask.tsx';
import { CopyButton } from '../../components/copy-button.tsx';
import { LineField } from '../../components/line-field/line-field.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { paths } from '../../lib/paths.ts';
import { trpc } from '../../trpc.ts';

const addressOf = (courseId: string): string => `${window.location.origin}${paths.course(courseId)}`;

type CourseLinkProps = { course: EditedCourse; selectedVisibility: Visibility };

export function CourseLink({ course, selectedVisibility }: CourseLinkProps) {
  if (selectedVisibility === 'private') return <InvitationLink course={course} />;
  const isCurrent = course.isOnline && course.visibility === selectedVisibility;
  const hint = isCurrent ? texts.courseLinkHints[selectedVisibility] : texts.courseLinkLater;
  return <LinkField label={texts.courseLink} hint={hint} link={addressOf(course.courseId)} />;
}

function InvitationLink({ course }: { course: EditedCourse }) {
  const { courseId, invitationToken, isOnline, visibility } = course;
  const [note, showNote] = useTemporaryNote();
  const utils = trpc.useUtils();
  const renew = trpc.courses.renewInvitation.useMutation({
    onSettled: () => utils.editor.course.invalidate({ courseId }),
  });
  const askToRenew = () =>
    ask({
      title: texts.renewTitle,
      text: texts.renewText,
      confirmLabel: texts.renew,
      run: () => renew.mutateAsync({ courseId }),
      failed: texts.renewFailed,
      onDone: () => showNote(texts.renewed),
    });
  if (invitationToken === null) return null;
  return (
    <LinkField
      label={texts.link}
      hint={isOnline && visibility === 'private' ? texts.linkHint : texts.linkLater}
      link={`${addressOf(courseId)}?invitation=${invitationToken}`}
    >
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
        onClick={askToRenew}
      >
        {texts.renew}
      </Button>
      <SavedNote note={note} />
    </LinkField>
  );
}

type LinkFieldProps = { label: string; hint: string; link: string; children?: ReactNode };

function LinkField({ label, hint, link, children }: LinkFieldProps) {
  return (
    <Stack p="1rem 1.25rem 1.125rem" gap="sm" bg="var(--pg-sunken)" bdrs="fit">
      <LineField
        label={label}
        description={hint}
        value={link}
        readOnly
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={link} texts={{ copy: texts.copy, copied: texts.copied, failed: texts.copyFailed }}>
        {children}
      </CopyButton>
    </Stack>
  );
}
