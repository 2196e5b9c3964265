import { Button, type ButtonProps, Group } from '@mantine/core';

export type StaleChoice = {
  label: string;
  onClick: () => void;
  /** The likely wish. */
  isMain?: boolean;
};

type StaleChoicesProps = { choices: readonly StaleChoice[] } & Pick<ButtonProps, 'size' | 'disabled'>;

export function StaleChoices({ choices, ...props }: StaleChoicesProps) {
  return (
    <Group gap="sm" align="stretch" mt="sm">
      {choices.map(({ label, onClick, isMain = false }) => (
        <Button key={label} variant={isMain ? 'filled' : 'default'} onClick={onClick} {...props}>
          {label}
        </Button>
      ))}
    </Group>
  );
}
