import { Box, Button, Flex, Group, Stack, Text, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFocusAfter } from '../../lib/hooks.ts';
import common from '../common.module.css';
import classes from './settings-section.module.css';

type SettingsSectionProps = { title: string; text: string; isWide?: boolean; children: ReactNode };

export function SettingsSection({ title, text, isWide = false, children }: SettingsSectionProps) {
  const titleId = useId();
  return (
    <section
      className={`${classes.section} ${common.lineTop}`}
      style={isWide ? { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: '1.25rem' } : undefined}
      aria-labelledby={titleId}
    >
      <div>
        <Title order={2} size="h4" id={titleId}>
          {title}
        </Title>
        <Text mt={6} c="dimmed" fz="sm">
          {text}
        </Text>
      </div>
      <Stack gap="lg" miw={0}>
        {children}
      </Stack>
    </section>
  );
}

type OnRequestProps = {
  label: string;
  name?: string;
  /** Resets the form of a caller that keeps its state. */
  onCancel?: () => void;
  /** A function for a form: Esc, and `cancel`, drop what was entered. */
  children: ReactNode | ((close: () => void, cancel: () => void) => ReactNode);
};

/** The button of a row, which its content replaces. The focus moves to the first field, or to the content, and back. */
export function OnRequest({ label, name, onCancel, children }: OnRequestProps) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const focusAfter = useFocusAfter();
  useEffect(() => {
    if (isOpen) (content.current?.querySelector<HTMLElement>('input:not([hidden])') ?? content.current)?.focus();
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    focusAfter(() => button.current);
  };
  const cancel = () => {
    onCancel?.();
    close();
  };
  const cancelOnEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape' && typeof children === 'function') cancel();
  };
  if (isOpen)
    return (
      <Box w="100%" mt="sm" ref={content} tabIndex={-1} style={{ order: 2 }} onKeyDown={cancelOnEscape}>
        {typeof children === 'function' ? children(close, cancel) : children}
      </Box>
    );
  return (
    <Button ref={button} className={common.atStart} variant="default" aria-label={name} onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
}

type SettingRowProps = { title: string; value: ReactNode; action?: ReactNode; children?: ReactNode };

/** The button that changes the value is next to the title; its form follows the value. */
export function SettingRow({ title, value, action, children }: SettingRowProps) {
  const titleId = useId();
  return (
    <Stack component="section" gap="md" py="md" className={common.lineTop} aria-labelledby={titleId}>
      <Group gap="0 1rem" justify="space-between">
        <Title order={3} flex="1 1 0" fz="md" lh={1.5} ff="text" id={titleId}>
          {title}
        </Title>
        <Box w="100%" c="dimmed" fz="sm" className={common.anywhere} style={{ order: 1 }}>
          {value}
        </Box>
        {action}
      </Group>
      {children}
    </Stack>
  );
}

/** Rows with a common title. */
export function SettingGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Flex gap="xs" pb="xl" direction={{ base: 'column', sm: 'row' }}>
      <Box flex="none" w={{ sm: '18rem' }} pt={{ base: 'xs', sm: 'md' }}>
        <Title order={2} size="h4">
          {title}
        </Title>
      </Box>
      <Box flex={1} maw="42rem" miw={0}>
        {children}
      </Box>
    </Flex>
  );
}
