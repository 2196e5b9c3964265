import type { CoarseMatch } from '../../releases/anonymous.ts';
import { hasProfile, isRequiredScope, type ReleaseScope } from '../../releases/scope.ts';
import type { CurrentRelease, ReleasePreview } from '../../releases/state.ts';
import { hasSkills, type LostPart, type VisibleParts } from '../../releases/visible-parts.ts';
import { limitedTexts, scopeName } from '../candidates/view.ts';
import { listText, testMinutes } from '../words.ts';

const profileText = 'Dazu Ihr Profil: Ort, was Sie über sich schreiben, Erfahrung und Bildung.';

const onlyResult = (parts: VisibleParts): string => `nur die ${hasSkills(parts) ? 'gefragten Stärken' : 'Passung'}`;

const listShown = (parts: ReadonlyArray<string | false>): string => listText(parts.filter((part) => part !== false));

/** For a choice among narrower scopes: `parts` is all that there is to show. */
export const scopeChoiceTexts = {
  name: (scope: ReleaseScope, parts: VisibleParts): string =>
    ({
      anonymous: 'Anonym',
      required: `Mit Namen, ${onlyResult(parts)}`,
      requiredProfile: `Mit Namen und Profil, ${onlyResult(parts)}`,
      named: 'Mit Namen',
      profile: 'Mit Namen und Profil',
    })[scope],
  text: (scope: ReleaseScope, parts: VisibleParts): string => {
    if (scope === 'anonymous') return anonymousText(parts);
    const withoutValues = isRequiredScope(scope) && parts.hasValues ? ' Nicht mehr: Ihre Werte.' : '';
    if (hasProfile(scope)) return `${profileText}${withoutValues}`;
    const person = ['Ihr Name', 'Ihre E-Mail-Adresse', parts.hasPhone && 'Ihre Telefonnummer', 'die Passung'];
    const result =
      scope === 'required'
        ? [hasSkills(parts) && 'die Stärken, nach denen die Stelle fragt']
        : [hasSkills(parts) && 'Ihre Stärken', parts.hasValues && 'Ihre Werte'];
    return `${listShown([...person, ...result])}.${withoutValues}`;
  },
} as const;

function anonymousText(parts: VisibleParts): string {
  const { hasValues } = parts;
  if (!hasSkills(parts) && !hasValues) return 'Nur ein Pseudonym, ohne Namen, Kontakt, Profil und Passung.';
  const shown = [hasSkills(parts) && 'die gefragten Stärken in drei Gruppen', hasValues && 'gemeinsame Werte'];
  return `Unter einem Pseudonym: ${listShown([...shown, 'eine ungefähre Passung'])}, ohne Namen, Kontakt und Profil.`;
}

const choiceOf = (isNameKnown: boolean): string => (isNameKnown ? 'was Sie zeigen' : 'wie Sie sich zeigen');

export const visibilityTexts = {
  label: 'Wie zeigen Sie sich?',
  missing: (isNameKnown: boolean) => `Bitte wählen Sie, ${choiceOf(isNameKnown)}.`,
  chooseFirst: (isNameKnown: boolean) => `Wählen Sie zuerst, ${choiceOf(isNameKnown)}.`,
  anonymous: 'Anonym',
  anonymousText: (sendsMail: boolean) =>
    sendsMail ? 'Antwort hier und per E-Mail.' : 'Antwort hier unter „Bewerbungen“.',
  nameKnown: ({ isAsBefore, hasJob }: { isAsBefore: boolean; hasJob: boolean }) => {
    const text = hasJob ? 'Was zeigen Sie außer Name und Kontakt?' : 'Name und Kontakt kennt das Unternehmen.';
    return `${text}${isAsBefore ? ' Auswahl wie zuletzt.' : ''}`;
  },
  named: 'Mit Name und Kontakt',
  namedText: 'So erreicht man Sie auch direkt.',
  extent: 'Was mit Ihrem Namen zu sehen ist',
  strengths: 'Welche Stärken?',
  /** Without a number until the job is known. */
  required: ({ missing, job }: Pick<ReleasePreview, 'missing' | 'job'>) => {
    if (missing.softskills) return 'Nur eine vorläufige Passung';
    const count = job?.skillIds.length ?? 0;
    return count === 1 ? 'Nur die eine gefragte Stärke' : `Nur die ${count === 0 ? '' : `${count} `}gefragten Stärken`;
  },
  valuesHidden: 'Ihre Werte zählen nur in der Passung.',
  whole: ({ missing, hiddenSkills }: Pick<ReleasePreview, 'missing' | 'hiddenSkills'>) => {
    if (missing.softskills) return 'Ihre Werte';
    const skills = hiddenSkills === 0 ? 'Alle 30 Stärken' : `${30 - hiddenSkills} von 30 Stärken`;
    return missing.values ? skills : `${skills} und Ihre Werte`;
  },
  hidden: (count: number) => `${count === 1 ? 'Eine haben' : `${count} haben`} Sie ausgeblendet.`,
  profile: 'Mit Profil',
  profileText: 'Ort, Erfahrung und Bildung',
} as const;

const partNames = {
  skills: 'Ihre übrigen Stärken',
  values: 'Ihre Werte',
  profile: 'Ihr Profil',
} satisfies Record<LostPart, string>;

const onPurpose = 'absichtlich ungenau, damit Sie anonym bleiben';

export const releaseFormTexts = {
  summaryTitle: 'Das sieht das Unternehmen',
  notChosen: 'Steht hier, sobald Sie gewählt haben.',
  shown: (parts: readonly string[]) => `Sie zeigen: ${listText(parts)}.`,
  all: 'Alles ansehen',
  less: 'Weniger',
  previewTitle: (company: string) => `Genau das sieht ${company}`,
  pseudonym: 'Das Pseudonym ist ein Beispiel. Jedes Unternehmen bekommt ein anderes.',
  hidden: 'Stärken, die Sie im Profil ausgeblendet haben, sind nicht dabei.',
  previewFailed: 'Die Vorschau lässt sich gerade nicht laden. Noch sieht das Unternehmen nichts.',
  match: 'Mit dieser Stelle:',
  limited: 'Hinweis zum Test: sagt weniger aus als andere, Art der Antworten auffällig',
  changed: {
    title: 'Die Vorschau ist neu geladen',
    text: 'Ihre Ergebnisse oder Ihr Profil haben sich geändert. Sehen Sie noch einmal hin; das Unternehmen sieht noch nichts davon.',
  },
  /** `hasJob`: the applications are those to other jobs. */
  loses: (parts: readonly LostPart[], { open, hasJob }: { open: number; hasJob: boolean }) => {
    const one = hasJob ? 'Ihrer anderen Bewerbung' : 'Ihrer Bewerbung';
    const several = hasJob ? 'Ihren anderen Bewerbungen' : 'Ihren Bewerbungen';
    const applications = open === 0 ? '' : `, auch nicht mit ${open === 1 ? one : several} dort`;
    return `Dann nicht mehr zu sehen: ${listText(parts.map((part) => partNames[part]))}${applications}.`;
  },
  becomesKnown: ({ all }: CurrentRelease['applications']) => {
    const earlier = all === 1 ? 'Ihrer früheren Bewerbung' : 'Ihren früheren Bewerbungen';
    return `Bisher sieht Sie dieses Unternehmen nur anonym. Mit Ihrem Namen weiß es ${all === 0 ? 'dann' : `auch bei ${earlier} dort`}, wer Sie sind.`;
  },
  ended: (titles: readonly string[]) =>
    `Die Stärken zu ${listText(titles.map((title) => `„${title}“`))} sieht es dann nicht mehr: Dort läuft keine Bewerbung.`,
  answers: (answers: readonly string[]) =>
    `${answers.length === 1 ? 'Ihre Antwort' : 'Ihre Antworten'}: ${answers.map((answer) => `„${answer}“`).join('; ')}`,
  /** Requests of the company for other jobs, which the application or release closes. */
  otherRequests: (titles: readonly string[], isSent: boolean) => {
    const [verb, noun] = titles.length === 1 ? ['ist', 'Anfrage'] : ['sind', 'Anfragen'];
    const named = `${noun} zu ${listText(titles.map((title) => `„${title}“`))}`;
    const closed = isSent
      ? `Die ${named} ${verb} damit geschlossen.`
      : `Damit ${verb} dann auch die ${named} geschlossen.`;
    return `${closed} Bewerben können Sie sich dort noch.`;
  },
  ends: (date: string, sendsMail: boolean) =>
    `Zu sehen ist es bis ${date}.${sendsMail ? ' Vorher fragen wir Sie per E-Mail, ob es so bleiben soll.' : ''}`,
  visibleUntil: (date: string) => `Das Unternehmen sieht das bis ${date}. Sie können es jederzeit beenden.`,
  wording: 'Einwilligung im Wortlaut',
  approximate: onPurpose,
  anonymousMatch: ({ match }: CoarseMatch, exact: number | null) =>
    `Passung etwa ${match}: ${onPurpose}.${exact === null ? '' : ` Ihre genaue Zahl (${exact}) sieht es nicht.`}`,
  withoutStrengths: ({ match }: CoarseMatch, isRough: boolean) => [
    `Passung vorläufig ${isRough ? `etwa ${match} von 100: ${onPurpose}` : `${match} von 100`}`,
    'Ihre Stärken fehlen noch. Dafür zählt ein mittlerer Wert.',
  ],
  matches: 'Ihre Passung mit den Stellen des Unternehmens',
  consent: (wording: string) => `Damit stimmen Sie zu: „${wording}“`,
  failed: 'Das hat nicht geklappt, das Unternehmen sieht nichts Neues. Bitte prüfen Sie die Verbindung.',
  unsure: 'Ihr Ergebnis ist noch unsicher. Das sieht auch das Unternehmen.',
  missing: {
    values: 'Der Wertetest fehlt noch: Mit ihm kann die Passung steigen oder fallen.',
    softskills: `Genauer zeigt Ihre Passung der Soft-Skill-Test. Er dauert ${testMinutes.softskill}.`,
  },
} as const;

export const giveDialogTexts = {
  title: (company: string) => `Ergebnis zeigen: ${company}`,
  confirm: 'Ergebnis zeigen',
  /** `lacksSkills`: the company sees no strengths yet. */
  updateTitle: (company: string, lacksSkills: boolean) =>
    `${lacksSkills ? 'Stärken' : 'Neuen Stand'} zeigen: ${company}`,
  unsure: (hasAdvice: boolean) => `${hasAdvice ? 'Sonst liest man' : 'Das Unternehmen liest'}: „${limitedTexts.text}“`,
  advice: (isOpen: boolean) => `Unser Rat: Test in Ruhe ${isOpen ? 'zu Ende machen' : 'wiederholen'}.`,
  /** Before the choice. */
  otherwise: 'Noch bleibt alles, wie es ist.',
  /** In place of a benefit, if an unsure result lowers the match. */
  optional: (hasApplied: boolean) => (hasApplied ? 'Ihre Bewerbung läuft auch so.' : 'Sie müssen das nicht zeigen.'),
  optionalBenefit: 'Noch sieht man keine Stärken von Ihnen. Danach sieht man, was Sie mitbringen.',
  repeat: (test: keyof typeof testMinutes) => `Wiederholen (${testMinutes[test]})`,
  finish: 'Test zu Ende machen',
  done: (company: string, scope: ReleaseScope, hasSkills: boolean) =>
    `${company} sieht Sie ab jetzt ${scopeName(scope, hasSkills)}.`,
  until: (date: string) => `Bis ${date}.`,
  toList: 'Ansehen, was ich zeige',
} as const;

export const ownMessagesTexts = {
  loading: 'Nachrichten',
  failed: 'Die Nachrichten lassen sich gerade nicht laden',
  gone: 'Dieses Gespräch gibt es nicht mehr',
  goneText:
    'Sie zeigen dem Unternehmen nichts mehr, oder die Zeit ist abgelaufen. Damit sind auch die Nachrichten gelöscht.',
  back: 'Bewerbungen',
  request: (job: string) => `Anfrage: „${job}“.`,
  askedJob: 'Stelle ansehen',
  applyToAsked: 'Auf diese Stelle bewerben',
} as const;
