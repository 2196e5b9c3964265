import { Anchor } from '@mantine/core';

type PlainActionProps = { label: string; children: string; onClick: () => void };

/** A small thing to do beside what it is about, as underlined words. `label` says of what. */
export const PlainAction = ({ label, children, onClick }: PlainActionProps) => (
  <Anchor component="button" type="button" c="var(--pg-ink)" size="sm" ta="start" aria-label={label} onClick={onClick}>
    {children}
  </Anchor>
);
