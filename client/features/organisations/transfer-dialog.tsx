import { Button, Modal, Select, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { memberName } from '#shared/members/member.ts';
import { membershipTexts as texts } from '#shared/texts/organisations/organisations.ts';
import { DialogActions } from '../../components/dialog-actions/dialog-actions.tsx';
import { FormError } from '../../components/form-error/form-error.tsx';
import { sentenceOf } from '../../lib/errors.ts';
import { useMembers } from '../../lib/member.ts';
import { trpc } from '../../trpc.ts';

type TransferFormProps = {
  onClose: () => void;
  onTransferred: (name: string) => void;
};
type TransferDialogProps = TransferFormProps & { opened: boolean };

export function TransferDialog({ opened, ...form }: TransferDialogProps) {
  return (
    <Modal title={texts.transfer} opened={opened} onClose={form.onClose}>
      <TransferForm {...form} />
    </Modal>
  );
}

type Successor = { userId: string; name: string };

function TransferForm({ onClose, onTransferred }: TransferFormProps) {
  const utils = trpc.useUtils();
  const [successor, setSuccessor] = useState<Successor | null>(null);
  const transfer = trpc.members.transferOwnership.useMutation({
    onSuccess: async () => {
      onClose();
      onTransferred(successor?.name ?? '');
      await Promise.all([utils.auth.me.invalidate(), utils.members.page.invalidate()]);
    },
  });
  return (
    <Stack gap={20}>
      <SuccessorSelect onChange={setSuccessor} />
      <Text c="dimmed">{successor === null ? texts.transferText : texts.transferConfirm(successor.name)}</Text>
      <FormError message={transfer.error && sentenceOf(transfer.error, texts.transferFailed)} />
      <DialogActions onCancel={onClose}>
        <Button
          color="red"
          disabled={successor === null}
          loading={transfer.isPending}
          onClick={() => successor !== null && transfer.mutate({ userId: successor.userId })}
        >
          {texts.transfer}
        </Button>
      </DialogActions>
    </Stack>
  );
}

function SuccessorSelect({ onChange }: { onChange: (successor: Successor | null) => void }) {
  const { members, setTyped } = useMembers();
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const others = members.filter(({ isSelf }) => !isSelf);
  const choose = (userId: string | null) => {
    const member = others.find((one) => one.userId === userId);
    setSelectedId(userId);
    onChange(member === undefined ? null : { userId: member.userId, name: memberName(member) });
  };
  return (
    <Select
      label={texts.transferTo}
      placeholder={texts.transferSearch}
      data={others.map((member) => ({ value: member.userId, label: `${memberName(member)}, ${member.email}` }))}
      filter={({ options }) => options}
      nothingFoundMessage={texts.transferNobody}
      searchable
      data-autofocus
      value={selectedId}
      onChange={choose}
      onSearchChange={(typed) => setTyped(typed.split(',')[0] ?? '')}
    />
  );
}
