import type { TestVariant } from '../../assessments/soft-skills/variants.ts';
import { type PlanCounts, type RowKind, type RowStatus, rowStatuses, type VersionStatus } from '../../import/plan.ts';
import { type BoundedCount, type DeletionCounts, type deletedTables, draftDays } from '../../import/versions.ts';
import { approximateText, countWithNoun } from '../words.ts';

export const deletionWord = 'LÖSCHEN';

export const importOutcomeTexts = {
  imported: 'Daten erfolgreich importiert!',
  unchanged: 'Die Daten stimmen mit dem Bestand überein. Es wurde nichts geändert.',
} as const;

const number = (value: number): string => value.toLocaleString('de-DE');
const bounded = ({ count, isMore }: BoundedCount): string => `${isMore ? 'mehr als ' : ''}${number(count)}`;

const countTextOf = ({ count, isMore }: BoundedCount, one: string, many: string): string =>
  isMore ? `${approximateText(count)} ${many}` : countWithNoun(count, one, many);

const variants = {
  test1: 'Mit Berufserfahrung (test1)',
  test2: 'Ohne Berufserfahrung (test2)',
} satisfies Record<TestVariant, string>;

const kinds = {
  softskill: 'Soft Skill',
  statement: 'Aussage',
  group: 'Fragegruppe',
} satisfies Record<RowKind, string>;
const kindsMany = {
  softskill: 'Soft Skills',
  statement: 'Aussagen',
  group: 'Fragegruppen',
} satisfies Record<RowKind, string>;

const rowStates = {
  new: 'neu',
  changed: 'geändert',
  unchanged: 'unverändert',
  removed: 'entfällt',
  error: 'fehlerhaft',
} satisfies Record<RowStatus, string>;

const versionStates = {
  draft: 'Entwurf',
  active: 'aktiv',
  retired: 'früher aktiv',
} satisfies Record<VersionStatus, string>;

const fields: Readonly<Record<string, string>> = {
  name: 'Name',
  description: 'Beschreibung',
  relatedId1: 'Verwandt 1',
  relatedId2: 'Verwandt 2',
  position: 'Platz in der Datei',
  text: 'Text',
  softskillId: 'Soft Skill',
  slug: 'Kürzel',
  label: 'Bezeichnung',
  statement1Id: 'Aussage 1',
  statement2Id: 'Aussage 2',
  statement3Id: 'Aussage 3',
  statement4Id: 'Aussage 4',
};

export const exportedListName = (variant: TestVariant, version: number, fileName: string): string =>
  `Katalog ${variant}, Version ${version}, ${fileName}`;

export const adminImportTexts = {
  title: 'WordPress Daten Import',
  text: 'Der Import umfasst je Testvariante 30 Soft Skills, 180 Aussagen (4 je Soft Skill und 2 zusätzliche) und 30 Fragegruppen. Er legt eine neue Version neben die aktive.',
  quality: 'Testgüte ansehen',
  variant: 'Testvariante',
  variants,
  source: {
    title: 'Dateien',
    label: 'Woher die Daten kommen',
    own: 'Eigene Dateien',
    shipped: 'Ausgelieferte',
    shippedText: 'Die drei Dateien, die mit Passgenau geliefert wurden. Auch sie werden zuerst geprüft.',
    drop: 'Drei CSV-Dateien hierher ziehen',
    choose: 'Dateien auswählen',
    hint: 'softskills.csv, statements.csv und question-groups.csv. Getrennt durch Semikolon, Komma oder Tabulator, je höchstens 2\u00a0MB.',
    missing: 'fehlt noch',
    given: 'Gewählte Dateien',
    remove: (fileName: string) => `${fileName} entfernen`,
    unknown: (fileName: string) =>
      `„${fileName}“ lässt sich nicht zuordnen. Der Name muss softskills, statements oder question-groups enthalten.`,
  },
  plan: {
    run: 'Probelauf starten',
    sending: (percent: number) => `Dateien werden gesendet: ${percent} %`,
    checking: 'Die Dateien werden geprüft.',
    importing: 'Die Daten werden importiert.',
    progress: 'Fortschritt des Imports',
    failed: 'Der Probelauf ist nicht gelungen.',
    title: 'Ergebnis des Probelaufs',
    nothingYet: 'Es wurde noch nichts geändert.',
    newVersion: (version: number) => `Der Import legt Version ${version} an.`,
    same: (version: number, status: VersionStatus) =>
      `Unverändert: Version ${version} (${versionStates[status]}) enthält genau diese Daten. Ein Import ändert nichts.`,
    refused: 'So lassen sich die Dateien nicht importieren.',
    kinds,
    kindsMany,
    rowStates,
    filter: 'Zeilen zeigen',
    filters: { ...rowStates, any: 'alle' },
    rows: 'Zeilen der Dateien',
    columns: { file: 'Datei', line: 'Zeile', column: 'Spalte', id: 'Nummer', status: 'Ergebnis', message: 'Meldung' },
    noId: 'ohne Nummer',
    noLine: 'nicht in der Datei',
    noRows: 'Zu diesem Filter gibt es keine Zeile.',
    moreRows: (rest: number) => `${countWithNoun(rest, 'weitere Zeile', 'weitere Zeilen')} ohne Anzeige.`,
    change: (field: string, from: string, to: string) => `${fields[field] ?? field}: ${from} → ${to}`,
    emptyValue: '(leer)',
    errors: (total: number) => `${countWithNoun(total, 'Fehler', 'Fehler')} in den Dateien`,
    errorsText: 'Beheben Sie die Fehler in den Dateien und starten Sie den Probelauf noch einmal.',
    moreErrors: (rest: number) => `${countWithNoun(rest, 'weiterer Fehler', 'weitere Fehler')} ohne Anzeige.`,
    countsOf: (counts: PlanCounts[RowKind]): string =>
      rowStatuses
        .filter((status) => counts[status] > 0)
        .map((status) => `${number(counts[status])} ${rowStates[status]}`)
        .join(', '),
  },
  findings: {
    title: 'Hinweise des Prüfers',
    none: 'Der Prüfer hat nichts gefunden.',
    error: 'Fehler',
    warning: 'Hinweis',
    groups: (names: readonly string[]) => `${names.length === 1 ? 'Gruppe' : 'Gruppen'}: ${names.join(', ')}`,
    accept: 'Hinweise akzeptieren',
    acceptText: 'Fehler im Aufbau verhindern den Import. Hinweise können Sie akzeptieren.',
  },
  take: {
    run: 'Importieren',
    failed: 'Import fehlgeschlagen',
    failedBecause: (message: string) => `Import fehlgeschlagen: ${message}`,
    ...importOutcomeTexts,
    next: (version: number) => `Version ${version} steht unten. Sie gilt, sobald Sie sie aktivieren.`,
    again: 'Weitere Dateien importieren',
  },
  versions: {
    title: 'Versionen',
    text: `Neue Tests beginnen mit der aktiven Version. Begonnene Tests bleiben bei ihrer. Ein Entwurf, den niemand aktiviert, wird ${draftDays} Tage nach seinem letzten Import gelöscht.`,
    facts: { created: 'Angelegt', activated: 'Zuletzt aktiviert', content: 'Inhalt', runs: 'Durchgänge' },
    never: 'noch nie',
    findingCount: (count: number) => countWithNoun(count, 'Hinweis', 'Hinweise'),
    states: versionStates,
    emptied: 'gelöscht',
    name: (version: number) => `Version ${version}`,
    content: (statements: number, groups: number) =>
      `${countWithNoun(statements, 'Aussage', 'Aussagen')}, ${countWithNoun(groups, 'Gruppe', 'Gruppen')}`,
    runs: bounded,
    none: { text: 'Sobald Dateien importiert sind, steht ihre Version hier.' },
    noActive: 'Keine Version dieser Testvariante ist aktiv: Der Test lässt sich zurzeit nicht beginnen.',
    refill: 'Nach dem Löschen füllt sich Passgenau nicht von selbst wieder, auch nicht bei einem Neustart.',
    takeShipped: 'Ausgelieferte Dateien nehmen',
    showShort: 'Ansehen',
    show: (version: number) => `Version ${version} ansehen`,
    activate: 'Aktivieren',
    goBack: 'Zu dieser Version zurück',
    activateLabel: (version: number) => `Version ${version} aktivieren`,
    goBackLabel: (version: number) => `Version ${version}: Zu dieser Version zurück`,
    discard: 'Entwurf verwerfen',
    discardLabel: (version: number) => `Entwurf verwerfen: Version ${version}`,
    discarded: (version: number) => `Version ${version} wurde verworfen`,
    discardFailed: 'Der Entwurf ließ sich nicht verwerfen.',
    discardConfirm: {
      title: (version: number) => `Entwurf verwerfen: Version ${version}`,
      text: 'Die Version wird mit ihren Aussagen und Gruppen gelöscht. Noch hat niemand mit ihr einen Test begonnen. Aus denselben Dateien lässt sie sich wieder importieren.',
      confirm: 'Entwurf verwerfen',
    },
    activateFailed: 'Die Version ließ sich nicht aktivieren.',
    download: (fileName: string, version: number) => `${fileName} von Version ${version} herunterladen`,
    statementsPerSkill: 'Aussagen je Soft Skill',
    partTwo: 'Teil 2',
    confirm: {
      title: (version: number) => `Version ${version} aktivieren`,
      text: 'Neue Tests beginnen ab jetzt mit dieser Version, und die Soft Skills heißen so wie in ihr. Begonnene Tests bleiben bei ihrer Version, Ergebnisse behalten ihre Punkte.',
      warnings: (count: number) =>
        `Zu dieser Version gibt es ${countWithNoun(count, 'Hinweis', 'Hinweise')} des Prüfers.`,
      confirm: 'Aktivieren',
    },
  },
  danger: {
    title: 'Alle Daten löschen',
    text: 'Löscht die Testdaten dieser Installation: Ergebnisse und Antworten der Soft-Skill-Tests, Aussagen, Fragegruppen und Soft Skills. Nichts anderes.',
    open: 'Alle Daten löschen',
    failedTitle: 'Fehler beim Löschen',
    failed: 'Es ist noch alles da.',
    counted: 'Das wird gelöscht',
    means: 'Was das bedeutet',
    counts: {
      results: 'Ergebnisse von Soft-Skill-Tests',
      decisions: 'Antworten in Soft-Skill-Tests',
      groups: 'Fragegruppen',
      additional: 'Zuordnungen zusätzlicher Aussagen',
      statements: 'Aussagen',
      skills: 'Soft Skills',
    } satisfies Record<(typeof deletedTables)[number], string>,
    countOf: ({ count, isMore }: BoundedCount): string => (isMore ? approximateText(count) : number(count)),
    consequences: [
      'Ihre Ergebnisse verlieren alle, die den Soft-Skill-Test gemacht haben. Sie lassen sich nicht wiederherstellen.',
      'Begonnene Soft-Skill-Tests enden. Neue lassen sich erst nach einem Import und einer Aktivierung beginnen.',
      'Die Passung zu Stellen rechnet bis dahin ohne Soft Skills. Die Ergebnisse des Wertetests bleiben.',
      'Was Personen Unternehmen gezeigt haben, bleibt, wie es war.',
      'Stellen und Kurse behalten ihre Soft Skills. Ändern lassen sie sich erst wieder, wenn eine Version aktiv ist.',
    ],
    word: (word: string) => `Tippen Sie ${word}, um alle Testdaten zu löschen`,
    wrongWord: (word: string) => `Das ist nicht ${word}.`,
    confirm: 'Endgültig löschen',
    done: 'Alle Daten gelöscht',
    doneCounts: ({ results, statements }: DeletionCounts): string =>
      `Gelöscht: ${countTextOf(results, 'Ergebnis', 'Ergebnisse')} und ${countTextOf(statements, 'Aussage', 'Aussagen')}.`,
  },
} as const;
