import { jobExample } from '../texts/jobs/draft.ts';
import { addDays, dayOf } from './day.ts';
import { emptyDraft } from './draft.ts';
import { type JobRecord, jobColumns } from './import.ts';
import { toJobRecord } from './import-record.ts';

/** With semicolons and a byte order mark, a German Excel opens the file directly. */
export function writeJobsCsv(records: readonly JobRecord[]): string {
  const rows = [jobColumns, ...records.map((record) => jobColumns.map((column) => record[column]))];
  return `\uFEFF${rows.map((row) => row.map(cellText).join(';')).join('\r\n')}\r\n`;
}

const cellText = (text: string): string => (/[";,\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export function jobImportTemplate(today = dayOf(new Date())): string {
  const example = toJobRecord(
    jobExample.key,
    {
      ...emptyDraft,
      title: jobExample.title,
      description: jobExample.description,
      postalCode: '37073',
      town: jobExample.town,
      employment: 'fullTime',
      hoursFrom: 30,
      hoursTo: 39,
      replyBy: addDays(today, 30),
      payFrom: 3390,
      payTo: 4120,
      skills: [
        { skillId: 1, weight: 3 },
        { skillId: 2, weight: 2 },
        { skillId: 3, weight: 1 },
      ],
      questions: [jobExample.question],
    },
    new Map(jobExample.skills.map((name, index) => [index + 1, name])),
  );
  return writeJobsCsv([example]);
}
