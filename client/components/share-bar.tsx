import { Progress } from '@mantine/core';
import { storageWarningShare } from '#shared/assets/kinds.ts';

type ShareBarProps = {
  value: number | undefined;
  /** Part of the value that is shown paler. */
  pale?: number;
  of?: number;
  label: string;
  color: string;
  size?: number;
  flex?: string;
  describedBy?: string;
};

export function ShareBar({ value, pale = 0, of = 1, label, color, size = 8, flex, describedBy }: ShareBarProps) {
  const share = value === undefined ? 1 : of === 0 ? 0 : Math.min(value / of, 1);
  const paleShare = of === 0 ? 0 : Math.min(pale / of, share);
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
      <Progress.Section
        value={(share - paleShare) * 100}
        color={color}
        animated={value === undefined}
        withAria={false}
      />
      {paleShare > 0 && <Progress.Section value={paleShare * 100} color={paler(color)} withAria={false} />}
    </Progress.Root>
  );
}

const paler = (color: string): string => `color-mix(in srgb, ${color} 50%, var(--pg-line))`;

/** `share`: used part of an allowance, 0 to 1. */
export const UsageBar = ({ share, label }: { share: number; label: string }) => (
  <ShareBar
    value={Math.min(share, 1)}
    label={label}
    color={share >= storageWarningShare ? 'var(--pg-accent)' : 'var(--pg-mark-round)'}
    size={12}
  />
);
