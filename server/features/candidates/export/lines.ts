import { shownDate } from '#shared/releases/shown-date.ts';
import { applicationStatusNames } from '#shared/texts/applications.ts';
import { releasedWords, candidateExportTexts as texts } from '#shared/texts/candidates.ts';
import { csvHead, csvLines } from '../../../core/csv/write-csv.ts';
import type { SkillNames } from '../../matching/service.ts';
import type { Shown } from '../shown.ts';

const skillCount = 5;

export const headLine = (): string => csvHead(texts.columns);

export const linesOf = (people: readonly Shown[], names: SkillNames): string =>
  csvLines(people.map((person) => cellsOf(person, names)));

function cellsOf({ row, job, match, applications }: Shown, names: SkillNames): Array<string | number> {
  const { shownName, snapshot, isLimited, releasedAt } = row;
  const ranked = snapshot.skills?.ranked.flatMap(({ skillId }) => names.get(skillId) ?? []) ?? [];
  return [
    shownName,
    snapshot.person?.email ?? '',
    snapshot.person?.phone ?? '',
    releasedWords(shownDate(row.scope, releasedAt)),
    job?.title ?? '',
    match?.match ?? '',
    match?.low ?? '',
    match?.high ?? '',
    isLimited ? texts.limited : texts.reliable,
    applications.map(({ jobTitle, status }) => texts.application(jobTitle, applicationStatusNames[status])).join(', '),
    ...Array.from({ length: skillCount }, (_, index) => ranked[index] ?? ''),
  ];
}
