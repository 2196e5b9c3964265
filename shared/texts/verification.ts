/** Whether a company is who it says, in the words of applicants, companies and staff. */
export const verificationProblems = {
  domain: 'Das ist keine gültige Domain. Geben Sie sie so an: firma.de',
  freeMail: 'Bei diesem Anbieter kann jede Person eine Adresse haben. Nehmen Sie die Domain Ihres Unternehmens.',
} as const;

/** What applicants read. */
export const unverifiedTexts = {
  label: 'noch nicht geprüft',
  title: 'Dieses Unternehmen ist noch nicht geprüft',
  text: 'Wir haben noch nicht bestätigt, dass diese Angaben wirklich von dem genannten Unternehmen stammen. Sehen Sie sich das Impressum an, und geben Sie keine Bankverbindung und keine Ausweisdaten weiter.',
  close: 'Verstanden',
} as const;
