/** The file around the rows: what bytes it can be made of, and the one that people begin with. */
import { dayAfter, dayOf } from './day.ts';
import { emptyDraft } from './draft.ts';
import { type JobRecord, jobColumns } from './import.ts';
import { recordOf } from './import-record.ts';

/** Semicolons and a byte order mark, so that a German Excel opens it as it is. */
export function writeJobsCsv(records: readonly JobRecord[]): string {
  const rows = [jobColumns, ...records.map((record) => jobColumns.map((column) => record[column]))];
  return `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}

const cellText = (text: string): string => (/[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A file with one job in it, to be written over. */
export function jobImportTemplate(today = dayOf(new Date())): string {
  const example = recordOf(
    'beispiel-1',
    {
      ...emptyDraft,
      title: 'Pflegefachkraft für die Hausgemeinschaft (m/w/d)',
      description:
        'In unserer Hausgemeinschaft leben 21 Menschen. Sie pflegen und begleiten sie nach einem Plan, den Sie mitschreiben.\n\nDer Dienstplan steht sechs Wochen im Voraus.',
      postalCode: '37073',
      town: 'Göttingen',
      employment: 'fullTime',
      hoursFrom: 30,
      hoursTo: 39,
      replyBy: dayAfter(today, 30),
      payFrom: 3390,
      payTo: 4120,
      skills: [
        { skillId: 1, weight: 3 },
        { skillId: 2, weight: 2 },
        { skillId: 3, weight: 1 },
      ],
      questions: ['Welche Schichten passen gut in Ihr Leben?'],
    },
    new Map([
      [1, 'Empathie'],
      [2, 'Teamfähigkeit'],
      [3, 'Resilienz'],
    ]),
  );
  return writeJobsCsv([example]);
}
