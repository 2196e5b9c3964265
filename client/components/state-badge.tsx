import { Badge, VisuallyHidden } from '@mantine/core';
import { shellTexts } from '#shared/texts/shell.ts';

const colours = {
  course: { draft: 'petrol', review: 'amber', published: 'sage', takenDown: 'red' },
  job: { draft: 'petrol', published: 'sage', closed: 'gray', takenDown: 'red' },
  application: {
    applied: 'petrol',
    reviewing: 'amber',
    invited: 'sage',
    hired: 'sage',
    refused: 'gray',
    withdrawn: 'gray',
  },
  request: { open: 'petrol', accepted: 'gray', declined: 'gray', expired: 'gray' },
  report: { open: 'amber', reviewing: 'petrol', acted: 'red', dismissed: 'gray' },
  mail: { sent: 'sage', waiting: 'amber', kept: 'petrol', failed: 'red' },
  change: { added: 'sage', removed: 'red', changed: 'amber', moved: 'petrol' },
  importRow: { new: 'sage', changed: 'amber', unchanged: 'gray', removed: 'gray', error: 'red' },
  account: { usable: 'sage', unconfirmed: 'amber', locked: 'red' },
  organisation: { verified: 'sage', unverified: 'gray', nameHeld: 'yellow', locked: 'red' },
} as const;

type Kind = keyof typeof colours;
type StateBadgeProps<K extends Kind> = { of: K; state: keyof (typeof colours)[K] & string; children: string };

export const StateBadge = <K extends Kind>({ of, state, children }: StateBadgeProps<K>) => (
  <Badge component="span" color={colours[of][state] as string}>
    {children}
  </Badge>
);

type PendingCountProps = { count: number; className?: string | undefined };

/** Beside a link or tab: what waits for the person there. */
export function PendingCount({ count, className = '' }: PendingCountProps) {
  if (count === 0) return null;
  return (
    <Badge component="span" bg="var(--pg-accent)" c="var(--pg-on-accent)" className={className}>
      <span aria-hidden="true">{count}</span>
      <VisuallyHidden>{shellTexts.navigation.waiting(count)}</VisuallyHidden>
    </Badge>
  );
}
