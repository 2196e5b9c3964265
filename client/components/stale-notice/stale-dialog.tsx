import { Modal } from '@mantine/core';
import { type StaleChoice, StaleChoices } from './stale-choices.tsx';

/** Closing it is a choice, too: `onClose` has to be one that overwrites nothing. */
type StaleDialogProps = {
  opened: boolean;
  title: string;
  text: string;
  choices: readonly StaleChoice[];
  onClose: () => void;
};

/** The same question as `StaleNotice` where what has changed has no room for a notice, such as a title in a list. */
export function StaleDialog({ opened, title, text, choices, onClose }: StaleDialogProps) {
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      <p>{text}</p>
      <StaleChoices choices={choices} />
    </Modal>
  );
}
