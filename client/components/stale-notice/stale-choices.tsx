import { Button, type ButtonProps } from '@mantine/core';
import classes from './stale-notice.module.css';

export type StaleChoice = {
  label: string;
  onClick: () => void;
  /** The likely wish. */
  isMain?: boolean;
};

type StaleChoicesProps = { choices: readonly StaleChoice[] } & Pick<ButtonProps, 'size' | 'disabled'>;

export function StaleChoices({ choices, ...props }: StaleChoicesProps) {
  return (
    <div className={classes.actions}>
      {choices.map(({ label, onClick, isMain = false }) => (
        <Button key={label} variant={isMain ? 'filled' : 'default'} onClick={onClick} {...props}>
          {label}
        </Button>
      ))}
    </div>
  );
}
