import type { ReactNode } from 'react';
import { look } from '../look/look.ts';

type JobCardsProps = {
  children: ReactNode;
  /** Other ones are on their way. */
  isBusy?: boolean;
};

/** Cards of jobs, as many beside each other as find room. */
export function JobCards({ children, isBusy = false }: JobCardsProps) {
  return (
    <ul
      className={look('stack', 'gap20')}
      data-busy={isBusy || undefined}
      style={{
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(24rem, 100%), 1fr))',
        marginBottom: '2rem',
      }}
    >
      {children}
    </ul>
  );
}
