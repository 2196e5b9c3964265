import { Button, Modal, Stack } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { releaseFormTexts } from '#shared/texts/releases/release.ts';
import { useNarrow } from '../../lib/hooks.ts';
import { DialogActions } from '../dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../link-button.tsx';
import { look } from '../look/look.ts';

type ReleaseDoneProps = {
  title: string;
  text: string;
  way: { to: string; label: string };
  onClose: () => void;
};

/** What is so now, and where it is to be seen. It comes into a dialog that is open already, in place of the button that was pressed. */
export function ReleaseDone({ title, text, way, onClose }: ReleaseDoneProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack gap="lg">
      <div role="status">
        <p className={look('large', 'strong', 'anywhere')}>{title}</p>
        <p className={look('muted')}>{text}</p>
      </div>
      <DialogActions>
        <Button ref={close} variant="default" onClick={onClose}>
          {releaseFormTexts.done.close}
        </Button>
        <LinkButton to={way.to}>{way.label}</LinkButton>
      </DialogActions>
    </Stack>
  );
}

type ReleaseDialogProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

/** Wide enough for a full view of a person; full screen on phones. */
export function ReleaseDialog({ title, opened, onClose, children }: ReleaseDialogProps) {
  const isNarrow = useNarrow();
  return (
    <Modal
      title={title}
      opened={opened}
      onClose={onClose}
      size="52rem"
      fullScreen={isNarrow}
      radius={isNarrow ? 0 : 'xl'}
    >
      {children}
    </Modal>
  );
}
