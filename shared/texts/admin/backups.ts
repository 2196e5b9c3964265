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
