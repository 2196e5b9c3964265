import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
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
