import { visibleDate } from '#shared/releases/anonymous.ts';
import { partOf } from '#shared/releases/required.ts';
import { anonymousPart, personIn } from '#shared/releases/snapshot.ts';
import { requiredSkillGroups } from '#shared/talent-pool/required-skills.ts';
import { applicationStatusNames } from '#shared/texts/applications/applications.ts';
import { candidateExportTexts as texts } from '#shared/texts/candidates/candidates.ts';
import { groupWords } from '#shared/texts/candidates/view.ts';
import { dateOrMonthText } from '#shared/texts/words.ts';
import { csvHeader, csvLines } from '../../../core/csv/write-csv.ts';
import type { SkillNames } from '../../matching/service.ts';
import type { JobToMatch } from '../company-jobs.ts';
import type { VisibleCandidate } from '../visible-candidates.ts';
import type { VisibleRow } from '../visible-queries.ts';

const skillCount = 5;

export const headerLine = (): string => csvHeader(texts.columns);

export const toCsvLines = (people: readonly VisibleCandidate[], names: SkillNames): string =>
  csvLines(people.map((person) => csvCellsOf(person, names)));

function csvCellsOf({ row, job, match, applications }: VisibleCandidate, names: SkillNames): Array<string | number> {
  const { shownName, isLimited, releasedAt } = row;
  const skills = skillsOf(row, job, names);
  const person = row.scope === 'anonymous' ? null : personIn(row.snapshot);
  return [
    shownName,
    person?.email ?? '',
    person?.phone ?? '',
    dateOrMonthText(visibleDate(row.scope, releasedAt)),
    job?.title ?? '',
    match?.match ?? '',
    match?.low ?? '',
    match?.high ?? '',
    isLimited ? texts.limited : texts.reliable,
    applications.map(({ jobTitle, status }) => texts.application(jobTitle, applicationStatusNames[status])).join(', '),
    ...Array.from({ length: skillCount }, (_, index) => skills[index] ?? ''),
  ];
}

function skillsOf({ scope, snapshot }: VisibleRow, job: JobToMatch | null, names: SkillNames): string[] {
  if (scope === 'anonymous' || snapshot.version === 2)
    return requiredSkillGroups(anonymousPart(snapshot), job?.matchJob?.skills ?? [], names).map(({ name, group }) =>
      texts.grouped(name, groupWords(group)),
    );
  const skills = snapshot.version === 3 ? partOf(snapshot, job?.jobId ?? null)?.skills : snapshot.skills;
  return skills?.ranked.flatMap(({ skillId }) => names.get(skillId) ?? []) ?? [];
}
