/** Somebody can always enter the portal: the database refuses to lock, demote or delete the last platform admin with a confirmed address. */
import { RuleError } from '../../../core/errors.ts';

const isAboutLastAdmin = (error: unknown): boolean =>
  error instanceof Error && /the last platform admin stays|last_platform_admin/.test(error.message);

/** @throws RuleError LAST_PLATFORM_ADMIN where the database refuses */
export async function keepingAnAdmin<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isAboutLastAdmin(error)) throw new RuleError('LAST_PLATFORM_ADMIN');
    throw error;
  }
}
