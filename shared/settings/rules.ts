import type { ErrorCode } from '../errors.ts';
import { dayOf } from '../jobs/day.ts';
import type { NoticeTone, Settings } from './schema.ts';

type Registrant = { email: string; isInvited: boolean };

type RegistrationRefusal = Extract<ErrorCode, 'REGISTRATION_INVITED' | 'REGISTRATION_DOMAIN'>;

/** Null if allowed. Depends on the input alone, so that it does not reveal known addresses. */
export function registrationRefusal(
  { mode, domains }: Pick<Settings['registration'], 'mode' | 'domains'>,
  { email, isInvited }: Registrant,
): RegistrationRefusal | null {
  if (mode === 'invited') return isInvited ? null : 'REGISTRATION_INVITED';
  if (mode === 'domains') return domains.includes(domainOf(email)) ? null : 'REGISTRATION_DOMAIN';
  return null;
}

export const requiresCompanyCheck = ({ mode, checksCompanies }: Settings['registration']): boolean =>
  mode !== 'invited' || checksCompanies;

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export type Notice = { text: string; tone: NoticeTone };

export const activeNotice = ({ text, tone, until, isOn }: Settings['notice'], now: Date): Notice | null =>
  isOn && text !== '' && (until === null || dayOf(now) <= until) ? { text, tone } : null;
