import type { ProofProblem, ProofSkip } from '../../settings/backups.ts';

export const backupProblems = {
  disk: 'Der Platz auf der Festplatte reicht nicht. Die vorhandenen Sicherungen bleiben.',
  other: 'Die Ursache steht im Protokoll des Servers. Die vorhandenen Sicherungen bleiben.',
} as const;
export type BackupProblem = keyof typeof backupProblems;

export const backupTexts = {
  title: 'Sicherung',
  text: 'Jede Nacht entsteht eine Sicherung aller Daten und Dateien. Sieben tägliche und vier wöchentliche bleiben.',
  off: 'Ausgeschaltet: Auf dem Server ist BACKUPS=0 gesetzt.',
  state: 'Letzte Sicherung',
  none: 'Noch keine. Die erste entsteht in der kommenden Nacht.',
  running: 'Eine Sicherung läuft gerade.',
  encryption: 'Verschlüsselung',
  encrypted: 'Mit Kennwort',
  notEncrypted: 'Keine',
  encryptionHint: 'Verschlüsselt wird, sobald auf dem Server BACKUP_PASSPHRASE gesetzt ist.',
  failed: (when: string) => `Die Sicherung am ${when} ist gescheitert.`,
  proof: 'Zuletzt geprüft',
  proofText: (when: string | null) => (when === null ? 'Noch nie' : `am ${when}`),
  proofOff: 'Ausgeschaltet: Auf dem Server ist BACKUP_PROOF=0 gesetzt.',
  proofRunning: 'Die Prüfung läuft gerade.',
  proofPassed: 'Die Sicherung ist in Ordnung.',
  proofHint:
    'Geprüft wird jede Nacht: Die neueste Sicherung wird an einem eigenen Ort zurückgespielt, mit dem gesicherten Stand verglichen und ausprobiert.',
  proofFailed: (when: string) => `Die Prüfung der Sicherung am ${when} ist gescheitert.`,
  proofSkipped: (when: string) => `Die Prüfung am ${when} fiel aus.`,
  prove: 'Jetzt prüfen',
  proofStarted: 'Sie dauert einige Minuten. Sie können die Seite verlassen.',
  start: 'Jetzt sichern',
  started: 'Die Sicherung läuft. Sie können die Seite verlassen.',
  stored: 'Vorhandene Sicherungen',
  storedText: 'Sie liegen auf dem Server. Kopieren Sie sie regelmäßig auf einen anderen Rechner.',
  empty: 'Hier liegt noch keine Sicherung.',
  created: 'Stand vom',
  size: 'Größe',
  name: 'Datei',
  restore: 'Zurückspielen: das Programm anhalten und auf dem Server npm run restore -- DATEI aufrufen.',
} as const;

export const proofProblems: Record<ProofProblem, string> = {
  unreadable: 'Die Datei ist beschädigt oder nicht lesbar.',
  restore: 'Die Sicherung ließ sich nicht zurückspielen.',
  content: 'Nach dem Zurückspielen waren Zeilen oder Dateien anders als im gesicherten Stand.',
  update: 'Die Datenbankänderungen dieses Programms ließen sich nicht anwenden.',
  audit: 'Das Audit Log in der Sicherung ist nicht unversehrt.',
  start: 'Das Programm startete mit den zurückgespielten Daten nicht.',
  use: 'Mit den zurückgespielten Daten ließ sich niemand anmelden oder kein Kurs öffnen.',
  aborted: 'Die Prüfung brach ab. Die Ursache steht im Protokoll des Servers.',
};

export const proofSkips: Record<ProofSkip, string> = {
  none: 'Es gibt noch keine Sicherung.',
  disk: 'Der freie Platz auf der Festplatte reicht dafür nicht.',
  postgres: 'Dafür ist eine eigene Datenbank nötig. Der Datenbankbenutzer darf keine anlegen (CREATEDB).',
  passphrase: 'Die Sicherung ist verschlüsselt, und auf dem Server ist BACKUP_PASSPHRASE nicht gesetzt.',
  running: 'Eine andere Prüfung lief gerade.',
};

type ProofOutcome =
  | { outcome: 'passed' }
  | { outcome: 'skipped'; reason: ProofSkip }
  | { outcome: 'failed'; problem: ProofProblem };

/** The output of `npm run prove-backup`. */
export function proofResultText(result: ProofOutcome): string {
  if (result.outcome === 'passed')
    return 'Die Sicherung ist in Ordnung: zurückgespielt, verglichen, gestartet und benutzt.';
  if (result.outcome === 'skipped') return `Nicht geprüft. ${proofSkips[result.reason]}`;
  return `Die Prüfung ist gescheitert. ${proofProblems[result.problem]}`;
}
