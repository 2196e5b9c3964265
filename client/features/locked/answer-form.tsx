import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { answerLimit } from '#shared/moderation/schema.ts';
import { lockedTexts as texts } from '#shared/texts/locked.ts';
import { moderationTexts } from '#shared/texts/moderation.ts';
import { FormError } from '../../components/form-error/form-error.tsx';
import { look } from '../../components/look/look.ts';
import { sentenceOf } from '../../lib/errors.ts';
import { trpc } from '../../trpc.ts';

const { answer: words } = moderationTexts;

/** The organisation's one answer to what was decided about it. */
export function AnswerForm({ decisionId }: { decisionId: string }) {
  const [text, setText] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const utils = trpc.useUtils();
  const send = trpc.moderation.answer.useMutation({ onSuccess: () => utils.moderation.ofOrganisation.invalidate() });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    setIsMissing(said === '');
    if (said !== '') send.mutate({ decisionId, text: said });
  };
  return (
    <form className={look('stack', 'gap20')} noValidate onSubmit={submit}>
      <Textarea
        label={words.label}
        description={words.hint}
        autosize
        minRows={4}
        maxLength={answerLimit}
        value={text}
        error={isMissing ? words.missing : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <FormError message={send.error && sentenceOf(send.error, texts.answerFailed)} />
      <div>
        <Button type="submit" loading={send.isPending}>
          {words.send}
        </Button>
      </div>
    </form>
  );
}
