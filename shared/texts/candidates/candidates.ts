import { limitedTexts } from './view.ts';

/** Required with every order and number that a company sees about people. */
export const humanDecisionText =
  'Diese Reihenfolge unterstützt eine Entscheidung von Menschen. Sie lehnt niemanden ab und sagt nicht, wer besser ist.';

export const candidateExportTexts = {
  fileName: (day: string) => `passgenau-kandidaten-${day}.csv`,
  columns: [
    'Name oder Pseudonym',
    'E-Mail',
    'Telefon',
    'Gezeigt seit',
    'Stelle',
    'Passung',
    'Passung von',
    'Passung bis',
    limitedTexts.title,
    'Bewerbungen',
    'Stärke 1',
    'Stärke 2',
    'Stärke 3',
    'Stärke 4',
    'Stärke 5',
  ],
  reliable: limitedTexts.fine,
  limited: limitedTexts.limited,
  grouped: (skill: string, group: string) => `${skill}: ${group}`,
  application: (jobTitle: string, status: string) => `${jobTitle}: ${status}`,
} as const;
