/** Commit subjects are `area: imperative` with at most 72 characters. */
import { spawnSync } from 'node:child_process';

const lastUnchecked = '2cb330ed00d81786c3f933b6c74ff2ce733efb99';
const maxLength = 72;
const format = /^[a-z0-9][a-z0-9 ,/.-]*: [a-z]/;
const otherForms = /^[^:]+: (?:\w+(?:ed|ing)|adds|fixes|makes|removes|moves|renames|uses)\b/;
const imperatives = /^[^:]+: (?:embed|feed|need|seed|shed|speed|bring|ping|ring|string|swing)\b/;

export function findInvalidSubjects(subjects: readonly string[]): string[] {
  return subjects.flatMap((subject) => {
    const problems = [
      subject.length > maxLength ? [`has ${subject.length} characters, at most ${maxLength}`] : [],
      format.test(subject) ? [] : ["is not 'area: imperative'"],
      otherForms.test(subject) && !imperatives.test(subject) ? ['does not begin with an imperative'] : [],
    ].flat();
    return problems.map((problem) => `'${subject}' ${problem}`);
  });
}

/** Empty without a repository and in a shallow clone. */
export function readSubjects(): string[] {
  const { status, stdout } = spawnSync('git', ['log', '--no-merges', '--format=%s', `${lastUnchecked}..HEAD`], {
    encoding: 'utf8',
  });
  return status === 0 ? stdout.split('\n').filter((subject) => subject !== '') : [];
}
