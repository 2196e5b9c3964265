import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

type FileDropProps = {
  texts: { drop: string; choose: string };
  /** What may be in it and how large it may be. */
  hint: string;
  accept: string;
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
  /** Choosing a file is what the dialog is for. */
  isMain?: boolean;
};

/** A place to drop files, with a button for whoever does not drag. What is dropped is judged by the caller, who can say why it is refused. */
export function FileDrop({ texts, hint, accept, onFiles, isMultiple, isDisabled, isMain }: FileDropProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      onDrop={onFiles}
      openRef={open}
      multiple={isMultiple === true}
      activateOnClick={false}
      activateOnKeyboard={false}
      // Without this the button in it is deaf to the mouse.
      enablePointerEvents
      disabled={isDisabled === true}
      // One button is enough for whoever listens: the field behind it takes no keyboard.
      inputProps={{ accept, 'aria-label': texts.choose, 'aria-hidden': true }}
      tabIndex={-1}
      radius="lg"
      p="lg"
    >
      <Stack align="center" gap="xs" ta="center">
        <IconUpload size={28} stroke={1.5} aria-hidden="true" />
        <Text fw={600}>{texts.drop}</Text>
        <Button
          {...(isMain === true ? { color: 'coral', 'data-autofocus': true } : { variant: 'default' })}
          disabled={isDisabled === true}
          onClick={() => open.current?.()}
        >
          {texts.choose}
        </Button>
        <Text c="dimmed" fz={14}>
          {hint}
        </Text>
      </Stack>
    </Dropzone>
  );
}
