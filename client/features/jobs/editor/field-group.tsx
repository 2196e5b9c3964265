import { Box, Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type FieldGroupProps = {
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
  /** `labelId` labels the content; `describedBy` refers to the hint and the error. */
  children: (ids: { labelId: string; describedBy: string }) => ReactNode;
};

export function FieldGroup({ label, hint, error, children }: FieldGroupProps) {
  const id = useId();
  return (
    <Input.Wrapper
      id={id}
      size="md"
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-name`, fz: '0.9375rem', fw: 600 }}
      descriptionProps={{ fz: '0.875rem', mt: 4, c: 'var(--pg-muted)' }}
      description={hint}
      error={error}
    >
      <Box my={8}>{children({ labelId: `${id}-name`, describedBy: `${id}-description ${id}-error` })}</Box>
    </Input.Wrapper>
  );
}
