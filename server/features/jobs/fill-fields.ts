/** Guesses the fields of jobs published before fields existed. Runs at the start, in batches. */
import { guessField } from '#shared/jobs/guess-field.ts';
import type { App } from '../../core/app.ts';
import { inTransaction } from '../../core/database/db.ts';
import { listJobsWithoutField, updateFields } from './field-queries.ts';

const batchSize = 500;

export async function fillFields({ db }: Pick<App, 'db'>): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const jobs = await listJobsWithoutField(tx, batchSize);
      await updateFields(
        tx,
        jobs.map(({ jobId, title }) => ({ jobId, field: guessField(title) ?? '' })),
      );
      return jobs.length;
    });
    if (count < batchSize) return;
  }
}
