import { stringify } from 'csv-stringify/sync';
import { statementIdsOf } from '#shared/import/catalogue.ts';
import { type ImportFile, importColumns, trailingColumn } from '#shared/import/files.ts';
import type { StoredCatalogue } from '#shared/import/plan.ts';

type Row = ReadonlyArray<string | number | null>;

/** Cells are not escaped for spreadsheets, because importing the file must give the same version. */
export function catalogueFile(catalogue: StoredCatalogue, file: ImportFile): string {
  const header = importColumns[file].map((name) => (name === trailingColumn ? '' : name));
  const rows = rowsOf[file](catalogue).map((row) => [...row]);
  return stringify([header, ...rows], { bom: true, delimiter: ';', record_delimiter: '\r\n' });
}

const rowsOf: Readonly<Record<ImportFile, (catalogue: StoredCatalogue) => Row[]>> = {
  softskills: ({ skills }) =>
    skills.map(({ id, name, description, relatedId1, relatedId2 }) => [id, name, description, relatedId1, relatedId2]),
  statements: ({ statements }) =>
    statements.map(({ id, text, softskillId }) => [id, text, `<p>${escapeHtml(text)}</p>`, softskillId]),
  questionGroups: ({ groups }) =>
    groups.map((group) => [group.id, group.slug, group.label, ...statementIdsOf(group), '']),
};

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
