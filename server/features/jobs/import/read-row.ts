import '#shared/validation/messages.ts';
import { emptyDraft, type JobDraft, jobDraft, jobLimits } from '#shared/jobs/draft.ts';
import { type JobColumn, jobImportLimits } from '#shared/jobs/import.ts';
import { importLabels } from '#shared/jobs/import-record.ts';
import {
  type Country,
  type Currency,
  countries,
  isPostalCode,
  parseCountry,
  postalCodeDigits,
} from '#shared/places/country.ts';
import { oneLine } from '#shared/validation/text.ts';
import { RuleError } from '../../../core/errors.ts';
import { sanitiseText } from '../../../core/html/sanitise.ts';
import { readCells, type SkillIds } from './cells.ts';
import type { ColumnIndexes, JobErrors, JobRow } from './csv-format.ts';

export type ReadJob = {
  row: JobRow;
  key: string | null;
  title: string;
  draft: JobDraft | null;
  addresses: readonly JobAddress[];
  currency: Currency | null;
};
export type JobAddress = Pick<JobDraft, 'postalCode' | 'country'>;
type Basis = { columnIndexes: ColumnIndexes; skillIds: SkillIds; errors: JobErrors };
type Cells = ReturnType<typeof readCells>;

export function readJob(row: JobRow, { columnIndexes, skillIds, errors }: Basis): ReadJob {
  const cells = readCells(row, columnIndexes, errors);
  const found = row.cells.findLastIndex(({ text }) => text.trim() !== '') + 1;
  const expected = columnIndexes.size;
  if (found > expected) {
    errors.addToRow(row, expected, { kind: 'COLUMN_COUNT', found, expected });
    return { row, key: null, title: '', draft: null, addresses: [], currency: null };
  }
  const key = readKey(cells);
  const title = oneLine(cells.text('titel') ?? '');
  if (title === '' && !row.isBroken) cells.fail('titel', { kind: 'EMPTY_TEXT', column: 'titel' });
  const cellData = readFields(cells, skillIds);
  const draft = row.isBroken ? null : validateFields(cellData, cells);
  const currency = cells.currency('verguetung_von') ?? cells.currency('verguetung_bis');
  return {
    row,
    key,
    title: title.slice(0, jobLimits.title).toWellFormed(),
    draft,
    addresses: cellData.addresses,
    currency,
  };
}

function readKey(cells: Cells): string | null {
  const key = oneLine(cells.text('kennung') ?? '');
  if (key === '') return cells.fail('kennung', { kind: 'EMPTY_TEXT', column: 'kennung' }) ?? null;
  const max = jobImportLimits.key;
  return key.length > max ? (cells.fail('kennung', { kind: 'KEY_TOO_LONG', max }) ?? null) : key;
}

/**
 * Spreadsheets treat postal codes as numbers: they drop a leading zero and may add decimals. Four digits may
 * therefore belong to any country.
 */
function addressesIn(code: string, namedCountry: Country | null): JobAddress[] {
  const [, prefix = '', digits = ''] = /^'?([a-z]{0,3}[- ]?)(\d{4,5})(?:[.,]0)?$/i.exec(code) ?? [];
  const country = namedCountry ?? parseCountry(prefix);
  if (digits === '' || (prefix !== '' && parseCountry(prefix) === null))
    return [{ postalCode: code, country: country ?? 'DE' }];
  const possible = country === null ? countries : [country];
  return possible
    .map((one) => ({ postalCode: one === 'DE' ? digits.padStart(postalCodeDigits.DE, '0') : digits, country: one }))
    .filter(({ postalCode, country: one }) => country !== null || isPostalCode(postalCode, one));
}

function readFields(cells: Cells, skillIds: SkillIds) {
  const questionCells = questionColumns
    .map((column) => ({ column, text: cells.text(column) }))
    .filter(({ text }) => text !== '');
  const addresses = addressesIn(cells.text('plz') ?? '', cells.country('land') ?? null);
  const fields = {
    ...readPlainFields(cells, skillIds),
    ...(addresses[0] ?? {}),
    ...readPay(cells),
    questions: questionCells.map(({ text }) => text),
  };
  return { fields, addresses, asked: questionCells.map(({ column }) => column) };
}

const readPlainFields = (cells: Cells, skillIds: SkillIds) => ({
  title: cells.text('titel'),
  description: cells.text('beschreibung'),
  town: cells.text('ort'),
  workplace: cells.choice('arbeitsort', importLabels.workplaces) ?? emptyDraft.workplace,
  employment: cells.choice('beschaeftigung', importLabels.employments) ?? null,
  field: cells.choice('arbeitsbereich', importLabels.fields) ?? null,
  startsOn: cells.day('beginn'),
  hoursFrom: cells.number('stunden_von'),
  hoursTo: cells.number('stunden_bis'),
  replyBy: cells.day('antwort_bis'),
  skills: cells.skills('faehigkeiten', skillIds),
});

function readPay(cells: Cells) {
  const [agreement, payGroup] = [cells.text('tarif') ?? '', cells.text('entgeltgruppe') ?? ''];
  const likely = agreement !== '' && payGroup !== '' ? 'agreement' : emptyDraft.payKind;
  return {
    payKind: cells.choice('verguetung_art', importLabels.payKinds) ?? likely,
    payFrom: cells.number('verguetung_von'),
    payTo: cells.number('verguetung_bis'),
    payUnit: cells.choice('verguetung_einheit', importLabels.payUnits) ?? emptyDraft.payUnit,
    ...{ agreement, payGroup },
    payReason: cells.text('begruendung'),
  };
}

const questionColumns = ['frage_1', 'frage_2', 'frage_3'] as const;

const columnOf: Readonly<Record<keyof JobDraft, JobColumn>> = {
  title: 'titel',
  description: 'beschreibung',
  postalCode: 'plz',
  town: 'ort',
  country: 'land',
  workplace: 'arbeitsort',
  employment: 'beschaeftigung',
  field: 'arbeitsbereich',
  startsOn: 'beginn',
  hoursFrom: 'stunden_von',
  hoursTo: 'stunden_bis',
  replyBy: 'antwort_bis',
  payKind: 'verguetung_art',
  payFrom: 'verguetung_von',
  payTo: 'verguetung_bis',
  payUnit: 'verguetung_einheit',
  agreement: 'tarif',
  payGroup: 'entgeltgruppe',
  payReason: 'begruendung',
  skills: 'faehigkeiten',
  questions: 'frage_1',
};

function validateFields(
  { fields, asked }: Pick<ReturnType<typeof readFields>, 'fields' | 'asked'>,
  cells: Cells,
): JobDraft | null {
  const parsed = jobDraft.safeParse(fields);
  if (parsed.success) return sanitiseDescription(parsed.data, cells);
  for (const { path, message } of parsed.error.issues) {
    const [field, index] = path;
    const column = field === 'questions' ? asked[Number(index)] : columnOf[field as keyof JobDraft];
    cells.fail(column ?? 'titel', { kind: 'FIELD', message });
  }
  return null;
}

function sanitiseDescription(draft: JobDraft, cells: Cells): JobDraft | null {
  try {
    const description = sanitiseText(draft.description);
    if (description.length <= jobLimits.description) return { ...draft, description };
  } catch (error) {
    if (!(error instanceof RuleError)) throw error;
  }
  return cells.fail('beschreibung', { kind: 'TEXT_TOO_COMPLEX' }) ?? null;
}
