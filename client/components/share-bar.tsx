import { Progress } from '@mantine/core';
import { storageWarningShare } from '#shared/assets/kinds.ts';

type ShareBarProps = {
  value: number | undefined;
  of?: number;
  label: string;
  color: string;
  size?: number;
  flex?: string;
  describedBy?: string;
};

export function ShareBar({ value, of = 1, label, color, size = 8, flex, describedBy }: ShareBarProps) {
  const share = value === undefined ? 1 : of === 0 ? 0 : Math.min(value / of, 1);
  return (
    <Progress.Root
      size={size}
      radius={4}
      bg="var(--pg-line)"
      transitionDuration={180}
      {...(flex !== undefined && { flex })}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={of}
      aria-valuenow={value}
      aria-describedby={describedBy}
    >
      <Progress.Section value={share * 100} color={color} animated={value === undefined} withAria={false} />
    </Progress.Root>
  );
}

/** `share`: used part of an allowance, 0 to 1. */
export const UsageBar = ({ share, label }: { share: number; label: string }) => (
  <ShareBar
    value={Math.min(share, 1)}
    label={label}
    color={share >= storageWarningShare ? 'var(--pg-accent)' : 'var(--pg-mark-round)'}
    size={12}
  />
);
