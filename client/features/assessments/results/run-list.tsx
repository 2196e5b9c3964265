import { Box, Group, Text, Title, VisuallyHidden } from '@mantine/core';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { resultWords, runTexts as texts } from '#shared/texts/assessments/results.ts';
import common from '../../../components/common.module.css';
import { PlainButton } from '../../../components/link-button.tsx';
import card from '../../../components/list-card.module.css';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { useTemporaryNote } from '../../../lib/hooks.ts';
import { activeRun, activeRunWithout, pathOf, type Run, useDeleteRun } from './use-delete-run.ts';

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
  const { kind, createdAt, variant } = run;
  const date = formatDate(createdAt);
  const name = [texts[kind], variant && resultWords.variants[variant]].filter(Boolean).join(' ');
  return (
    <Group
      gap="xs"
      justify="space-between"
      wrap="nowrap"
      component="li"
      py={14}
      className={`${card.card} ${common.lineTop}`}
    >
      <Box miw={0} className={common.anywhere}>
        <Box fw={600}>
          <Box component={Link} c="bright" className={`${common.link} ${card.title}`} to={pathOf(run)}>
            {name}
            <VisuallyHidden>, {texts.open(date)}</VisuallyHidden>
          </Box>
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
      </Box>
      <Box flex="none" me={-9}>
        <PlainButton kind="plain" size="sm" onClick={onDelete}>
          {texts.remove}
          <VisuallyHidden> {texts.of(texts[kind], date)}</VisuallyHidden>
        </PlainButton>
      </Box>
    </Group>
  );
}
