import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { orderLimits } from '#shared/ai/order.ts';
import { aiEditorTexts as texts } from '#shared/texts/ai/results.ts';
import { DialogActions } from '../../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../../lib/errors.ts';
import { useLastValue } from '../../../lib/hooks.ts';
import { newId } from '../../../lib/new-id.ts';
import { trpc } from '../../../trpc.ts';
import { isOverLimit, OverBudgetNote } from '../offer-note.tsx';
import { generationStripId, proposalElementId, scrollOnceRendered } from './block-proposal.tsx';

export type RedoTarget = {
  blockId: string | null;
  lessonId: string;
  type: 'text' | 'quiz';
  waitForSaves: () => Promise<boolean>;
};

type RedoDialogProps = { courseId: string; block: RedoTarget | null; onClose: () => void };

export function RedoDialog({ courseId, block, onClose }: RedoDialogProps) {
  const last = useLastValue(block);
  return (
    <Modal opened={block !== null} onClose={onClose} title={texts.redoTitle}>
      {last !== null && (
        <RedoForm key={last.blockId ?? last.lessonId} courseId={courseId} block={last} onClose={onClose} />
      )}
    </Modal>
  );
}

function RedoForm({ courseId, block, onClose }: RedoDialogProps & { block: RedoTarget }) {
  const { blockId, lessonId, type } = block;
  const utils = trpc.useUtils();
  const [instruction, setInstruction] = useState('');
  const [requestId] = useState(() => newId());
  const [unsaved, setUnsaved] = useState<string | null>(null);
  const offer = trpc.ai.offer.useQuery();
  const isEmbedded = offer.data?.generator === 'embedded';
  const redo = trpc.ai.redo.useMutation({
    onSuccess: async () => {
      await utils.ai.proposals.invalidate({ courseId });
      onClose();
      scrollOnceRendered(blockId === null ? generationStripId : proposalElementId(requestId));
    },
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setUnsaved(null);
    if (!(await block.waitForSaves())) return setUnsaved(texts.unsaved);
    redo.mutate({ requestId, courseId, lessonId, blockId, instruction: instruction.trim() });
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap={20}>
        <p>{texts.redoText}</p>
        {isEmbedded && <Text c="dimmed">{texts.embedded[type]}</Text>}
        <Stack gap="xs">
          <Textarea
            label={texts.instruction}
            placeholder={texts.instructionPlaceholder}
            maxLength={orderLimits.instruction}
            minRows={2}
            data-autofocus
            value={instruction}
            onChange={({ currentTarget }) => setInstruction(currentTarget.value)}
          />
          <Group gap="xs" role="group" aria-label={texts.suggestions}>
            {(isEmbedded ? texts.embeddedSuggested : texts.suggested)[type].map((words) => (
              <Button
                key={words}
                variant="default"
                size="compact-sm"
                mih="2.25rem"
                onClick={() => setInstruction(words)}
              >
                {words}
              </Button>
            ))}
          </Group>
        </Stack>
        <OverBudgetNote offer={offer.data} />
        <FormError message={unsaved ?? (redo.error && sentenceOf(redo.error, texts.redoFailed))} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={redo.isPending} disabled={isOverLimit(offer.data)}>
            {texts.redoSubmit}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}
