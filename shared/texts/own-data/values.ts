import { applicationStatusNames, refusalReasonNames } from '../applications/applications.ts';
import { resultWords } from '../assessments/results.ts';
import { accountTypeName } from '../audit/event.ts';
import { groupNames, scopeNames } from '../candidates/view.ts';
import { fieldNames } from '../jobs/fields-of-work.ts';
import { roleNames } from '../members/roles.ts';
import { categoryNames } from '../moderation/reports.ts';
import { shellTexts } from '../shell.ts';

type Words = Readonly<Record<string, string>>;

const runStatus: Words = { open: 'nicht beendet', finished: 'beendet' };

/** By `table.column`. A value without a word is shown as it is stored. */
export const valueTexts: Readonly<Record<string, Words>> = {
  'profiles.user_type': { applicant: accountTypeName('applicant'), company: accountTypeName('company') },
  'profiles.platform_role': shellTexts.platformRoles,
  'org_members.role': roleNames,
  'invitations.role': roleNames,
  'background_jobs.kind': {
    'own-data': 'Meine Daten zusammenstellen',
    'ai-plan': 'Plan für einen Kurs',
    'ai-write': 'Kurs schreiben',
    'ai-part': 'Vorschlag für einen Kurs',
    'ai-redo': 'Inhalt neu schreiben',
  },
  'background_jobs.status': {
    waiting: 'wartet',
    running: 'läuft',
    done: 'fertig',
    failed: 'fehlgeschlagen',
    cancelled: 'abgebrochen',
  },
  'softskill_test_runs.status': runStatus,
  'softskill_test_runs.test_variant': resultWords.variants,
  'softskill_group_decisions.test_variant': resultWords.variants,
  'softskill_test_results.test_variant': resultWords.variants,
  'value_test_runs.status': runStatus,
  'work_preferences.fields': fieldNames,
  'releases.scope': scopeNames,
  'releases.group': groupNames,
  'found_profiles.group': groupNames,
  'person_events.scope': scopeNames,
  'found_blocks.kind': { name: 'Name', domain: 'E-Mail-Domain' },
  'applications.status': applicationStatusNames,
  'applications.refusal_reason': refusalReasonNames,
  'candidate_entries.kind': { note: 'Notiz', decision: 'Entscheidung' },
  'candidate_entries.from_status': applicationStatusNames,
  'candidate_entries.to_status': applicationStatusNames,
  'consents.kind': {
    weeklyJobMail: 'Wöchentliche E-Mail mit Stellen',
    release: 'Ergebnis einem Unternehmen zeigen',
    beingFound: 'Anonym gefunden werden',
    sharingWithTeam: 'Beitrag zur Statistik der Organisation',
    terms: 'Nutzungsbedingungen',
    privacy: 'Datenschutzerklärung',
  },
  'account_deletions.cause': {
    person: 'von Ihnen verlangt',
    staff: 'schriftlich verlangt',
    unused: 'lange nicht benutzt',
  },
  'consents.ended_as': {
    withdrawn: 'zurückgenommen',
    declined: 'abgelehnt',
    replaced: 'durch eine neue ersetzt',
    ended: 'von selbst beendet',
  },
  'reports.category': categoryNames,
};

/** How a match came about, in sentences. */
export const shownMatchTexts = {
  skill: ({ name, weight, place, points, most }: SkillLine) =>
    `${name}, für die Stelle ${weight}: Ihr Platz ${place}, Beitrag ${points} von ${most}.`,
  values: (group: string, words: string, points: number) =>
    `Wertegruppe ${group}${words === '' ? '' : ` (${words})`}: Beitrag ${points}.`,
  missing: (half: string, points: number) => `${half}: Beitrag ${points}, der Durchschnitt zufälliger Paare.`,
  sum: (match: number) => `Alle Beiträge zusammen ergeben ${match}.`,
  method: (version: number) =>
    `Gerechnet mit Version ${version} des Rechenwegs, aus dem Ergebnis, das dem Unternehmen damals vorlag.`,
  unreadable:
    'Diese Angaben stammen aus einer Version, die sich nicht mehr nachrechnen lässt. Sie stehen unverändert hier.',
} as const;

type SkillLine = { name: string; weight: string; place: string; points: number; most: number };
