import { Box, Button, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import common from '../common.module.css';
import classes from './settings-section.module.css';

export function SettingsSection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={`${classes.section} ${common.lineTop}`} aria-labelledby={titleId}>
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

/** A button that its content replaces. The focus moves to the first field, or to the content. */
export function OnRequest({ label, children }: { label: string; children: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) (content.current?.querySelector<HTMLElement>('input:not([hidden])') ?? content.current)?.focus();
  }, [isOpen]);
  if (isOpen)
    return (
      <Box ref={content} tabIndex={-1}>
        {children}
      </Box>
    );
  return (
    <Button className={common.atStart} variant="default" onClick={() => setIsOpen(true)}>
      {label}
    </Button>
  );
}
