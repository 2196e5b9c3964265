import { isRequiredScope } from '../../releases/scope.ts';
import type { ReleasePreview } from '../../releases/state.ts';
import type { CandidateView } from '../../releases/view.ts';
import { countWithNoun } from '../words.ts';
import { releaseFormTexts } from './release.ts';

type Previewed = Pick<ReleasePreview, 'view' | 'jobParts' | 'match' | 'job'>;

/** At most three lines: the person, the match, the results. */
export function releaseSummary({ view, jobParts, match, job }: Previewed): string[] {
  return [personLine(view), matchLine({ view, match, job }), resultsLine(view, jobParts)].filter((line) => line !== '');
}

function personLine({ name, contact }: CandidateView): string {
  if (contact === null) return 'Ein Pseudonym statt Ihres Namens, keine Kontaktdaten';
  return `${name}, mit E-Mail${contact.phone.trim() === '' ? '' : ' und Telefon'}`;
}

function matchLine({ view, match, job }: Omit<Previewed, 'jobParts'>): string {
  if (job === null) return 'Ihre Passung mit den Stellen des Unternehmens';
  if (match === null) return 'Keine Passung: Dazu sagen Ihre Ergebnisse nichts.';
  if (view.scope === 'anonymous') return `Passung ${match.match} von 100, ${releaseFormTexts.rounded}`;
  return `Passung ${match.match} von 100, Spanne ${match.low} bis ${match.high}`;
}

const skillsText = (count: number): string => countWithNoun(count, 'Stärke', 'Stärken');

function resultsLine(view: CandidateView, jobParts: Previewed['jobParts']): string {
  if (view.scope === 'anonymous') {
    const shared =
      view.values === null ? null : countWithNoun(view.values.length, 'gemeinsamer Wert', 'gemeinsame Werte');
    const skills =
      view.skills && `${countWithNoun(view.skills.length, 'gefragte Stärke', 'gefragte Stärken')}, nur grob`;
    return join([skills, shared]);
  }
  // Several jobs can require the same skill.
  const shown = jobParts.length > 0 ? jobParts.map(({ skills }) => skills) : [view.skills];
  const count = new Set(shown.flatMap((skills) => skills?.ranked ?? []).map(({ skillId }) => skillId)).size;
  const skills = isRequiredScope(view.scope)
    ? countWithNoun(count, 'gefragte Stärke', 'gefragte Stärken')
    : `Alle ${skillsText(count)}`;
  const values = view.values && countWithNoun(view.values.ranked.length, 'Wert', 'Werte');
  return join([view.skills && skills, values, view.profile && 'Ihr Profil']);
}

const join = (parts: ReadonlyArray<string | null>): string => parts.filter((part) => part !== null).join(', ');
