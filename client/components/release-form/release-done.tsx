import { Button, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { releaseFormTexts } from '#shared/texts/releases/release.ts';
import { useIsNarrow } from '../../lib/hooks.ts';
import common from '../common.module.css';
import { DialogActions } from '../dialog-actions/dialog-actions.tsx';
import { LinkButton } from '../link-button.tsx';

type ReleaseDoneProps = {
  title: string;
  text: string;
  nextLink: { to: string; label: string };
  onClose: () => void;
};

export function ReleaseDone({ title, text, nextLink, onClose }: ReleaseDoneProps) {
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => close.current?.focus(), []);
  return (
    <Stack gap="lg">
      <div role="status">
        <Text fz={17} fw={600} className={common.anywhere}>
          {title}
        </Text>
        <Text c="dimmed">{text}</Text>
      </div>
      <DialogActions>
        <Button ref={close} variant="default" onClick={onClose}>
          {releaseFormTexts.done.close}
        </Button>
        <LinkButton to={nextLink.to}>{nextLink.label}</LinkButton>
      </DialogActions>
    </Stack>
  );
}

type ReleaseDialogProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

export function ReleaseDialog({ title, opened, onClose, children }: ReleaseDialogProps) {
  const isNarrow = useIsNarrow();
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
