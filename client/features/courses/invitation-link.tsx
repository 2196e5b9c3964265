import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import type { EditedCourse } from '#shared/editor/state.ts';
import { courseSettingsTexts as texts } from '#shared/texts/courses.ts';
import { paths } from '../../app/paths.ts';
import { copyText } from '../../lib/clipboard.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { toastError, toastSuccess } from '../../lib/toast.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmModal } from '../organisations/confirm-modal.tsx';
import classes from './settings.module.css';

const linkOf = (courseId: string, token: string): string =>
  `${window.location.origin}${paths.course(courseId)}?invitation=${token}`;

/** The link that opens a private course to whoever holds it. */
export function InvitationLink({ course }: { course: EditedCourse }) {
  const { courseId, invitationToken, isOnline, visibility } = course;
  const [isRenewing, setIsRenewing] = useState(false);
  const utils = trpc.useUtils();
  const renew = trpc.courses.renewInvitation.useMutation({
    onSuccess: () => toastSuccess(texts.renewed),
    onError: (error) => toastError(sentenceOf(error, texts.renewFailed)),
    onSettled: async () => {
      await utils.editor.course.invalidate({ courseId });
      setIsRenewing(false);
    },
  });
  if (invitationToken === null) return null;
  const link = linkOf(courseId, invitationToken);
  const copy = async () => ((await copyText(link)) ? toastSuccess(texts.copied) : toastError(texts.copyFailed));
  return (
    <div className={classes['link']}>
      <TextInput
        label={texts.link}
        description={isOnline && visibility === 'private' ? texts.linkHint : texts.linkLater}
        value={link}
        readOnly
        translate="no"
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={classes['linkActions']}>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconCopy size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void copy()}
        >
          {texts.copy}
        </Button>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setIsRenewing(true)}
        >
          {texts.renew}
        </Button>
      </div>
      <ConfirmModal
        title={texts.renewTitle}
        action={texts.renew}
        opened={isRenewing}
        isPending={renew.isPending}
        onClose={() => setIsRenewing(false)}
        onConfirm={() => renew.mutate({ courseId })}
      >
        {texts.renewText}
      </ConfirmModal>
    </div>
  );
}
