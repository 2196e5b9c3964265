import { Button, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import type { InvitationView } from '#shared/members/schema.ts';
import { invitationLinkTexts as texts } from '#shared/texts/members/invitations.ts';
import { organisationTexts } from '#shared/texts/organisations/organisations.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { InvitationLink } from './invitation-link.tsx';

export function RenewLinkButton({ invitation: { invitationId, email } }: { invitation: InvitationView }) {
  const [isOpen, setIsOpen] = useState(false);
  const utils = trpc.useUtils();
  const renew = trpc.invitations.resend.useMutation({ onSettled: () => utils.invitations.page.invalidate() });
  const close = () => setIsOpen(false);
  const link = renew.data?.link ?? null;
  return (
    <>
      <Button variant="default" size="sm" aria-label={texts.renewNamed(email)} onClick={() => setIsOpen(true)}>
        {texts.renew}
      </Button>
      <Modal
        title={link === null ? texts.renew : texts.title}
        opened={isOpen}
        onClose={close}
        onExitTransitionEnd={renew.reset}
        closeOnClickOutside={link === null}
      >
        {link === null ? (
          <Stack gap="lg">
            <p className={common.anywhere}>{texts.renewText(email)}</p>
            <FormError message={renew.error && sentenceOf(renew.error, texts.renewFailed)} />
            <DialogActions>
              <Button variant="default" onClick={close} data-autofocus>
                {organisationTexts.cancel}
              </Button>
              <Button loading={renew.isPending} onClick={() => renew.mutate({ invitationId })}>
                {texts.renew}
              </Button>
            </DialogActions>
          </Stack>
        ) : (
          <InvitationLink email={email} link={link} onDone={close} />
        )}
      </Modal>
    </>
  );
}
