import type { Tx } from '../../core/db.ts';

type Moments = { decided: Date; undecided: Date };

export const removeReportsBefore = (tx: Tx, { decided, undecided }: Moments, take: number): Promise<number> =>
  tx.$executeRaw`
    delete from reports where id in (
      select id from reports
       where (state in ('acted', 'dismissed') and handled_at < ${decided}::timestamptz)
          or (state in ('open', 'reviewing') and created_at < ${undecided}::timestamptz)
       limit ${take})`;
