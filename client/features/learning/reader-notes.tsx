import { Box, Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { progressTexts as texts } from '#shared/texts/learning/learning.ts';
import common from '../../components/common.module.css';
import { signUpPath } from '../../lib/access.ts';
import type { ReaderParts } from './reader-parts.ts';

export function ReaderNotes(parts: ReaderParts) {
  const { learning, course } = parts;
  const { progress, reader, hasFailed } = learning;
  if (progress !== null && progress.version > course.version)
    return <NewVersion {...parts} version={progress.version} />;
  if (reader === 'visitor') return <VisitorLine />;
  if (!hasFailed) return null;
  return (
    <Text mt="1.25rem" c="dimmed" fz="sm" className={common.inkLinks} data-screen="" role="status">
      {texts.failed}{' '}
      <Box
        component="button"
        py={4}
        px={0}
        c="bright"
        fw={600}
        className={common.link}
        type="button"
        onClick={() => void learning.refetch()}
      >
        {texts.retry}
      </Box>
    </Text>
  );
}

function NewVersion({ version, onReload }: ReaderParts & { version: number }) {
  return (
    <Group
      my="lg"
      p="1rem 1.25rem"
      gap="0.75rem 1.5rem"
      justify="space-between"
      maw="var(--pg-reading)"
      bdrs="fit"
      bg="var(--mantine-color-amber-light)"
      role="status"
      data-screen=""
    >
      <Box component="p" flex="1 1 16rem">
        <strong>{texts.newVersion(version)}</strong> {texts.newVersionText}
      </Box>
      <ReloadButton onReload={onReload} />
    </Group>
  );
}

function VisitorLine() {
  const { pathname, search } = useLocation();
  return (
    <Text c="dimmed" fz="sm" className={common.inkLinks} data-screen="">
      {texts.visitor} <Link to={signUpPath(`${pathname}${search}`)}>{texts.signUp}</Link>
    </Text>
  );
}

export function ReloadButton({ onReload }: { onReload: () => Promise<unknown> }) {
  const [isLoading, setIsLoading] = useState(false);
  const reload = async () => {
    setIsLoading(true);
    await onReload().catch(() => undefined);
    setIsLoading(false);
  };
  return (
    <Button variant="default" size="sm" loading={isLoading} onClick={() => void reload()}>
      {texts.reload}
    </Button>
  );
}
