import type { CountedKind, ServiceStates, Span } from '../../admin/dashboard.ts';
import { countWithNoun } from '../words.ts';

const number = new Intl.NumberFormat('de-DE');

export const adminDashboardTexts = {
  title: 'Dashboard',
  text: 'Was es auf dieser Installation gibt, wie es gewachsen ist und ob alles läuft.',
  counters: 'Bestand',
  kinds: {
    people: 'Benutzer',
    organisations: 'Organisationen',
    courses: 'Kurse',
    jobs: 'Stellen',
    tests: 'Soft-Skill-Tests',
    valueTests: 'Wertetests',
    applications: 'Bewerbungen',
  } satisfies Record<CountedKind, string>,
  recent: (count: number) => (count === 0 ? 'keine neuen in 7 Tagen' : `${number.format(count)} neu in 7 Tagen`),
  auditEvents: 'Audit-Ereignisse',
  toAudit: 'Audit Logs öffnen',
  countedAt: (time: string) => `in 24 Stunden, Stand ${time}`,
  growth: 'Verlauf',
  kind: 'Was',
  span: 'Zeitraum',
  spans: { day: '30 Tage', week: '26 Wochen', month: '12 Monate' } satisfies Record<Span, string>,
  steps: { day: 'Tag', week: 'Woche ab', month: 'Monat' } satisfies Record<Span, string>,
  added: 'neu',
  chart: (kind: string, span: string) => `${kind}, neu je Schritt: ${span}`,
  table: 'Zahlen als Tabelle',
  nothing: 'In diesem Zeitraum ist nichts dazugekommen.',
  services: 'Dienste',
  numbersOf: (time: string) => `Zahlen: Stand ${time}`,
  parts: {
    database: 'Datenbank',
    storage: 'Dateiablage',
    mail: 'E-Mail-Versand',
    queue: 'Warteschlange',
    disk: 'Speicherplatz',
  } satisfies Record<keyof ServiceStates['parts'], string>,
  ok: 'läuft',
  failed: 'gestört',
  room: { ok: 'genug frei', failed: 'fast voll' },
  noMail: 'nicht eingerichtet',
  queue: ({ waiting, active, failedOfDay }: ServiceStates['queue']) =>
    `${countWithNoun(waiting, 'Auftrag wartet', 'Aufträge warten')}, ${countWithNoun(active, 'läuft', 'laufen')}, ${countWithNoun(failedOfDay, 'ist', 'sind')} in 24 Stunden gescheitert`,
  mails: ({ waiting, failing, sentOfDay }: ServiceStates['mails']) =>
    `${countWithNoun(sentOfDay, 'E-Mail', 'E-Mails')} in 24 Stunden gesendet, ${countWithNoun(waiting, 'wartet', 'warten')}, ${countWithNoun(failing, 'ließ', 'ließen')} sich noch nicht senden`,
  keptMails: ({ waiting, failing }: ServiceStates['mails']) =>
    `${countWithNoun(waiting + failing, 'E-Mail liegt', 'E-Mails liegen')} im Postausgang`,
  storage: (files: number, size: string) => `${countWithNoun(files, 'Datei', 'Dateien')}, ${size}`,
  ai: 'KI-Dienst',
  aiUse: ({ tokensOfMonth, requestsOfMonth }: ServiceStates['ai']) =>
    `${countWithNoun(tokensOfMonth, 'Token', 'Tokens')} in ${countWithNoun(requestsOfMonth, 'Anfrage', 'Anfragen')} diesen Monat`,
  aiSet: 'eingerichtet',
  aiNotSet: 'eingebauter Generator',
  missing: {
    title: 'Auf öffentlichen Seiten fehlen Angaben',
    contact: 'Niemand kann fragen: Es fehlt die',
    toContact: 'E-Mail-Adresse für Fragen',
    gaps: 'Lücken in eckigen Klammern stehen noch in',
  },
} as const;
