import { Button, Modal, Stack, Text, Title } from '@mantine/core';
import type { LegalQuestion, LegalState } from '#shared/consents/state.ts';
import { legalTexts as texts } from '#shared/texts/account/consents.ts';
import { consentWording } from '#shared/texts/consents.ts';
import common from '../../components/common.module.css';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { Fold } from '../../components/fold/fold.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { Loaded } from '../../components/loaded.tsx';
import { LoadingShape } from '../../components/loading-shape.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';
import { ReadOnRequest } from './legal-text.tsx';
import { useAnswer, usePostpone } from './use-legal.ts';

type LegalDialogProps = { state: LegalState; onClose: () => void };

export default function LegalDialog({ state, onClose }: LegalDialogProps) {
  const { kind } = state;
  const query = trpc.consents.question.useQuery({ kind });
  return (
    <Modal title={texts.dialog[kind]} opened onClose={onClose} size="lg">
      <Loaded query={query} isFreshOnly skeleton={<LoadingShape kind="text" />}>
        {(question) => (
          <Stack gap="lg">
            <WhatChanged question={question} />
            <ReadOnRequest label={texts.read} kind={kind} document={question.document} />
            <Answer state={state} document={question.document} onClose={onClose} />
          </Stack>
        )}
      </Loaded>
    </Modal>
  );
}

function WhatChanged({ question: { summaries, changes } }: { question: LegalQuestion }) {
  const hasChanges = changes !== null && changes.added.length + changes.removed.length > 0;
  return (
    <>
      {summaries.length > 0 && (
        <section aria-label={texts.summary}>
          <Title order={3} size="h4" mb="xs">
            {texts.summary}
          </Title>
          {summaries.map((summary) => (
            <Text key={summary} mb="xs" className={common.anywhere} style={{ whiteSpace: 'pre-line' }}>
              {summary}
            </Text>
          ))}
        </section>
      )}
      {hasChanges && (
        <Fold title={texts.changes} heading="h3" isOpen={summaries.length === 0}>
          <Paragraphs title={texts.added} texts={changes.added} />
          <Paragraphs title={texts.removed} texts={changes.removed} />
          {changes.more > 0 && <Text c="dimmed">{texts.moreChanges(changes.more)}</Text>}
        </Fold>
      )}
    </>
  );
}

function Paragraphs({ title, texts: paragraphs }: { title: string; texts: readonly string[] }) {
  if (paragraphs.length === 0) return null;
  return (
    <Stack component="section" gap="xs" mb="md" aria-label={title}>
      <Text fw={650}>{title}</Text>
      {paragraphs.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may repeat and never move
        <Text key={index} fz="sm" pl="md" className={common.anywhere}>
          {paragraph}
        </Text>
      ))}
    </Stack>
  );
}

type AnswerProps = LegalDialogProps & { document: number };

function Answer({ state: { kind, agreed }, document, onClose }: AnswerProps) {
  const answer = useAnswer(onClose);
  const postpone = usePostpone();
  const isTerms = kind === 'terms';
  const refuse = () => {
    if (isTerms) return answer.mutate({ kind, document, answer: 'declined' });
    postpone(kind);
    onClose();
  };
  return (
    <Stack gap="sm">
      <Text fw={600}>{consentWording(kind)}</Text>
      {isTerms && (
        <Text c="dimmed" fz="sm">
          {texts.consequence[agreed === null ? 'first' : 'former']}
        </Text>
      )}
      <FormError message={answer.error && sentenceOf(answer.error, texts.failed)} />
      <DialogActions>
        <Button variant="default" disabled={answer.isPending} onClick={refuse}>
          {isTerms ? texts.decline : texts.later}
        </Button>
        <Button
          color="coral"
          loading={answer.isPending}
          onClick={() => answer.mutate({ kind, document, answer: 'agreed' })}
        >
          {isTerms ? texts.agree : texts.noted}
        </Button>
      </DialogActions>
    </Stack>
  );
}
