import type { FileKind, UploadTarget } from '../files/file-kind.ts';
import { typeInUse } from './account/account-type.ts';
import { dateText } from './account-deletion/account-deletion.ts';
import { errorTexts } from './errors.ts';

type Words = {
  is: string;
  /** Missing for places in `homes`, which accept the kind in another form. */
  belongs?: string;
  homes?: readonly UploadTarget[];
};

const toCourse = 'Daraus wird ein Kurs, wenn Sie beim Erstellen eines Kurses ein Dokument hochladen.';
const lessons = 'als Inhalt in eine Lektion.';

const words: Readonly<Record<FileKind, Words>> = {
  empty: { is: 'Die Datei ist leer.' },
  scorm: {
    is: 'Das ist ein SCORM-Paket.',
    belongs: 'Es gehört in eine Lernplattform; Passgenau erstellt solche Pakete, liest sie aber nicht ein.',
  },
  courseBundle: {
    is: 'Das ist ein Kurs, der aus Passgenau exportiert wurde.',
    belongs: 'Er gehört in der Liste der Kurse zu „Kurs importieren“.',
    homes: ['course'],
  },
  resume: {
    is: 'Das ist eine Lebenslauf-Datei.',
    belongs: 'Sie gehört im Profil zu „Lebenslauf-Datei hochladen“.',
    homes: ['resume'],
  },
  json: { is: 'Das ist eine JSON-Datei.' },
  word: { is: 'Das ist ein Word-Dokument.', belongs: toCourse, homes: ['document', 'asset'] },
  powerPoint: { is: 'Das ist eine PowerPoint-Präsentation.', belongs: toCourse, homes: ['document', 'asset'] },
  excel: {
    is: 'Das ist eine Excel-Arbeitsmappe.',
    belongs: 'Tabellen liest Passgenau nur als CSV: Speichern Sie sie in Excel als „CSV UTF-8“.',
  },
  oldOffice: {
    is: 'Das ist eine Datei eines älteren Office-Programms.',
    belongs: 'Speichern Sie sie neu: Texte als Word-Dokument, Tabellen als CSV.',
  },
  openDocument: {
    is: 'Das ist eine Datei aus LibreOffice oder OpenOffice.',
    belongs: 'Speichern Sie sie neu: Texte als Word-Dokument oder PDF, Tabellen als CSV.',
  },
  pdf: { is: 'Das ist eine PDF-Datei.', belongs: toCourse, homes: ['document', 'asset'] },
  rtf: { is: 'Das ist ein RTF-Dokument.', belongs: 'Speichern Sie es als Word-Dokument oder PDF.' },
  zip: { is: 'Das ist eine ZIP-Datei.', belongs: 'Entpacken Sie es und wählen Sie die Datei darin, die Sie meinen.' },
  heic: {
    is: 'Das ist ein Foto im Format HEIC, das viele Browser nicht anzeigen.',
    belongs: 'Speichern Sie es als JPEG und laden Sie es noch einmal hoch.',
  },
  image: { is: 'Das ist ein Bild.', belongs: `Bilder gehören ${lessons}`, homes: ['asset', 'logo', 'document'] },
  video: { is: 'Das ist ein Video.', belongs: `Videos gehören ${lessons}`, homes: ['asset'] },
  audio: { is: 'Das ist eine Tonaufnahme.', belongs: `Tonaufnahmen gehören ${lessons}`, homes: ['asset'] },
  html: { is: 'Das ist eine Webseite (HTML).' },
  xml: { is: 'Das ist eine XML-Datei.' },
  jobTable: {
    is: 'Das ist eine Tabelle mit Stellen.',
    belongs: 'Sie gehört in der Liste der Stellen zu „CSV importieren“.',
    homes: ['jobs'],
  },
  catalogueTable: {
    is: 'Das ist eine Tabelle aus dem Katalog eines Tests.',
    belongs: 'Sie gehört zum Import in der Verwaltung der Plattform.',
    homes: ['catalogue'],
  },
  table: { is: 'Das ist eine Tabelle im Format CSV.' },
  text: { is: 'Das ist eine Textdatei.' },
  program: { is: 'Das ist ein Programm.' },
  unknown: { is: '' },
};

const expectedText: Readonly<Record<UploadTarget, string>> = {
  course: 'Hier geht nur eine JSON-Datei mit einem Kurs, den Passgenau exportiert hat.',
  document: errorTexts.SOURCE_TYPE_REFUSED,
  asset: errorTexts.FILE_TYPE_REFUSED,
  logo: errorTexts.LOGO_REFUSED,
  jobs: 'Hier geht nur eine CSV-Datei mit Stellen.',
  catalogue: 'Hier gehen nur die drei CSV-Dateien mit dem Katalog eines Tests.',
  resume: 'Hier geht nur eine Lebenslauf-Datei im Format JSON Resume.',
};

export function wrongFileText(kind: FileKind, place: UploadTarget): string {
  const { is, belongs = '', homes = [] } = words[kind];
  return [is, homes.includes(place) ? '' : belongs, expectedText[place]].filter((part) => part !== '').join(' ');
}

const closedUntil = (eraseAt: Date): string =>
  `Dieses Konto ist geschlossen und wird am ${dateText(eraseAt)} gelöscht. Bis dahin können Sie es mit dem Link behalten, den Sie beim Löschen bekommen haben.`;

export function refusalText(code: keyof typeof errorTexts, details: Readonly<Record<string, unknown>>): string {
  const { fileKind, filePlace, place, obstacles, eraseAt } = details;
  if (code === 'ACCOUNT_CLOSED' && eraseAt instanceof Date) return closedUntil(eraseAt);
  if (code === 'ACCOUNT_TYPE_IN_USE' && Array.isArray(obstacles)) return typeInUse(obstacles);
  if (typeof fileKind === 'string' && typeof filePlace === 'string')
    return wrongFileText(fileKind as FileKind, filePlace as UploadTarget);
  return typeof place === 'string' && place !== '' ? `${errorTexts[code]} Stelle: ${place}` : errorTexts[code];
}
