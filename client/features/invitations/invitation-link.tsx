import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useRef } from 'react';
import { invitationLinkTexts as texts } from '#shared/texts/members/invitations.ts';
import common from '../../components/common.module.css';
import { CopyButton } from '../../components/copy-button.tsx';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';

type InvitationLinkProps = { email: string; link: string; onDone: () => void };

export function InvitationLink({ email, link, onDone }: InvitationLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Stack gap="md">
      <p className={common.anywhere}>{texts.text(email)}</p>
      <TextInput
        label={texts.label}
        value={link}
        readOnly
        ref={field}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton
        isMain
        text={link}
        texts={{ copy: texts.copy, copied: texts.copied, failed: texts.notCopied }}
        onFailed={() => field.current?.select()}
      />
      <Text c="dimmed" fz="sm">
        {texts.once}
      </Text>
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          {texts.done}
        </Button>
      </DialogActions>
    </Stack>
  );
}
