import { Box, Button, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { shellTexts } from '#shared/texts/shell.ts';
import { useIsNarrow } from '../../lib/hooks.ts';
import common from '../common.module.css';
import { FormError } from '../form-error/form-error.tsx';
import { LinkButton } from '../link-button.tsx';
import { ClosingShapes } from '../loading-shape.tsx';
import classes from './release-form.module.css';

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
    <Stack gap="lg" align="flex-start">
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

type SheetActionsProps = { failure?: string | null; onCancel: () => void; children?: ReactNode; note?: ReactNode };

/** `children` are the buttons beside 'Abbrechen'. */
export const SheetActions = ({ failure = null, onCancel, children, note }: SheetActionsProps) => (
  <SheetFoot>
    {failure !== null && (
      <Box mb="xs">
        <FormError message={failure} />
      </Box>
    )}
    <Group gap="xs" wrap="nowrap" justify="flex-end">
      <Button variant="subtle" px="sm" fw={500} onClick={onCancel}>
        {shellTexts.cancel}
      </Button>
      {children}
    </Group>
    {note}
  </SheetFoot>
);

const column = { display: 'flex', flexDirection: 'column' } as const;

/** Fills a phone, so that the foot stays in view. */
export function useSheetShape() {
  const isNarrow = useIsNarrow();
  return {
    fullScreen: isNarrow,
    radius: isNarrow ? 0 : 'xl',
    styles: { content: column, header: { flex: 'none' }, body: { ...column, flex: '1 0 auto' } },
  } as const;
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
