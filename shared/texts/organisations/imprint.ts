import type { CompanyImprint, ImprintCountry } from '../../organisations/imprint.ts';
import { countryNames as ownCountryNames } from '../places.ts';

export const imprintProblems = {
  legalName: 'Geben Sie den Namen an, unter dem Ihr Unternehmen rechtlich auftritt.',
  street: 'Geben Sie Straße und Hausnummer an.',
  postalCode: 'Geben Sie eine gültige Postleitzahl an.',
  town: 'Geben Sie den Ort an.',
  email: 'Das ist keine gültige E-Mail-Adresse.',
  phone: 'Das ist keine gültige Telefonnummer.',
  contact: 'Geben Sie eine E-Mail-Adresse oder eine Telefonnummer an.',
} as const;

export const countryNames: Readonly<Record<ImprintCountry, string>> = {
  ...ownCountryNames,
  LI: 'Liechtenstein',
  LU: 'Luxemburg',
  BE: 'Belgien',
  NL: 'Niederlande',
  FR: 'Frankreich',
  IT: 'Italien',
  DK: 'Dänemark',
  PL: 'Polen',
  CZ: 'Tschechien',
};

export const imprintTexts = {
  title: 'Impressum',
  text: 'Wer hinter Ihren Stellen und Ihrer Unternehmensseite steht. Ohne vollständiges Impressum lässt sich beides nicht veröffentlichen.',
  legalName: 'Rechtlicher Name',
  legalNameHint: 'Mit Rechtsform, wie im Register oder auf Rechnungen.',
  street: 'Straße und Hausnummer',
  postalCode: 'Postleitzahl',
  town: 'Ort',
  country: 'Land',
  email: 'Kontakt-E-Mail',
  phone: 'Telefon',
  contactHint: 'E-Mail oder Telefon, eines von beiden genügt.',
  register: 'Registereintrag (falls vorhanden)',
  registerHint: 'Zum Beispiel: Amtsgericht Göttingen, HRB 1234',
  save: 'Impressum speichern',
  saved: 'Impressum gespeichert',
  failed: 'Impressum konnte nicht gespeichert werden',
  anchor: 'impressum',
  toSettings: 'Zu den Einstellungen',
  toImprint: 'Impressum angeben',
  missing: 'Zum Veröffentlichen fehlt das Impressum: rechtlicher Name, Anschrift und Kontakt.',
  nameHeld:
    'Der Name Ihrer Organisation ähnelt dem einer anderen und wartet auf die Prüfung durch den Betreiber. Bis dahin lässt sich nichts veröffentlichen.',
  none: 'Noch kein Impressum angegeben',
} as const;

export function imprintLines({
  legalName,
  street,
  postalCode,
  town,
  country,
  email,
  phone,
  register,
}: CompanyImprint): string[] {
  const lines = [legalName, street, `${postalCode} ${town}`, countryNames[country]];
  const contact = [email === '' ? '' : `E-Mail: ${email}`, phone === '' ? '' : `Telefon: ${phone}`];
  return [...lines, ...contact, register].filter((line) => line !== '');
}
