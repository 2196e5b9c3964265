import { fieldNames } from '../texts/jobs/fields-of-work.ts';
import { dayText, jobWords } from '../texts/jobs/words.ts';
import { countryNames } from '../texts/places.ts';
import type { JobDraft, PayKind, PayUnit } from './draft.ts';
import type { JobRecord } from './import.ts';

export const importLabels = {
  workplaces: jobWords.workplaces,
  employments: jobWords.employments,
  fields: fieldNames,
  payKinds: { range: 'Spanne', agreement: 'Tarif', none: 'keine' } satisfies Record<PayKind, string>,
  payUnits: { hour: 'Stunde', month: 'Monat', year: 'Jahr' } satisfies Record<PayUnit, string>,
} as const;

const numberText = (value: number | null): string => (value === null ? '' : String(value).replace('.', ','));
const dayCell = (day: string | null): string => (day === null ? '' : dayText(day));

export function toJobRecord(key: string, draft: JobDraft, skillNames: ReadonlyMap<number, string>): JobRecord {
  const [frage_1 = '', frage_2 = '', frage_3 = ''] = draft.questions.filter((question) => question !== '');
  return {
    kennung: key,
    titel: draft.title,
    beschreibung: draft.description,
    plz: draft.postalCode,
    ort: draft.town,
    land: countryNames[draft.country],
    arbeitsort: importLabels.workplaces[draft.workplace],
    beschaeftigung: draft.employment === null ? '' : importLabels.employments[draft.employment],
    arbeitsbereich: draft.field === null ? '' : importLabels.fields[draft.field],
    beginn: dayCell(draft.startsOn),
    stunden_von: numberText(draft.hoursFrom),
    stunden_bis: numberText(draft.hoursTo),
    antwort_bis: dayCell(draft.replyBy),
    verguetung_art: importLabels.payKinds[draft.payKind],
    verguetung_von: numberText(draft.payFrom),
    verguetung_bis: numberText(draft.payTo),
    verguetung_einheit: importLabels.payUnits[draft.payUnit],
    tarif: draft.agreement,
    entgeltgruppe: draft.payGroup,
    begruendung: draft.payReason,
    faehigkeiten: draft.skills.map(({ skillId, weight }) => `${skillNames.get(skillId) ?? ''}:${weight}`).join('|'),
    ...{ frage_1, frage_2, frage_3 },
  };
}
