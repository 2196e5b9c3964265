import { Button, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconUpload } from '@tabler/icons-react';
import { useRef } from 'react';

type FileDropProps = {
  texts: { drop: string; choose: string };
  hint: string;
  accept: string;
  onFiles: (files: File[]) => void;
  isMultiple?: boolean;
  isDisabled?: boolean;
  isMain?: boolean;
};

/** The caller validates dropped files, because it can explain a rejection. */
export function FileDrop({ texts, hint, accept, onFiles, isMultiple, isDisabled, isMain }: FileDropProps) {
  const open = useRef<() => void>(null);
  return (
    <Dropzone
      onDrop={onFiles}
      openRef={open}
      multiple={isMultiple === true}
      activateOnClick={false}
      activateOnKeyboard={false}
      // Without this, the button inside ignores the mouse.
      enablePointerEvents
      disabled={isDisabled === true}
      // Screen readers use the button; the hidden input takes no keyboard focus.
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
