/** Settings of platform admins, stored by section. */
import { z } from 'zod';
import { defaultUploadLimits } from '../assets/kinds.ts';
import { asciiDomain } from '../auth/email-address.ts';
import { email } from '../auth/schema.ts';
import { settingProblems } from '../texts/admin/settings.ts';
import { count as wholeNumber } from '../validation/bounds.ts';
import '../validation/messages.ts';
import { line } from '../validation/text.ts';

export const registrationModes = ['open', 'invited', 'domains'] as const;
const maxDomains = 50;

const labelPattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;
const isDomain = (text: string): boolean => {
  const labels = text.split('.');
  return labels.length > 1 && labels.every((part) => labelPattern.test(part));
};

export const mailDomain = z
  .string()
  .max(253)
  .transform((value) => asciiDomain(value.trim().toLowerCase().replace(/^@/, '')))
  .pipe(z.string().refine(isDomain, settingProblems.domain));

const registration = z
  .strictObject({
    mode: z.enum(registrationModes),
    domains: z
      .array(mailDomain)
      .max(maxDomains)
      .transform((domains) => [...new Set(domains)]),
    /** Imprint, verification and similar names. */
    checksCompanies: z.boolean().default(true),
  })
  .refine(({ mode, checksCompanies }) => mode === 'invited' || checksCompanies, {
    path: ['checksCompanies'],
    error: settingProblems.checksCompanies,
  })
  .refine(({ mode, domains }) => mode !== 'domains' || domains.length > 0, {
    path: ['domains'],
    error: settingProblems.noDomain,
  });

const between = (min: number, max: number) => z.number().int().min(min).max(max);
const megabytes = between(1, 20_000);
const rate = between(1, 1_000_000);

const limits = z.strictObject({
  documentMb: megabytes,
  mediaMb: megabytes,
  organisationStorageMb: between(1, 100_000_000),
  guestTestsPerHour: rate,
  mailsPerPerson: rate,
  mailsPerRecipient: rate,
  socketsPerPerson: rate,
  socketsPerAddress: rate,
});

export const isSender = (from: string): boolean => {
  const start = from.lastIndexOf('<');
  const address = from.endsWith('>') && start >= 0 ? from.slice(start + 1, -1) : from;
  const [name = '', host = '', ...more] = address.split('@');
  return more.length === 0 && [name, host].every((part) => part !== '' && !/[\s<>,;:"]/.test(part));
};

const mail = z.strictObject({
  from: line(320, 3).refine(isSender, settingProblems.sender),
  /** Public, for questions of visitors. Empty for none. */
  contact: line(254, 0).refine((typed) => typed === '' || email.safeParse(typed).success, settingProblems.contact),
});

const retention = z.strictObject({
  guestResultDays: between(1, 365),
  unconfirmedAccountDays: between(3, 90),
  unusedAccountMonths: between(12, 60),
  networkDays: between(30, 365),
  outboxDays: between(7, 365),
  backgroundJobDays: between(7, 180),
  reviewCommentDays: between(7, 730),
  aiDraftDays: between(7, 365),
  aiProposalDays: between(7, 365),
  viewLogMonths: between(3, 36),
  reportMonths: between(6, 36),
  /** Minimum by AGG § 15(4), ArbGG § 61b. */
  applicationMonths: between(6, 24),
  requestMonths: between(3, 24),
  foundMonths: between(1, 12),
  shownMatchMonths: between(3, 24),
});
export type Retention = z.output<typeof retention>;

export const noticeTones = ['info', 'warning'] as const;
export type NoticeTone = (typeof noticeTones)[number];
export const noticeTextMax = 300;

const notice = z
  .strictObject({
    text: line(noticeTextMax, 0),
    tone: z.enum(noticeTones),
    until: z.iso.date().nullable(),
    isOn: z.boolean(),
  })
  .refine(({ isOn, text }) => !isOn || text !== '', { path: ['text'], error: settingProblems.noText });

export const sectionSchemas = { registration, limits, mail, retention, notice };
export const sections = ['registration', 'limits', 'mail', 'retention', 'notice'] as const;
export type Section = keyof typeof sectionSchemas;
export type Settings = { [S in Section]: z.output<(typeof sectionSchemas)[S]> };

export const defaultSettings: Settings = {
  registration: { mode: 'open', domains: [], checksCompanies: true },
  limits: {
    ...defaultUploadLimits,
    organisationStorageMb: 10_240,
    guestTestsPerHour: 120,
    mailsPerPerson: 500,
    mailsPerRecipient: 20,
    socketsPerPerson: 20,
    socketsPerAddress: 200,
  },
  mail: { from: 'Passgenau <passgenau@localhost>', contact: '' },
  retention: {
    guestResultDays: 30,
    unconfirmedAccountDays: 14,
    unusedAccountMonths: 24,
    networkDays: 180,
    outboxDays: 90,
    backgroundJobDays: 30,
    reviewCommentDays: 90,
    aiDraftDays: 90,
    aiProposalDays: 30,
    viewLogMonths: 12,
    reportMonths: 12,
    applicationMonths: 6,
    requestMonths: 6,
    foundMonths: 3,
    shownMatchMonths: 12,
  },
  notice: { text: '', tone: 'info', until: null, isOn: false },
};

const changeSchema = <S extends Section>(section: S) =>
  z.strictObject({
    section: z.literal(section),
    revision: wholeNumber(),
    value: sectionSchemas[section],
  });

export const changeInput = z.discriminatedUnion('section', [
  changeSchema('registration'),
  changeSchema('limits'),
  changeSchema('mail'),
  changeSchema('retention'),
  changeSchema('notice'),
]);
export type SettingsChange = z.output<typeof changeInput>;

export type SectionView<S extends Section> = {
  value: Settings[S];
  defaults: Settings[S];
  fixed: ReadonlyArray<keyof Settings[S] & string>;
  revision: number;
  changedAt: Date | null;
};
export type SectionViews = { [S in Section]: SectionView<S> };
export type AnySectionView = SectionViews[Section];
