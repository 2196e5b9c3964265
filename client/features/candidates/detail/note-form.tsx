import { Button, Stack, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { candidateListTexts } from '#shared/texts/candidates/list.ts';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { trpc } from '../../../trpc.ts';

const { entries: texts } = candidateListTexts;

export function NoteForm({ releaseId, onAdded }: { releaseId: string; onAdded: () => void }) {
  const utils = trpc.useUtils();
  const [text, setText] = useState('');
  const add = trpc.candidates.addNote.useMutation({
    onSuccess: async (_, sent) => {
      // Text typed during the request stays.
      setText((typed) => (typed.trim() === sent.text ? '' : typed));
      onAdded();
      await utils.candidates.entries.invalidate({ releaseId });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') add.mutate({ releaseId, text: text.trim() });
  };
  const changeText = (newText: string) => {
    if (add.isError) add.reset();
    setText(newText);
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label={texts.field}
          placeholder={texts.placeholder}
          description={texts.left(texts.limit - text.length)}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          maxLength={texts.limit}
          value={text}
          onChange={(event) => changeText(event.currentTarget.value)}
        />
        <FormError message={add.error && sentenceOf(add.error, texts.notSaved)} />
        <div>
          <Button type="submit" disabled={text.trim() === ''} loading={add.isPending}>
            {texts.add}
          </Button>
        </div>
      </Stack>
    </form>
  );
}
