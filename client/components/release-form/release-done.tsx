import { Box, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import common from '../common.module.css';
import { LinkButton } from '../link-button.tsx';
import { ClosingShapes } from '../loading-shape.tsx';
import { SheetFoot, useSheetShape } from '../sheet/sheet.tsx';

type ReleaseDoneProps = {
  text: string;
  /** The text is the headline of what follows. */
  isHeadline?: boolean;
  nextLink: { to: string; label: string };
  /** Between the sentence and the next step. */
  children?: ReactNode;
  more?: ReactNode;
};

/** The two shapes close once at the top of the sheet, then one sentence and the next step. */
export function ReleaseDone({ text, isHeadline = false, nextLink, children, more }: ReleaseDoneProps) {
  const sentence = useRef<HTMLDivElement>(null);
  useEffect(() => {
    sentence.current?.focus();
    const sheet = sentence.current?.closest('[role="dialog"]');
    if (sheet) sheet.scrollTop = 0;
  }, []);
  return (
    <>
      <Stack gap="md" pb="lg" align="flex-start">
        <ClosingShapes />
        <Box ref={sentence} tabIndex={-1} role="status" maw="34rem" className={common.anywhere}>
          {isHeadline ? (
            <Title order={3} fz="h2" lh={1.2}>
              {text}
            </Title>
          ) : (
            <Text lh={1.4} fz="lg" fw={600}>
              {text}
            </Text>
          )}
        </Box>
        {children}
      </Stack>
      <SheetFoot>
        <Group gap="xs">
          <LinkButton to={nextLink.to} kind="action">
            {nextLink.label}
          </LinkButton>
          {more}
        </Group>
      </SheetFoot>
    </>
  );
}

type ReleaseDialogProps = { title: string; opened: boolean; onClose: () => void; children: ReactNode };

export function ReleaseDialog({ title, opened, onClose, children }: ReleaseDialogProps) {
  const shape = useSheetShape();
  return (
    <Modal
      {...shape}
      title={
        <Text span inherit lineClamp={3} tabIndex={-1} data-autofocus="" style={{ outline: 'none' }}>
          {title}
        </Text>
      }
      opened={opened}
      onClose={onClose}
      size="46rem"
    >
      {children}
    </Modal>
  );
}
