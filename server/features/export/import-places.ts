/**
 * One import at a time per organisation and person, two per process; the upload itself is not counted. A person has at
 * most three uploads at a time.
 */

import { RuleError } from '../../core/errors.ts';
import { minutes } from '../../core/runtime/clock.ts';
import { openSemaphore, openSlotsByKey } from '../../core/runtime/semaphore.ts';
import type { SignedInContext } from '../../core/trpc/context.ts';

const uploadsOfPerson = 3;

type ImportSlots = {
  /** @returns the release function @throws RuleError TOO_MANY_ATTEMPTS */
  beginUpload: (ctx: SignedInContext) => () => void;
  /** @returns the release function @throws RuleError IMPORT_RUNNING, BUSY */
  enter: (ctx: SignedInContext) => Promise<() => void>;
};

export function openImportSlots(): ImportSlots {
  const uploads = openSlotsByKey();
  const working = new Set<string>();
  const imports = openSemaphore({ permits: 2, maxWaiting: 8, timeoutMs: minutes(2) });

  return {
    beginUpload: ({ user: { userId } }) => {
      const release = uploads.acquire(userId, uploadsOfPerson);
      if (release === null) throw new RuleError('TOO_MANY_ATTEMPTS');
      return release;
    },
    enter: async ({ user }) => {
      const names = [user.userId, ...(user.organisation === null ? [] : [user.organisation.organisationId])];
      if (names.some((name) => working.has(name))) throw new RuleError('IMPORT_RUNNING');
      for (const name of names) working.add(name);
      const end = () => {
        for (const name of names) working.delete(name);
      };
      try {
        const release = await imports.acquire();
        return () => {
          release();
          end();
        };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}
