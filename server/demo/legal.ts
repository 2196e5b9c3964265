import type { LegalSlug } from '#shared/consents/state.ts';
import { type PageText, readShippedPage } from '../features/pages/service.ts';

const invented =
  'Dies ist eine Vorführung von Passgenau. **Betreiber, Anschrift, Dienste und Fristen in diesem Text sind erfunden.**';

/** The gaps of the shipped texts with the words around them. */
const fillings: Readonly<Record<LegalSlug, readonly (readonly [gap: string, text: string])[]>> = {
  terms: [
    ['[Adresse der Installation]', 'dieser Adresse'],
    ['[Name des Betreibers], [Anschrift]', 'der Passgenau Vorführung gGmbH, Beispielweg 1, 34117 Kassel'],
    ['[Alter] Jahre', '16 Jahre'],
    ['innerhalb von [Frist]', 'innerhalb von sechs Monaten'],
    ['mit einer Frist von [Frist]', 'mit einer Frist von vier Wochen'],
    [
      '[Widerrufsbelehrung für Verträge mit Verbraucherinnen und Verbrauchern ergänzen oder begründet streichen]',
      'Sie können den Vertrag innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Eine Nachricht über die [Kontaktseite](/contact) genügt. Die Nutzung ist für Sie kostenlos; zu erstatten ist deshalb nichts.',
    ],
    ['mindestens [Frist] vorher', 'mindestens sechs Wochen vorher'],
    ['Gerichtsstand [Ort]', 'Gerichtsstand Kassel'],
    [
      '[Bereitschaft oder Pflicht zur Teilnahme an einer Schlichtung nach § 36 VSBG angeben, gleichlautend im Impressum]',
      'An einer Schlichtung vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil und sind dazu nicht verpflichtet.',
    ],
    ['Stand: [Datum]', 'Stand: 1. Juni 2026'],
  ],
  privacy: [
    ['[Name des Betreibers]', 'Passgenau Vorführung gGmbH'],
    ['[Straße und Hausnummer]', 'Beispielweg 1'],
    ['[Postleitzahl und Ort]', '34117 Kassel'],
    ['[E-Mail-Adresse]', 'hilfe@demo.example'],
    ['\n- [Telefonnummer]', ''],
    [
      '[Name oder Funktion, Anschrift und E-Mail-Adresse, oder Absatz streichen, wenn keine benannt werden muss]',
      'Datenschutz, Passgenau Vorführung gGmbH, Beispielweg 1, 34117 Kassel, datenschutz@demo.example',
    ],
    [
      '\n- [Angaben ergänzen, die ein vorgeschalteter Server festhält, etwa IP-Adresse und Browser, oder Zeile streichen]',
      '',
    ],
    ['[Frist in Tagen]', '14 Tagen'],
    ['[Dienst für den Versand nennen oder Satz streichen]', 'In dieser Vorführung ist kein Versand eingerichtet.'],
    [
      '[Rechenzentrum], [Speicher für Dateien], [Versand von E-Mails], [KI-Dienst, wenn einer eingerichtet ist], jeweils',
      'ein Rechenzentrum in Deutschland,',
    ],
    ['[nicht / nur in folgenden Fällen und auf folgender Grundlage nach Art. 44 bis 49 DSGVO]', 'nicht'],
    ['Serverprotokolle | [Frist]', 'Serverprotokolle | 14 Tage'],
    ['Vorgänge | [Frist]', 'Vorgänge | drei Jahre'],
    ['Sicherungskopien | [Frist]', 'Sicherungskopien | 30 Tage'],
    [
      '[Ablauf für Sicherungskopien beschreiben, auch wie Löschungen nach einer Wiederherstellung nachgeholt werden]',
      'Spielen wir eine Sicherungskopie ein, holen wir die Löschungen danach nach.',
    ],
    ['[Name und Anschrift der Aufsichtsbehörde]', 'die Aufsichtsbehörde des Landes, in dem die Vorführung läuft'],
    [
      '[Verschlüsselte Übertragung mit TLS, Sicherungen, Zugriffsregeln und weitere Maßnahmen ergänzen]',
      'Die Übertragung ist mit TLS verschlüsselt, und jede Nacht entsteht eine Sicherungskopie.',
    ],
    ['Erklärung: [Datum]', 'Erklärung: 1. Juni 2026'],
  ],
};

const templateNote = /^> \*\*Vorlage\.\*\*.*$/mu;
/** The remaining gaps are notes to the operator. */
const note = / ?\[[^[\]]+\](?!\()/gu;

export async function demoLegalPage(slug: LegalSlug): Promise<PageText> {
  const page = await readShippedPage(slug);
  const filled = fillings[slug].reduce((text, [gap, filling]) => text.replace(gap, filling), page.markdown);
  return { ...page, markdown: filled.replace(templateNote, invented).replace(note, '') };
}
