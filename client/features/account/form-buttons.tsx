import { Button, Group } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';

type FormButtonsProps = { label: string; isDirty: boolean; isPending: boolean; onCancel: () => void };

export const FormButtons = ({ label, isDirty, isPending, onCancel }: FormButtonsProps) => (
  <Group gap="sm">
    <Button type="submit" disabled={!isDirty} loading={isPending}>
      {label}
    </Button>
    <Button variant="subtle" disabled={isPending} onClick={onCancel}>
      {shellTexts.cancel}
    </Button>
  </Group>
);
