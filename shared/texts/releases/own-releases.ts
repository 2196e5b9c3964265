import { releaseLimits } from '../../releases/limits.ts';
import type { CompanyApplications, FormerCompany, FormerState, OlderState, OwnRelease } from '../../releases/state.ts';
import { hasSkills, type VisibleParts } from '../../releases/visible-parts.ts';
import { listText } from '../words.ts';

export const whoSeesMeTexts = {
  title: 'Wer sieht mich',
  toLog: 'Alles, was passiert ist',
} as const;

export const ownReleasesTexts = {
  list: 'Unternehmen, die etwas von Ihnen sehen',
  count: (total: number) => {
    if (total === 0) return 'Zurzeit zeigen Sie keinem Unternehmen Ihr Ergebnis';
    return total === 1
      ? 'Zurzeit sieht 1 Unternehmen etwas von Ihnen'
      : `Zurzeit sehen ${total} Unternehmen etwas von Ihnen`;
  },
  visible: (visible: VisibleParts) => {
    const { isAnonymous, hasContact, skills, hasValues, hasProfile } = visible;
    if (isAnonymous && !visible.hasMatch) return 'Sieht nur ein Pseudonym';
    if (isAnonymous) {
      const parts = ['Passung', hasSkills(visible) && 'gefragte Stärken', hasValues && 'gemeinsame Werte'];
      return `Sieht ohne Namen: ${parts.filter((part) => part !== false).join(', ')}`;
    }
    const parts = [
      ...(hasContact ? ['Name', 'Kontakt'] : []),
      ...(hasProfile ? ['Profil'] : []),
      ...(skills !== null && hasSkills(visible) ? [skillsText(skills)] : []),
      ...(hasValues ? ['Werte'] : []),
      'Passung',
    ];
    return `Sieht: ${parts.join(', ')}`;
  },
  locked: 'Das Unternehmen ist gesperrt. Zurzeit sieht es nichts.',
  ends: (date: string) => `Endet am ${date}`,
  applications: ({ count, titles, areRefused }: CompanyApplications) => {
    const named = listText(titles.map((title) => `„${title}“`));
    if (count === 1) return `Ihre Bewerbung: ${named}${areRefused ? ', abgesagt' : ''}`;
    const all = count > releaseLimits.namedApplications ? `Ihre ${count} Bewerbungen` : `Ihre Bewerbungen: ${named}`;
    return `${all}${areRefused ? ', alle abgesagt' : ''}`;
  },
  outdated: (older: OlderState | null, namesJob: boolean) => {
    const match = older?.match;
    const partner = namesJob && match ? ` mit „${match.jobTitle}“` : '';
    const isProvisional = older?.softskills === 'missing';
    const [noun, now] = isProvisional ? ['vorläufige Passung', 'Jetzt mit Ihren Stärken'] : ['Passung', 'Jetzt'];
    const figures = match ? `: ${noun}${partner} ${match.shown}. ${now}:\u00a0${newMatch(match)}.` : '.';
    return `Das Unternehmen sieht ${olderStateText(older)}${figures}`;
  },
  more: 'Weitere Unternehmen laden',
  moreFailed: 'Weitere Unternehmen lassen sich gerade nicht laden.',
  failed: 'Das lässt sich gerade nicht laden',
  empty: 'Noch sieht kein Unternehmen etwas von Ihnen',
  emptyText:
    'Ein Unternehmen sieht Sie erst, wenn Sie sich dort bewerben oder ihm Ihr Ergebnis zeigen. Dann steht es hier, mit allem, was es sieht.',
  toJobs: 'Passende Stellen ansehen',
  menu: (company: string) => `Mehr zu ${company}`,
  show: 'Sieht mein Ergebnis',
  extent: 'Was es sieht',
  renew: 'Sechs Monate länger zeigen',
  messages: 'Nachrichten',
  actionFailed: 'Das hat nicht geklappt. Es ist alles, wie es war.',
  renewed: (company: string, date: string) => `${company} sieht es jetzt bis zum ${date}.`,
  narrowed: (company: string) => `${company} sieht jetzt weniger.`,
  updated: (company: string, lackedSkills: boolean) =>
    `${company} sieht jetzt ${lackedSkills ? 'Ihre Stärken' : 'Ihren neuen Stand'}.`,
  withdrawn: (company: string) => `${company} sieht nichts mehr von Ihnen.`,
} as const;

function skillsText({ shown, of, hidden }: NonNullable<VisibleParts['skills']>): string {
  if (hidden > 0)
    return `${shown} von ${of} Stärken (${hidden === 1 ? 'eine haben' : `${hidden} haben`} Sie ausgeblendet)`;
  return `${shown === of ? 'alle ' : ''}${shown} ${shown === 1 ? 'Stärke' : 'Stärken'}`;
}

/** A result that is missing may be older than the release: the person can take it away herself. */
function olderStateText(older: OlderState | null): string {
  const parts = older === null ? [] : olderParts(older);
  if (older === null || parts.length === 0) return 'noch Ihr altes Ergebnis';
  const isOld = older.softskills === 'older' || older.values === 'older' || older.profile;
  return `${isOld ? 'noch den Stand' : 'Sie'} ${listText(parts)}`;
}

function olderParts({ softskills, values, profile }: OlderState): string[] {
  const parts = [
    softskills && { missing: 'ohne Soft-Skill-Test', older: 'vor Ihrem neuen Soft-Skill-Test' }[softskills],
    values && { missing: 'ohne Wertetest', older: 'vor Ihrem neuen Wertetest' }[values],
    profile ? 'vor Ihren Änderungen am Profil' : null,
  ];
  return parts.filter((part) => part !== null);
}

/** '90', or '62 (Spanne 44 bis 68)'. */
const newMatch = ({ now, range }: NonNullable<OlderState['match']>): string =>
  range === null ? `${now}` : `${now} (Spanne ${range.low} bis ${range.high})`;

/** 'Neu: Wertetest.'; empty if nothing is known. */
export function changeText({ softskills, values, profile }: Omit<OlderState, 'match'>): string {
  const names = [softskills && 'Soft-Skill-Test', values && 'Wertetest', profile ? 'Profil' : null];
  const parts = names.filter((name) => name !== null);
  return parts.length === 0 ? '' : `Neu: ${listText(parts)}.`;
}

/** The benefit of the newer state; empty if nothing is known. */
export function benefitText({ softskills, values, profile }: OlderState): string {
  const effects = [
    softskills === 'missing' && 'sieht man, was Sie mitbringen',
    softskills === 'older' && 'sieht das Unternehmen Ihr neuestes Ergebnis im Soft-Skill-Test',
    values === 'missing' && 'zählt in der Passung auch, was Ihnen wichtig ist',
    values === 'older' && 'zählt Ihr neuester Wertetest',
    profile && 'sind Ihre Änderungen am Profil dabei',
  ].filter((effect) => effect !== false);
  return effects.map((effect, index) => `${['Dann', 'Außerdem'][index] ?? 'Zudem'} ${effect}.`).join(' ');
}

export const askedSkillsText = (names: readonly string[]): string =>
  `Gefragt ${names.length === 1 ? 'ist' : 'sind'} ${listText(names)}.`;

/** 'Mit dem neuen Stand sinkt die Passung von 83 auf 62 (Spanne 44 bis 68).'; empty if the number is the same. */
export function matchChangeText({ softskills, match }: OlderState): string {
  if (match === null) return '';
  const { shown, now } = match;
  const [start, before] =
    softskills === 'missing' ? ['Mit dem Soft-Skill-Test', `vorläufig ${shown}`] : ['Mit dem neuen Stand', `${shown}`];
  return `${start} ${now < shown ? 'sinkt' : 'steigt'} die Passung von ${before} auf ${newMatch(match)}.`;
}

/** `formatDay`: 'heute', 'am 24.11.2026'. */
export function viewsText(
  { views: { count, lastAt, lastJob }, applications: { titles } }: Pick<OwnRelease, 'views' | 'applications'>,
  formatDay: (date: Date) => string,
): string {
  if (lastAt === null) return 'Noch nicht gesehen';
  const times = count < releaseLimits.countedViews ? `${count}` : `mehr als ${releaseLimits.countedViews - 1}`;
  const last = `Zuletzt gesehen ${formatDay(lastAt)}`;
  if (lastJob === null) return `${last}, ${count === 1 ? 'einmal' : `${times} Mal`}`;
  const job = titles.length === 1 && titles[0] === lastJob ? 'dieser Stelle' : `„${lastJob}“`;
  return `${last}, zu ${job}${count === 1 ? '' : `, insgesamt ${times} Mal`}`;
}

export const formerCompaniesTexts = {
  title: 'Weitere Unternehmen',
  list: 'Weitere Unternehmen',
  state: ({ state, endedAt }: Pick<FormerCompany, 'state' | 'endedAt'>, formatDate: (date: Date) => string): string => {
    if (state === 'gone') return 'Gibt es hier nicht mehr. Sieht nichts mehr.';
    if (state === 'found') return 'Hat Sie anonym gefunden, ohne Ihren Namen.';
    return endedAt === null ? 'Sieht nichts mehr.' : `Sieht nichts mehr seit dem ${formatDate(endedAt)}.`;
  },
  show: {
    ended: 'Wieder zeigen',
    found: 'Ergebnis zeigen',
  } satisfies Record<Exclude<FormerState, 'gone'>, string>,
} as const;

export const viewReleaseTexts = {
  title: (company: string) => `Das sieht ${company}`,
  text: 'An dem, was das Unternehmen sieht, ändert das nichts. Versuchen Sie es noch einmal.',
  failed: 'Das lässt sich gerade nicht laden',
  since: (shownOn: string, ends: string) => `Stand vom ${shownOn}. Endet am ${ends}.`,
  narrow: 'Weniger zeigen',
  unshown: {
    softskills: 'Ihr Soft-Skill-Test wird noch nicht gezeigt.',
    values: 'Ihr Wertetest wird noch nicht gezeigt.',
  },
  match: (job: string) => `Mit „${job}“:`,
  noMatch: 'Keine Passung: Das Unternehmen sieht keine Ergebnisse von Ihnen.',
} as const;

/** Where a company answers. `hasNamed`: a choice leaves it the e-mail address. */
type AnswerWays = { sendsMail: boolean; hasNamed: boolean };

function applicationsRemain(count: number, { sendsMail, hasNamed }: AnswerWays): string {
  if (count === 0) return '';
  const ways = sendsMail ? ' oder per E-Mail' : hasNamed ? ' und, mit Namen, per E-Mail' : '';
  const remain = count === 1 ? 'Ihre Bewerbung bleibt' : 'Ihre Bewerbungen bleiben';
  return ` ${remain}. Die Antwort bekommen Sie unter „Bewerbungen“${ways}.`;
}

export const narrowReleaseTexts = {
  title: (company: string) => `Weniger zeigen: ${company}`,
  text: (applications: number, ways: AnswerWays) =>
    `Das gilt sofort. Was das Unternehmen schon sah, kann es sich gemerkt haben.${applicationsRemain(applications, ways)}`,
  label: 'Was soll es noch sehen?',
  confirm: 'Weniger zeigen',
} as const;

const notFound = 'Sechs Monate lang findet es Sie auch nicht anonym.';

export const withdrawReleaseTexts = {
  title: (company: string) => `${company} nichts mehr zeigen?`,
  text: `Das Unternehmen sieht ab sofort nichts mehr von Ihnen. Nachrichten und Notizen zu Ihnen werden gelöscht. ${notFound}`,
  notFound,
  applications: ({ count, areRefused }: CompanyApplications) =>
    count === 1
      ? `Ihre Bewerbung verschwindet aus seiner Liste${areRefused ? '' : ' und wird nicht mehr beantwortet'}. Bei Ihnen bleibt sie unter „Bewerbungen“ stehen.`
      : `Ihre ${count} Bewerbungen verschwinden aus seiner Liste${areRefused ? '' : ' und werden nicht mehr beantwortet'}. Bei Ihnen bleiben sie unter „Bewerbungen“ stehen.`,
  confirm: 'Nicht mehr zeigen',
} as const;
