import { Box, Button, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
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

type OnRequestProps = { label: string; children: ReactNode | ((close: () => void) => ReactNode) };

/** A button that its content replaces. The focus moves to the first field, or to the content, and back. */
export function OnRequest({ label, children }: OnRequestProps) {
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
  if (isOpen)
    return (
      <Box w="100%" ref={content} tabIndex={-1}>
        {typeof children === 'function' ? children(close) : children}
      </Box>
    );
  return (
    <Button ref={button} className={common.atStart} variant="default" onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
}

/** A current value and, next to it, the button that changes it. */
export const ValueRow = ({ term, value, children }: { term: string; value: string; children: ReactNode }) => (
  <Group gap="md" justify="space-between">
    <Box component="dl" flex="1 1 16rem" miw={0}>
      <Box component="dt" c="dimmed" fz={14}>
        {term}
      </Box>
      <Box component="dd" fw={600} className={`${common.anywhere} ${common.unhyphenated}`}>
        {value}
      </Box>
    </Box>
    {children}
  </Group>
);
