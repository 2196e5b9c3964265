import type { PublicKind, ReportCategory, ReportKind, ReportState, ResourceState } from '../../reports/report.ts';
import { reportLimits } from '../../reports/report.ts';
import type { AdminReportRow } from '../../reports/schema.ts';

export const categoryNames = {
  illegal: 'Rechtswidriger Inhalt',
  discrimination: 'Diskriminierung',
  fraud: 'Täuschung oder Betrug',
  copyright: 'Urheberrecht oder Marken',
  personality: 'Persönlichkeitsrechte',
  minors: 'Jugendschutz oder sexueller Missbrauch von Kindern',
  other: 'Sonstiges',
} satisfies Record<ReportCategory, string>;

const things = {
  course: { title: 'Kurs melden', what: 'der Kurs' },
  job: { title: 'Stelle melden', what: 'die Stelle' },
  organisation: { title: 'Unternehmensseite melden', what: 'die Unternehmensseite' },
} satisfies Record<PublicKind, { title: string; what: string }>;

export const sendReportTexts = {
  titleOf: (kind: PublicKind) => things[kind].title,
  intro: (kind: PublicKind) =>
    `Verstößt ${things[kind].what} gegen Gesetze oder gegen die Nutzungsbedingungen, dann schreiben Sie uns, woran das liegt. Ein Mensch prüft Ihre Meldung. Wer gemeldet hat, erfährt das Unternehmen nicht von uns.`,
  category: 'Worum geht es?',
  categories: categoryNames,
  chooseCategory: 'Kategorie wählen',
  categoryMissing: 'Wählen Sie eine Kategorie.',
  reason: 'Begründung',
  reasonHint: `Was genau ist es, wo steht es, und wogegen verstößt es? ${reportLimits.reason.min} bis ${reportLimits.reason.max.toLocaleString('de-DE')} Zeichen.`,
  reasonTooShort: `Schreiben Sie mindestens ${reportLimits.reason.min} Zeichen.`,
  name: 'Ihr Name',
  email: 'Ihre E-Mail-Adresse',
  emailHint: 'Dorthin geht unsere Antwort.',
  emailUnfit: 'Die E-Mail-Adresse stimmt so nicht.',
  optional: 'In dieser Kategorie dürfen Sie Namen und Adresse weglassen. Dann können wir Ihnen nicht antworten.',
  missing: { name: 'Nennen Sie Ihren Namen.', email: 'Nennen Sie Ihre E-Mail-Adresse.' },
  signedIn: (email: string) => `Unsere Antwort geht an ${email}.`,
  goodFaith: 'Ich bin nach bestem Wissen überzeugt, dass meine Angaben richtig und vollständig sind.',
  goodFaithMissing: 'Ohne diese Erklärung nehmen wir keine Meldung an.',
  send: 'Meldung absenden',
  done: {
    title: 'Ihre Meldung ist angekommen',
    counted:
      'Zu dieser Seite liegen schon viele Meldungen vor. Ihre haben wir dazugezählt, und wir prüfen alle zusammen. Eine eigene Antwort bekommen Sie deshalb nicht.',
    next: 'Ein Mensch prüft sie und entscheidet. Die Entscheidung mit Begründung bekommen Sie per E-Mail.',
    nextAnonymous: 'Ein Mensch prüft sie und entscheidet. Weil Sie keine Adresse genannt haben, antworten wir nicht.',
    mailed: 'Eine Bestätigung ist unterwegs.',
    close: 'Schließen',
  },
  failed: 'Die Meldung ließ sich nicht absenden. Versuchen Sie es noch einmal.',
} as const;

const kinds = {
  message: 'Nachricht',
  course: 'Kurs',
  job: 'Stelle',
  organisation: 'Unternehmensseite',
} satisfies Record<ReportKind, string>;
const states = {
  open: 'eingegangen',
  reviewing: 'in Prüfung',
  acted: 'Maßnahme getroffen',
  dismissed: 'kein Verstoß',
} satisfies Record<ReportState, string>;
const thingStateNames = {
  online: 'öffentlich zu sehen',
  takenDown: 'gesperrt',
  offline: 'nicht öffentlich',
  gone: 'gelöscht',
} satisfies Record<ResourceState, string>;

export const adminReportsTexts = {
  title: 'Meldungen',
  text: 'Was Menschen und Unternehmen gemeldet haben. Jede Meldung bekommt eine Entscheidung mit Begründung.',
  search: 'Suche',
  searchPlaceholder: 'Titel oder Begründung',
  what: 'Gemeldet',
  kind: 'Art',
  kinds: { any: 'alle', ...kinds },
  category: 'Kategorie',
  categories: { any: 'alle', ...categoryNames },
  state: 'Zustand',
  states: { pending: 'offen', any: 'alle', ...states },
  sorts: { created: 'Eingegangen' },
  reporter: 'Von',
  empty: { title: 'Keine offenen Meldungen', text: 'Was gemeldet wird, steht danach hier.' },
  exportColumns: ['Gemeldet', 'Art', 'Kategorie', 'Zustand', 'Von', 'Eingegangen'],
  titleOf: ({ kind, title }: Pick<AdminReportRow, 'kind' | 'title'>): string =>
    kind === 'message' ? kinds.message : title === '' ? `${kinds[kind]} ohne Titel` : title,
  reporterOf: ({ kind, fromCompany, reporterName }: Pick<AdminReportRow, 'kind' | 'fromCompany' | 'reporterName'>) => {
    if (kind === 'message') return fromCompany ? 'Person im Gespräch' : 'Unternehmen im Gespräch';
    return reporterName === '' ? 'Person ohne Konto' : reporterName;
  },
} as const;

export const adminReportTexts = {
  title: 'Meldung',
  titleOf: (what: string) => `Meldung zu „${what}“`,
  back: 'Alle Meldungen',
  email: 'E-Mail',
  unreachable: 'Es ist keine Adresse bekannt: Die Entscheidung geht an niemanden.',
  organisation: 'Organisation',
  created: 'Eingegangen',
  handledBy: 'Geprüft von',
  handledAt: 'Entschieden',
  standing: 'Jetzt',
  standings: thingStateNames,
  reason: 'Begründung der Meldung',
  message: { company: 'Gemeldete Nachricht des Unternehmens', person: 'Gemeldete Nachricht der Person' },
  messageNote: 'Vom übrigen Gespräch sieht hier niemand etwas.',
  open: {
    course: 'Zum Kurs im Portal',
    job: 'Zur Stelle im Portal',
    organisation: 'Zur Organisation im Portal',
  },
  answer: 'Entscheidung',
  others: 'Weitere Meldungen dazu',
  othersCount: (count: number) =>
    count === 1 ? 'Eine weitere Meldung' : `${count.toLocaleString('de-DE')} weitere Meldungen`,
  othersShown: (shown: number) => `, hier die ${shown} neuesten`,
  otherLabel: (category: string, when: string) => `${category}, ${when}`,
  noOthers: 'Dazu gibt es keine weitere Meldung.',
  further: (count: number) =>
    `Dazu ${count === 1 ? 'eine Meldung' : `${count.toLocaleString('de-DE')} Meldungen`}, die nur gezählt wurden, weil schon ${reportLimits.openPerResource} offen waren.`,
  begin: 'Prüfung beginnen',
  decide: 'Entscheiden',
  decideDialog: {
    title: 'Über die Meldung entscheiden',
    text: 'Wer gemeldet hat, bekommt Ihre Begründung per E-Mail. Danach lässt sich die Entscheidung nicht mehr ändern.',
    textUnreachable: 'Wer gemeldet hat, ist nicht zu erreichen. Die Entscheidung lässt sich nachher nicht mehr ändern.',
    standing: (standing: ResourceState) => `Jetzt ist das Gemeldete ${thingStateNames[standing]}.`,
    notTakenDown: 'Gesperrt wird auf der Seite des Gemeldeten im Portal, nicht hier.',
    state: 'Entscheidung',
    states: { acted: 'Maßnahme getroffen', dismissed: 'Kein Verstoß' },
    answer: 'Begründung an die meldende Person',
    answerHint: `${reportLimits.answer.min} bis ${reportLimits.answer.max.toLocaleString('de-DE')} Zeichen.`,
    answerTooShort: `Schreiben Sie mindestens ${reportLimits.answer.min} Zeichen.`,
    confirm: 'Entscheidung senden',
    done: 'Entscheidung gesendet',
  },
  missing: { title: 'Diese Meldung gibt es nicht', text: 'Sie ist gelöscht, oder die Adresse stimmt nicht.' },
} as const;
