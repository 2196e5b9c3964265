import { isRequiredScope } from '../../releases/scope.ts';
import type { ReleasePreview, TargetJob } from '../../releases/state.ts';
import type { AnonymousView, CandidateView, NamedView } from '../../releases/view.ts';
import { hasNumber } from '../../talent-pool/fit-groups.ts';
import { requiredTexts } from '../candidates/view.ts';
import { countWithNoun } from '../words.ts';
import { releaseFormTexts } from './release.ts';

type Previewed = Pick<ReleasePreview, 'view' | 'jobParts' | 'match' | 'exactMatch' | 'hiddenSkills' | 'ended'> & {
  job: TargetJob | null;
};

/** The person, the match, the results, the typed answers, and what else the company sees or ceases to see. */
export function releaseSummary(preview: Previewed, answers: readonly string[] = []): string[] {
  const typed = answers.filter((answer) => answer.trim() !== '');
  return [
    ...[personLine(preview.view), ...matchLines(preview), resultsLine(preview)],
    preview.view.isLimited ? releaseFormTexts.limited : '',
    typed.length === 0 ? '' : releaseFormTexts.answers(typed),
    ...[otherJobsLine(preview), preview.ended.length === 0 ? '' : releaseFormTexts.ended(preview.ended)],
  ].filter((line) => line !== '');
}

/** The same in a few words, for the foot of the sheet. */
export function shownWords({ view, jobParts, match, job }: Previewed, answers: readonly string[] = []): string {
  const typed = answers.filter((answer) => answer.trim() !== '').length;
  const isAnonymous = view.scope === 'anonymous';
  const skills = isAnonymous ? view.skills : skillsOfJob({ view, jobParts, job });
  const values = isAnonymous ? view.values : view.values?.ranked;
  return releaseFormTexts.shown([
    ...(view.contact === null ? ['Pseudonym'] : ['Name', 'Kontakt']),
    ...(view.profile === null ? [] : ['Profil']),
    ...(skills?.length ? [skillsText(skills.length)] : []),
    ...(values?.length ? [countWithNoun(values.length, 'Wert', 'Werte')] : []),
    ...(job !== null && match === null ? [] : [match !== null && !hasNumber(match) ? 'vorläufige Passung' : 'Passung']),
    ...(typed === 0 ? [] : [countWithNoun(typed, 'Antwort', 'Antworten')]),
    ...(view.isLimited ? ['Hinweis zum Test'] : []),
  ]);
}

function personLine({ name, contact }: CandidateView): string {
  if (contact === null) return 'Ein Pseudonym statt Ihres Namens, keine Kontaktdaten';
  return `${name}, mit E-Mail${contact.phone.trim() === '' ? '' : ' und Telefon'}`;
}

function matchLines({ view, match, exactMatch, job }: Previewed): string[] {
  if (job === null) return [releaseFormTexts.matches];
  if (match === null) return ['Keine Passung: Dazu sagen Ihre Ergebnisse nichts.'];
  const isRough = view.scope === 'anonymous';
  if (!hasNumber(match)) return releaseFormTexts.withoutStrengths(match, isRough);
  if (isRough) return [releaseFormTexts.anonymousMatch(match, exactMatch)];
  return [`Passung ${match.match} von 100, Spanne ${match.low} bis ${match.high}`];
}

const skillsText = (count: number): string => countWithNoun(count, 'Stärke', 'Stärken');

type ShownSkills = ReadonlyArray<{ skillId: number }>;

/** The number on the job page, and how many of them are shown if some are hidden. */
function requiredText(shown: ShownSkills, job: TargetJob | null): string {
  const all = countWithNoun(shown.length, 'gefragte Stärke', 'gefragte Stärken');
  const required = job?.skillIds.length ?? shown.length;
  return shown.length < required ? `${shown.length} von ${required} gefragten Stärken` : all;
}

function wholeText(shown: number, hidden: number): string {
  if (hidden === 0) return `Alle ${skillsText(shown)}`;
  return `${shown} von ${skillsText(shown + hidden)} (${hidden === 1 ? 'eine' : hidden} ausgeblendet)`;
}

function resultsLine({ view, jobParts, job, hiddenSkills }: Previewed): string {
  if (view.scope === 'anonymous') {
    const shared =
      view.values === null ? null : countWithNoun(view.values.length, 'gemeinsamer Wert', 'gemeinsame Werte');
    const { ofJob } = anonymousSkills(view, job);
    return join([ofJob && `${requiredText(ofJob, job)}, nur grob`, shared]);
  }
  const shown = skillsOfJob({ view, jobParts, job });
  const skills = isRequiredScope(view.scope) ? requiredText(shown, job) : wholeText(shown.length, hiddenSkills);
  const values = view.values && countWithNoun(view.values.ranked.length, 'Wert', 'Werte');
  return join([view.skills && skills, values, view.profile && 'Ihr Profil']);
}

const skillsOfJob = ({ view, jobParts, job }: Pick<Previewed, 'jobParts' | 'job'> & { view: NamedView }) =>
  (jobParts.find(({ jobId }) => jobId === job?.jobId) ?? view).skills?.ranked ?? [];

/** The other applications and earlier shown skills that the company sees as well. */
function otherJobsLine({ view, jobParts, job }: Previewed): string {
  if (view.scope === 'anonymous') {
    const { others } = anonymousSkills(view, job);
    return others === 0 ? '' : `Dazu ${skillsText(others)}, die es schon von Ihnen kennt`;
  }
  const others = jobParts.filter(({ jobId }) => jobId !== job?.jobId);
  const [first] = others;
  if (first === undefined) return '';
  const shown = others.some(({ skills }) => skills === null)
    ? 'dem, was es dort schon sieht'
    : 'den Stärken, die sie fragen';
  if (others.length > 1) return `Dazu weiter Ihre ${others.length} anderen Bewerbungen mit ${shown}`;
  const { title, skills } = first;
  const count = skills && countWithNoun(skills.ranked.length, 'gefragte Stärke', 'gefragte Stärken');
  return `Dazu weiter Ihre Bewerbung „${title ?? requiredTexts.deletedJob}“${count === null ? ', ohne Stärken' : `: ${count}`}`;
}

function anonymousSkills({ skills }: AnonymousView, job: TargetJob | null) {
  const ofJob = job === null ? skills : (skills?.filter(({ skillId }) => job.skillIds.includes(skillId)) ?? null);
  return { ofJob, others: (skills?.length ?? 0) - (ofJob?.length ?? 0) };
}

const join = (parts: ReadonlyArray<string | null>): string => parts.filter((part) => part !== null).join(', ');
