import { Button, Group, Stack, TextInput } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { invitationLinkTexts as texts } from '#shared/texts/invitations.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { copyText } from '../../lib/clipboard.ts';

type InvitationLinkProps = { email: string; link: string; onDone: () => void };

/** The only moment in which the link of an invitation can be read. */
export function InvitationLink({ email, link, onDone }: InvitationLinkProps) {
  const [copying, setCopying] = useState<'done' | 'refused' | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const copy = async () => {
    const isCopied = await copyText(link);
    setCopying(isCopied ? 'done' : 'refused');
    // Selected, it is one key away from being copied by hand.
    if (!isCopied) field.current?.select();
  };
  return (
    <Stack gap="md">
      <p className={look('anywhere')}>{texts.text(email)}</p>
      <TextInput
        label={texts.label}
        value={link}
        readOnly
        ref={field}
        data-autofocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="md">
        <Button leftSection={<IconCopy size={18} stroke={1.75} aria-hidden="true" />} onClick={() => void copy()}>
          {texts.copy}
        </Button>
        <SavedNote note={copying === 'done' && texts.copied} />
      </Group>
      <FormError message={copying === 'refused' ? texts.notCopied : null} />
      <p className={look('muted', 'small')}>{texts.once}</p>
      <DialogActions>
        <Button variant="default" onClick={onDone}>
          {texts.done}
        </Button>
      </DialogActions>
    </Stack>
  );
}
