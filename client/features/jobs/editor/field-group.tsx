import { Box, Input } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type FieldGroupProps = {
  label: string;
  hint?: string | undefined;
  error?: ReactNode;
  /** `labelId`: of the label, which names what stands below it; `describedBy`: of the hint and of what is wrong. */
  children: (ids: { labelId: string; describedBy: string }) => ReactNode;
};

/** What a label names that is no single field of its own. */
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
