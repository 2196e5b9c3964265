import { Box, Button, Group } from '@mantine/core';
import { useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { resultWords, runTexts as texts } from '#shared/texts/assessments/results.ts';
import { look } from '../../../components/look/look.ts';
import { SavedNote } from '../../../components/saved-note/saved-note.tsx';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { useBriefly } from '../../../lib/hooks.ts';
import { paths } from '../../../lib/paths.ts';
import { countingRun, countingWithout, type Run, useDeleteRun } from './use-delete-run.ts';

/** Every finished run of both tests: what counts, what is older, and the way to get rid of one. */
export function RunList({ runs }: { runs: readonly Run[] }) {
  const titleId = useId();
  const list = useRef<HTMLUListElement>(null);
  const [note, say] = useBriefly();
  // The pressed button goes with its row.
  const askToDelete = useDeleteRun(() => {
    list.current?.focus();
    say(texts.removed);
  });
  return (
    <Box component="section" mt="clamp(3rem, 7vw, 5rem)" className={look('reading')} aria-labelledby={titleId}>
      <Box component="h2" lh={1.15} className={look('headingTight', 'step3')} id={titleId}>
        {texts.title}
      </Box>
      <Box component="p" mt="xs" className={look('muted')}>
        {texts.text}
      </Box>
      <Box mih="1.75rem">
        <SavedNote note={note} />
      </Box>
      <ul ref={list} tabIndex={-1} aria-labelledby={titleId}>
        {runs.map((run) => (
          <RunRow
            key={run.resultId}
            run={run}
            counts={run === countingRun(runs, run.kind)}
            onDelete={() => askToDelete(run, countingWithout(runs, run))}
          />
        ))}
      </ul>
    </Box>
  );
}

type RunRowProps = { run: Run; counts: boolean; onDelete: () => void };

function RunRow({ run, counts, onDelete }: RunRowProps) {
  const { kind, resultId, createdAt, variant } = run;
  const date = formatDate(createdAt);
  return (
    <Group gap="0.5rem 1.5rem" justify="space-between" component="li" py={14} className={look('lineTop')}>
      <div>
        <div className={look('strong')}>
          {texts[kind]} {variant && resultWords.variants[variant]}
          {counts && (
            <Box
              component="span"
              ms="0.625rem"
              p="0.125rem 0.5rem"
              bdrs="0.75rem 0.25rem 0.25rem 0.75rem"
              className={look('good', 'tiny', 'fitSoft')}
            >
              {texts.newest}
            </Box>
          )}
        </div>
        <time className={look('muted', 'small')} dateTime={createdAt.toISOString()}>
          {formatDateTime(createdAt)}
        </time>
      </div>
      <Group gap="sm">
        {kind === 'softskill' && (
          <Button component={Link} variant="default" to={paths.results(resultId)} aria-label={texts.openNamed(date)}>
            {texts.open}
          </Button>
        )}
        <Button
          variant="default"
          c="var(--pg-error-text)"
          aria-label={texts.removeNamed(texts[kind], date)}
          onClick={onDelete}
        >
          {texts.remove}
        </Button>
      </Group>
    </Group>
  );
}
