import type { AuditEventRow, BrokenRow, ChainProblem } from '../../admin/audit.ts';
import { type AuditAction, auditLabels } from '../audit/audit.ts';
import { type AuditResource, auditResourceNames } from '../audit/event.ts';
import { memberOrFormer } from '../words.ts';

const problems: Record<ChainProblem, string> = {
  link_missing: 'Ein Glied der Kette fehlt.',
  link_added: 'Ein Glied steht vor dem Anfang der Kette.',
  changed: 'Der Eintrag oder sein Glied der Kette wurde verändert.',
  event_missing: 'Der Eintrag wurde gelöscht.',
  names_missing: 'Namen und Adresse neben dem Eintrag wurden gelöscht, statt geleert zu werden.',
  names_changed: 'Namen oder Adresse neben dem Eintrag wurden verändert.',
  backdated: 'Der Eintrag wurde nachträglich mit einer früheren Zeit eingefügt.',
  dated_ahead: 'Die Zeit des Eintrags liegt nach der Zeit, zu der er in die Kette kam.',
  unlinked: 'Der Eintrag gehört nicht zur Kette: Er wurde an ihr vorbei eingefügt, oder sein Glied wurde gelöscht.',
  cut_off: 'Am Ende fehlen Glieder, die bei einer früheren Prüfung noch da waren.',
  rewritten: 'Die Prüfsumme ist eine andere als bei einer früheren Prüfung: Die Kette wurde neu geschrieben.',
};

const goneOrganisation = 'gelöschte Organisation';
const count = new Intl.NumberFormat('de-DE');
const counted = (links: string | number | bigint): string => count.format(BigInt(links));
const brokenRowText = ({ position, eventId }: BrokenRow): string =>
  [position === null ? '' : `Glied ${counted(position)}`, eventId === null ? '' : `Eintrag ${eventId}`]
    .filter((part) => part !== '')
    .join(', ');

export const adminAuditTexts = {
  title: 'Audit Logs',
  text: 'Wer was wann getan hat. Das Log wächst nur: Die Datenbank lehnt Änderungen ab, und eine Kette von Prüfsummen zeigt, ob jemand sie umgangen hat.',
  actions: auditLabels,
  resources: auditResourceNames,
  action: 'Aktion',
  search: 'Suche',
  searchPlaceholder: 'Nummer einer Ressource',
  resourceType: 'Ressource',
  all: 'alle',
  from: 'Von',
  to: 'Bis',
  what: 'Was',
  who: 'Wer',
  organisation: 'Organisation',
  when: 'Wann',
  choose: {
    actor: { label: 'Person', placeholder: 'Name oder E-Mail', noResult: 'Niemand gefunden' },
    organisation: { label: 'Organisation', placeholder: 'Name', noResult: 'Keine Organisation gefunden' },
    searching: 'Wird gesucht …',
    failed: 'Die Suche ist fehlgeschlagen.',
  },
  chips: {
    actor: (name: string) => `Person: ${name}`,
    organisation: (name: string) => `Organisation: ${name}`,
    remove: (chip: string) => `Filter „${chip}“ entfernen`,
  },
  empty: { title: 'Noch keine Einträge', text: 'Was in dieser Installation geschieht, steht danach hier.' },
  goneOrganisation,
  unknownAction: (action: string) => `Unbekannte Aktion „${action}“`,
  whoOf: ({ actor }: Pick<AuditEventRow, 'actor'>): string =>
    actor === null ? 'das System' : memberOrFormer(actor.name),
  organisationOf: ({ organisation }: Pick<AuditEventRow, 'organisation'>): string =>
    organisation === null ? '' : (organisation.name ?? goneOrganisation),
  actionOf: (action: string): string => auditLabels[action as AuditAction] ?? action,
  resourceOf: (type: string): string => auditResourceNames[type as AuditResource] ?? type,
  exportColumns: ['Nummer', 'Zeit', 'Was', 'Aktion', 'Wer', 'Organisation', 'Ressource', 'Nummer der Ressource'],
  details: {
    title: (eventId: string) => `Eintrag ${eventId}`,
    close: 'Schließen',
    resourceId: 'Nummer der Ressource',
    address: 'Adresse im Netz',
    actorId: 'Nummer der Person',
    organisationId: 'Nummer der Organisation',
    facts: 'Angaben',
    erased: 'Namen und Adresse wurden gelöscht. Die Kette bleibt dabei unversehrt.',
    chain: 'Kette',
    position: 'Glied',
    hash: 'Prüfsumme',
    chainedAt: 'In der Kette seit',
    notYet: 'Der Eintrag kommt in wenigen Sekunden in die Kette.',
    others: 'Weitere Einträge',
    ofActor: 'Alles von dieser Person',
    ofOrganisation: 'Alles in dieser Organisation',
    ofResource: 'Alles zu dieser Ressource',
  },
  chain: {
    title: 'Kette',
    position: 'Neuestes Glied',
    none: 'Noch nichts in der Kette',
    hash: 'Prüfsumme',
    copy: 'Prüfsumme kopieren',
    copied: 'Kopiert',
    notCopied: 'Das Kopieren ließ der Browser nicht zu.',
    waiting: (events: number, most: number): string =>
      events === 0
        ? ''
        : events > most
          ? `Mehr als ${counted(most)} Einträge warten noch.`
          : events === 1
            ? '1 Eintrag wartet noch.'
            : `${counted(events)} Einträge warten noch.`,
    lastCheck: 'Letzte Prüfung',
    never: 'Noch nie geprüft',
    whole: (links: string): string =>
      links === '1' ? 'Unversehrt, 1 Glied geprüft' : `Unversehrt, ${counted(links)} Glieder geprüft`,
    broken: 'Nicht unversehrt',
    check: 'Jetzt prüfen',
    progress: (done: number, of: number): string =>
      of === 0 ? 'Die Prüfung läuft.' : `Die Prüfung läuft: ${counted(done)} von ${counted(of)} Gliedern.`,
    failed: 'Der Zustand der Kette ließ sich nicht laden.',
    showBroken: 'Eintrag ansehen',
  },
  problems,
  counted,
  brokenAt: (broken: BrokenRow): string => `${brokenRowText(broken)}: ${problems[broken.problem]}`,
} as const;
