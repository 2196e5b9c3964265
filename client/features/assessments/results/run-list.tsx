import { Box, Button, Group, Text, Title } from '@mantine/core';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { resultWords, runTexts as texts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { useTemporaryNote } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';
import { activeRun, activeRunWithout, type Run, useDeleteRun } from './use-delete-run.ts';

export function RunList({ runs }: { runs: readonly Run[] }) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [note, say] = useTemporaryNote();
  const askToDelete = useDeleteRun(() => {
    list.current?.focus();
    say(texts.removed);
  });
  return (
    <Box component="section" mt="clamp(3rem, 7vw, 5rem)" aria-labelledby={titleId}>
      <Title order={2} lts="-0.02em" id={titleId}>
        {texts.title}
      </Title>
      <Text mt="xs" c="dimmed">
        {texts.text}
      </Text>
      <Box mih="1.75rem">
        <SavedNote note={note} />
      </Box>
      <ul ref={list} tabIndex={-1} aria-labelledby={titleId}>
        {runs.map((run) => (
          <RunRow
            key={run.resultId}
            run={run}
            isActive={run === activeRun(runs, run.kind)}
            onDelete={() => askToDelete(run, activeRunWithout(runs, run))}
          />
        ))}
      </ul>
    </Box>
  );
}

type RunRowProps = { run: Run; isActive: boolean; onDelete: () => void };

function RunRow({ run, isActive, onDelete }: RunRowProps) {
  const { kind, resultId, createdAt, variant } = run;
  const date = formatDate(createdAt);
  return (
    <Group gap="0.5rem 1.5rem" justify="space-between" component="li" py={14} className={common.lineTop}>
      <div>
        <Box fw={600}>
          {texts[kind]} {variant && resultWords.variants[variant]}
          {isActive && (
            <Text
              span
              ms="0.625rem"
              p="0.125rem 0.5rem"
              bdrs="0.75rem 0.25rem 0.25rem 0.75rem"
              c="var(--pg-fit-text)"
              fz="xs"
              bg="var(--pg-fit-soft)"
            >
              {texts.newest}
            </Text>
          )}
        </Box>
        <Box component="time" c="dimmed" fz="sm" dateTime={createdAt.toISOString()}>
          {formatDateTime(createdAt)}
        </Box>
      </div>
      <Group gap="sm">
        {kind === 'softskill' && (
          <Button component={Link} variant="default" to={paths.results(resultId)} aria-label={texts.openNamed(date)}>
            {texts.open}
          </Button>
        )}
        <Button
          variant="subtle"
          c="dimmed"
          fw={400}
          aria-label={texts.removeNamed(texts[kind], date)}
          onClick={onDelete}
        >
          {texts.remove}
        </Button>
      </Group>
    </Group>
  );
}
