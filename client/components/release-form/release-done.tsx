import { Box, Group, Modal, Stack, Text } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { useIsNarrow } from '../../lib/hooks.ts';
import common from '../common.module.css';
import { LinkButton } from '../link-button.tsx';
import { ClosingShapes } from '../loading-shape.tsx';
import classes from './release-form.module.css';

type ReleaseDoneProps = {
  text: string;
  nextLink: { to: string; label: string };
  /** Between the sentence and the next step. */
  children?: ReactNode;
  more?: ReactNode;
};

/** The two shapes close once, then one sentence and the next step. */
export function ReleaseDone({ text, nextLink, children, more }: ReleaseDoneProps) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  return (
    <Stack gap="lg" align="flex-start">
      <ClosingShapes />
      <Text
        ref={sentence}
        tabIndex={-1}
        role="status"
        maw="34rem"
        lh={1.4}
        fz="lg"
        fw={600}
        className={common.anywhere}
      >
        {text}
      </Text>
      {children}
      <Group gap="sm">
        <LinkButton to={nextLink.to} kind="action">
          {nextLink.label}
        </LinkButton>
        {more}
      </Group>
    </Stack>
  );
}

export const SheetFoot = ({ children }: { children: ReactNode }) => <Box className={classes.foot}>{children}</Box>;

const column = { display: 'flex', flexDirection: 'column' } as const;

type ReleaseDialogProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

export function ReleaseDialog({ title, opened, onClose, children }: ReleaseDialogProps) {
  const isNarrow = useIsNarrow();
  return (
    <Modal
      title={
        <Text span inherit lineClamp={3} tabIndex={-1} data-autofocus="" style={{ outline: 'none' }}>
          {title}
        </Text>
      }
      opened={opened}
      onClose={onClose}
      size="46rem"
      fullScreen={isNarrow}
      radius={isNarrow ? 0 : 'xl'}
      styles={{ content: column, header: { flex: 'none' }, body: { ...column, flex: '1 0 auto' } }}
    >
      {children}
    </Modal>
  );
}
