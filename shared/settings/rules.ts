/** Who may register, and which announcement shows, by the settings of an installation. */
import type { ErrorCode } from '../errors.ts';
import { dayOf } from '../jobs/day.ts';
import type { NoticeTone, Settings } from './schema.ts';

/** `isInvited`: an organisation of this installation has invited this address. */
type Newcomer = { email: string; isInvited: boolean };

type RegistrationRefusal = Extract<ErrorCode, 'REGISTRATION_INVITED' | 'REGISTRATION_DOMAIN'>;

/** Why not; null for whoever may. Only what was typed counts, never whether the address is known here. */
export function mayRegister(
  { mode, domains }: Pick<Settings['registration'], 'mode' | 'domains'>,
  { email, isInvited }: Newcomer,
): RegistrationRefusal | null {
  if (mode === 'invited') return isInvited ? null : 'REGISTRATION_INVITED';
  if (mode === 'domains') return domains.includes(domainOf(email)) ? null : 'REGISTRATION_DOMAIN';
  return null;
}

/** Whether publishing asks for an imprint and applicants see who was verified. Only registration by invitation may do without. */
export const requiresCompanyCheck = ({ mode, checksCompanies }: Settings['registration']): boolean =>
  mode !== 'invited' || checksCompanies;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** What everybody reads at the top of every page. */
export type Notice = { text: string; tone: NoticeTone };

/** The announcement of this moment: the day that is named is its last. */
export const noticeAt = ({ text, tone, until, isOn }: Settings['notice'], now: Date): Notice | null =>
  isOn && text !== '' && (until === null || dayOf(now) <= until) ? { text, tone } : null;
