import type {
  AdminOrganisationRow,
  CourseCounts,
  JobCounts,
  organisationPages,
  organisationSorts,
  organisationStates,
} from '../../admin/organisations.ts';
import { membershipTexts } from '../organisations/organisations.ts';

type Losses = Parameters<typeof membershipTexts.losses>[0];

export type OrganisationState = Pick<AdminOrganisationRow, 'isLocked' | 'isNameHeld' | 'isVerified'>;

const states = {
  any: 'alle',
  open: 'aktiv',
  locked: 'gesperrt',
  waiting: 'wartet auf Prüfung',
  unverified: 'noch nicht geprüft',
} satisfies Record<(typeof organisationStates)[number], string>;
const pages = {
  any: 'alle',
  public: 'öffentlich',
  hidden: 'nicht öffentlich',
} satisfies Record<(typeof organisationPages)[number], string>;
const sorts = { created: 'Angelegt', name: 'Name' } satisfies Record<(typeof organisationSorts)[number], string>;

const figure = new Intl.NumberFormat('de-DE');
const tokenText = (used: number, allowed: number | null): string =>
  allowed === null ? figure.format(used) : `${figure.format(used)} von ${figure.format(allowed)}`;

export const adminOrganisationsTexts = {
  title: 'Organisationen',
  text: 'Alle Organisationen dieser Installation und ihr Zustand. Kandidaten, Bewerbungen und Nachrichten sieht hier niemand.',
  search: 'Suche',
  searchPlaceholder: 'Name',
  state: 'Zustand',
  states,
  page: 'Öffentliche Seite',
  pages,
  sorts,
  members: 'Mitglieder',
  courses: 'Kurse',
  jobs: 'Stellen',
  empty: { title: 'Noch keine Organisationen', text: 'Wer eine Organisation gründet, findet sie danach hier.' },
  exportColumns: ['Name', 'Mitglieder', 'Kurse', 'Stellen', 'Öffentliche Seite', 'Zustand', 'Angelegt'],
  stateOf: ({ isLocked, isNameHeld, isVerified }: OrganisationState): string => {
    if (isLocked) return states.locked;
    if (isNameHeld) return states.waiting;
    return isVerified ? states.open : states.unverified;
  },
  pageOf: ({ isPublic }: Pick<AdminOrganisationRow, 'isPublic'>): string => (isPublic ? pages.public : pages.hidden),
  number: (count: number): string => figure.format(count),
} as const;

export const adminOrganisationTexts = {
  pageTitle: 'Organisation',
  missing: {
    title: 'Organisation nicht gefunden',
    text: 'Sie ist gelöscht, oder die Adresse stimmt nicht.',
    back: 'Zu allen Organisationen',
  },
  facts: 'Angaben',
  created: 'Angelegt',
  slug: 'Adresse',
  page: 'Öffentliche Seite',
  fourEyes: 'Vier-Augen-Prinzip',
  isOn: 'eingeschaltet',
  isOff: 'ausgeschaltet',
  storage: 'Speicher',
  storageOf: (used: string, allowed: string) => `${used} von ${allowed}`,
  tokens: 'KI-Tokens in diesem Monat',
  tokenText,
  members: 'Mitglieder',
  courses: 'Kurse',
  courseText: ({ draft, review, published }: CourseCounts): string =>
    `${figure.format(published)} veröffentlicht, ${figure.format(review)} in Prüfung, ${figure.format(draft)} im Entwurf`,
  jobs: 'Stellen',
  jobText: ({ draft, published, closed }: JobCounts): string =>
    `${figure.format(published)} veröffentlicht, ${figure.format(closed)} geschlossen, ${figure.format(draft)} im Entwurf`,
  links: 'Mehr davon',
  toPage: 'Öffentliche Seite ansehen',
  toCourses: 'Kurse der Organisation',
  toJobs: 'Stellen der Organisation',
  toAudit: 'Audit Log der Organisation',
  memberColumns: { name: 'Name', email: 'E-Mail', role: 'Rolle', joined: 'Beigetreten' },
  noMembers: { title: 'Keine Mitglieder', text: 'Zu dieser Organisation gehört niemand.' },
  lockAction: 'Sperren',
  lockDialog: {
    title: (name: string) => `„${name}“ sperren`,
    text: 'Kurse, Stellen und die öffentliche Seite verschwinden sofort. Die Mitglieder lesen nur noch, dass und warum gesperrt ist; Eigentümer und Administratoren bekommen den Grund auch als E-Mail und können antworten.',
    confirm: 'Sperren',
    failed: 'Die Organisation ließ sich nicht sperren.',
  },
  unlockAction: 'Entsperren',
  unlockDialog: {
    title: (name: string) => `„${name}“ entsperren`,
    text: 'Was vor der Sperre online war, ist danach wieder online, soweit seine Zeit nicht abgelaufen ist. Die Mitglieder arbeiten weiter wie vorher.',
    confirm: 'Entsperren',
    failed: 'Die Organisation ließ sich nicht entsperren.',
  },
  removeAction: 'Löschen',
  lossTexts: (losses: Losses): string[] => [
    losses.members === 1 ? 'die Mitgliedschaft von 1 Person' : `die Mitgliedschaft von ${losses.members} Personen`,
    ...membershipTexts.losses(losses).slice(1),
  ],
  removeDialog: {
    title: (name: string) => `„${name}“ löschen`,
    text: 'Das lässt sich nicht zurücknehmen. Verloren gehen:',
    typed: (name: string) => `Tippen Sie zur Bestätigung den Namen: ${name}`,
    confirm: 'Endgültig löschen',
    failed: 'Die Organisation ließ sich nicht löschen.',
    done: (name: string) => `„${name}“ ist gelöscht`,
  },
} as const;
