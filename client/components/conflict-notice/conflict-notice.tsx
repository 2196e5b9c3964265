import { Alert, Button, type ButtonProps, Group } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './conflict-notice.module.css';

type ConflictNoticeProps = {
  title?: string;
  text: string;
  children?: ReactNode;
  choices: readonly ConflictChoice[];
  isBusy?: boolean;
  /** For long forms, where the notice would appear out of sight. */
  takesFocus?: boolean;
};

export function ConflictNotice({
  title,
  text,
  children,
  choices,
  isBusy = false,
  takesFocus = false,
}: ConflictNoticeProps) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) notice.current?.focus();
  }, [takesFocus]);
  return (
    <Alert
      className={classes.notice}
      ref={notice}
      {...(takesFocus && { tabIndex: -1, icon: <IconAlertTriangle stroke={1.75} /> })}
      color="amber"
      title={title}
      role="alert"
    >
      <p>{text}</p>
      {children}
      <ConflictChoices choices={choices} size="sm" disabled={isBusy} />
    </Alert>
  );
}

export type ConflictChoice = {
  label: string;
  onClick: () => void;
  isMain?: boolean;
};

type ConflictChoicesProps = { choices: readonly ConflictChoice[] } & Pick<ButtonProps, 'size' | 'disabled'>;

export function ConflictChoices({ choices, ...props }: ConflictChoicesProps) {
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
