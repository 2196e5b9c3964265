import { Box, Button, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { ApplicationAnswer } from '#shared/applications/state.ts';
import type { Decision } from '#shared/moderation/decision.ts';
import { answerLimit } from '#shared/moderation/schema.ts';
import { moderationTexts } from '#shared/texts/moderation/moderation.ts';
import { formatDateTime } from '../lib/dates.ts';
import { sentenceOf } from '../lib/errors.ts';
import { trpc } from '../trpc.ts';
import common from './common.module.css';
import { FormError } from './form-error/form-error.tsx';

const { answer: answerTexts } = moderationTexts;

type DecisionAnswerProps = {
  decision: Pick<Decision, 'decisionId' | 'answer' | 'answeredAt'>;
  mayAnswer: boolean;
};

export function DecisionAnswer({ decision, mayAnswer }: DecisionAnswerProps) {
  const { answer, answeredAt, decisionId } = decision;
  if (answeredAt !== null)
    return (
      <dl>
        <DefinitionItem term={answerTexts.given(formatDateTime(answeredAt))}>{answer}</DefinitionItem>
      </dl>
    );
  if (mayAnswer) return <AnswerForm decisionId={decisionId} />;
  return <Text c="dimmed">{answerTexts.waiting}</Text>;
}

function AnswerForm({ decisionId }: { decisionId: string }) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { moderation } = trpc.useUtils();
  const send = trpc.moderation.answer.useMutation({ onSuccess: () => moderation.invalidate() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answerText = text.trim();
    setIsMissing(answerText === '');
    if (answerText !== '') send.mutate({ decisionId, text: answerText });
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={20}>
        <Textarea
          label={answerTexts.label}
          description={answerTexts.hint}
          autosize
          minRows={4}
          maxLength={answerLimit}
          value={text}
          error={isMissing ? answerTexts.missing : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <FormError message={send.error && sentenceOf(send.error, answerTexts.failed)} />
        <div>
          <Button type="submit" loading={send.isPending}>
            {answerTexts.send}
          </Button>
        </div>
      </Stack>
    </form>
  );
}

export function DefinitionItem({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <Box component="dt" mb={4} c="dimmed" fz={14}>
        {term}
      </Box>
      <dd className={`${common.anywhere} ${common.unhyphenated} ${common.preLine}`}>{children}</dd>
    </div>
  );
}

export function AnswerList({ answers, none: emptyText }: { answers: readonly ApplicationAnswer[]; none: string }) {
  return (
    <Stack component="dl" gap="sm" maw="var(--pg-reading)">
      {answers.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same text
        <DefinitionItem key={index} term={question}>
          {answer.trim() || emptyText}
        </DefinitionItem>
      ))}
    </Stack>
  );
}
