import { isAnyWork, type WorkPreference } from '../../matching/work-preference.ts';
import { fieldNames } from '../jobs/fields-of-work.ts';
import { countWithNoun, listText } from '../words.ts';

const maxNamed = 3;

export const fieldsText = ({ fields }: Pick<WorkPreference, 'fields'>): string => {
  return fields.length > maxNamed
    ? `${fields.length} Arbeitsbereiche`
    : listText(fields.map((field) => `„${fieldNames[field]}“`));
};

export const workPreferenceTexts = {
  section: 'Welche Arbeit Sie suchen',
  answer: 'Arbeitsbereich und Ort wählen',
  searchNear: (place: string) => `Nur um ${place} suchen`,
  work: 'Was für Arbeit suchen Sie?',
  workHint: 'Mehrere sind möglich. Die Auswahl ändert nicht die Passung.',
  any: 'Egal',
  allFields: 'Alle Arbeitsbereiche',
  fewerFields: 'Weniger Arbeitsbereiche',
  where: 'Wo?',
  place: 'Ort oder Postleitzahl',
  anywhere: 'leer: überall',
  fromProfile: 'Der Ort steht so in Ihrem Profil.',
  radius: 'Umkreis',
  radiusOf: (km: number) => `${km} km`,
  save: 'Übernehmen',
  found: (count: number): string => {
    if (count === 0) return 'Dazu ist gerade keine Stelle offen.';
    return `Dazu ${count === 1 ? 'ist' : 'sind'} gerade ${countWithNoun(count, 'Stelle', 'Stellen')} offen.`;
  },
  skip: 'Überspringen',
  cancel: 'Abbrechen',
  change: 'Ändern',
  failed: 'Die Angaben konnten nicht gespeichert werden.',
  unknownPlace: 'Diesen Ort kennen wir nicht.',
  summary: (preference: WorkPreference): string => {
    if (isAnyWork(preference)) return 'Alle Arbeitsbereiche und Orte';
    const { place, radius, fields } = preference;
    const where = `bis ${radius} km um ${place} oder von zu Hause`;
    if (fields.length === 0) return `Nur ${where}`;
    return `Nur ${fieldsText(preference)}${place === '' ? '' : `, ${where}`}`;
  },
  none: (preference: WorkPreference): string => {
    const { place, radius, fields } = preference;
    const work = fields.length === 0 ? [] : [`Für ${fieldsText(preference)}`];
    const where = place === '' ? [] : [`${work.length === 0 ? 'Bis' : 'bis'} ${radius} km um ${place}`];
    return `${[...work, ...where].join(' ')} ist gerade keine Stelle offen`;
  },
} as const;

export const preferredListTexts = {
  widen: 'Alle Stellen zeigen',
  /** While the filter decides the rest. */
  widenPart: ({ fields }: WorkPreference) => (fields.length > 0 ? 'Alle Arbeitsbereiche zeigen' : 'Alle Orte zeigen'),
  narrow: ({ fields, place, radius }: WorkPreference, namesRadius: boolean): string => {
    if (fields.length === 0) return `Wieder nur ${namesRadius ? `bis ${radius} km ` : ''}um ${place} suchen`;
    const isOne = fields.length === 1;
    if (place === '') return `Wieder nur in ${isOne ? 'meinem Arbeitsbereich' : 'meinen Arbeitsbereichen'} suchen`;
    const work = isOne ? fieldsText({ fields }) : `${fields.length} Arbeitsbereiche`;
    return `Zurück zu meiner Suche: ${work}, bis ${radius} km um ${place}`;
  },
  allApplied: 'Auf die passenden Stellen haben Sie sich schon beworben. Neue Stellen erscheinen hier.',
  noBestJob: 'Gerade passt keine Stelle in Ihrer Suche',
} as const;
