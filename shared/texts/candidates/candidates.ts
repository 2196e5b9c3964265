/** Candidates as a company has them outside the pages: the sentence beside every list, and the export. */
import { limitedTexts } from './view.ts';

/** Beside every order and every number that a company sees of people. */
export const humanDecision =
  'Diese Reihenfolge unterstützt eine Entscheidung von Menschen. Sie lehnt niemanden ab und sagt nicht, wer besser ist.';

export const candidateExportTexts = {
  /** `day`: JJJJ-MM-TT */
  fileName: (day: string) => `passgenau-kandidaten-${day}.csv`,
  columns: [
    'Name oder Pseudonym',
    'E-Mail',
    'Telefon',
    'Freigegeben',
    'Stelle',
    'Passung',
    'Passung von',
    'Passung bis',
    limitedTexts.title,
    'Bewerbungen',
    'Fähigkeit 1',
    'Fähigkeit 2',
    'Fähigkeit 3',
    'Fähigkeit 4',
    'Fähigkeit 5',
  ],
  reliable: limitedTexts.fine,
  limited: limitedTexts.limited,
  grouped: (skill: string, group: string) => `${skill}: ${group}`,
  application: (jobTitle: string, status: string) => `${jobTitle}: ${status}`,
} as const;
