export const uploadTexts = {
  unreachable:
    'Die Datei konnte nicht hochgeladen werden: Die Verbindung war unterbrochen. Versuchen Sie es noch einmal.',
} as const;

export const logoTexts = {
  title: 'Logo',
  text: 'Steht auf Ihrer Unternehmensseite. Eine Änderung gilt sofort.',
  hint: 'PNG, JPEG oder WebP, bis 2\u00a0MB.',
  choose: 'Logo hochladen',
  replace: 'Logo ersetzen',
  remove: 'Logo entfernen',
  empty: 'Noch kein Logo',
  alt: (name: string) => `Logo von ${name}`,
  saved: 'Logo gespeichert',
  removed: 'Logo entfernt',
  removeFailed: 'Logo konnte nicht entfernt werden',
} as const;
