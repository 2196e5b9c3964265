import { Box, Button, Group, Input, NativeSelect, Text, TextInput } from '@mantine/core';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { poolLimits } from '#shared/releases/limits.ts';
import { type BlockKind, blockKinds } from '#shared/talent-pool/schema.ts';
import type { CompanyBlockView } from '#shared/talent-pool/state.ts';
import { blocklistTexts as texts } from '#shared/texts/talent-pool/person.ts';
import common from '../../components/common.module.css';
import { FormError } from '../../components/form-error/form-error.tsx';
import { SavedNote } from '../../components/saved-note/saved-note.tsx';
import { codeOf, sentenceOf } from '../../lib/errors.ts';
import { useTemporaryNote } from '../../lib/hooks.ts';
import { toastUndo } from '../../lib/toast.ts';
import { useReleaseRefresh } from '../../lib/use-release-changes.ts';
import { trpc } from '../../trpc.ts';

export function Blocklist({ blocks }: { blocks: readonly CompanyBlockView[] }) {
  const field = useRef<HTMLInputElement>(null);
  const [note, showNote] = useTemporaryNote();
  const restore = trpc.found.addBlock.useMutation({ onSettled: useReleaseRefresh() });
  const offerUndo = ({ kind, label }: CompanyBlockView) => {
    field.current?.focus();
    showNote(null);
    const onSuccess = () => showNote(texts.added(label));
    toastUndo(texts.removed(label), texts.undo, () => restore.mutate({ kind, label }, { onSuccess }));
  };
  return (
    <section aria-label={texts.title}>
      <Text mb="md" c="dimmed">
        {texts.text}
      </Text>
      <AddBlock field={field} say={showNote} />
      <SavedNote note={note} />
      <FormError message={restore.error && sentenceOf(restore.error, texts.failed)} />
      {blocks.length === 0 ? (
        <Text mt="md" c="dimmed">
          {texts.none}
        </Text>
      ) : (
        <Box component="ul" mt="md" aria-label={texts.list}>
          {blocks.map((block) => (
            <BlockRow key={`${block.kind} ${block.key}`} block={block} onDone={() => offerUndo(block)} />
          ))}
        </Box>
      )}
    </section>
  );
}

type AddBlockProps = { field: RefObject<HTMLInputElement | null>; say: (note: string | null) => void };

function AddBlock({ field, say }: AddBlockProps) {
  const [kind, setKind] = useState<BlockKind>('name');
  const [label, setLabel] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const refresh = useReleaseRefresh();
  const add = trpc.found.addBlock.useMutation({ onSettled: refresh });
  const isInvalid = codeOf(add.error) === 'BLOCK_INVALID';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    say(null);
    setIsMissing(label.trim() === '');
    if (label.trim() === '') return field.current?.focus();
    const onSuccess = () => {
      setLabel('');
      field.current?.focus();
      say(texts.added(label.trim()));
    };
    add.mutate({ kind, label }, { onSuccess, onError: () => field.current?.focus() });
  };
  const clearErrors = () => {
    setIsMissing(false);
    add.reset();
  };
  const choose = (value: string) => {
    setKind(blockKinds.find((one) => one === value) ?? 'name');
    setLabel('');
    clearErrors();
  };
  const invalidText = isInvalid ? texts.invalid[add.variables?.kind ?? kind] : null;
  return (
    <form onSubmit={submit} noValidate>
      <Group gap="sm" align="flex-start">
        <NativeSelect
          label={texts.kind}
          data={blockKinds.map((value) => ({ value, label: texts.kinds[value] }))}
          value={kind}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        <TextInput
          ref={field}
          flex="1 1 14rem"
          label={texts.label[kind]}
          placeholder={texts.placeholder[kind]}
          maxLength={poolLimits.blockLabel}
          autoComplete="off"
          value={label}
          error={isMissing ? texts.missing[kind] : invalidText}
          onChange={(event) => {
            setLabel(event.currentTarget.value);
            clearErrors();
          }}
        />
        <div>
          {/* Aligns the button with the fields in one row. */}
          <Input.Label component="div" aria-hidden fz="0.9375rem" mb="0.375rem" visibleFrom="sm">
            &nbsp;
          </Input.Label>
          <Button display="block" type="submit" variant="default" h={48} loading={add.isPending}>
            {texts.add}
          </Button>
        </div>
      </Group>
      <FormError message={add.error === null || isInvalid ? null : sentenceOf(add.error, texts.failed)} />
    </form>
  );
}

function BlockRow({ block, onDone }: { block: CompanyBlockView; onDone: () => void }) {
  const { kind, key, label } = block;
  const refresh = useReleaseRefresh();
  const remove = trpc.found.removeBlock.useMutation({ onSuccess: onDone, onSettled: refresh });
  return (
    <Box component="li" py="sm" className={common.lineTop}>
      <Group gap="0.25rem 1rem" justify="space-between">
        <span className={common.anywhere}>
          <Text span fw={600}>
            {label}
          </Text>{' '}
          <Text span c="dimmed" fz="sm" className={common.oneLine}>
            ({texts.kinds[kind]})
          </Text>
        </span>
        <Button
          variant="default"
          size="sm"
          aria-label={texts.removeNamed(label)}
          loading={remove.isPending}
          onClick={() => remove.mutate({ kind, key })}
        >
          {texts.remove}
        </Button>
      </Group>
      <FormError message={remove.error && sentenceOf(remove.error, texts.failed)} />
    </Box>
  );
}
