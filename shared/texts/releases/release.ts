import type { CoarseMatch } from '../../releases/anonymous.ts';
import type { ReleasePart, ReleaseScope } from '../../releases/scope.ts';
import type { ReleasePreview } from '../../releases/state.ts';
import { listText, testMinutes } from '../words.ts';

export const scopeChoiceTexts = {
  label: 'Was soll das Unternehmen sehen?',
  names: {
    anonymous: 'Anonym',
    required: 'Mit Namen, nur die gefragten Stärken',
    requiredProfile: 'Mit Namen und Profil, nur die gefragten Stärken',
    named: 'Mit Namen',
    profile: 'Mit Namen und Profil',
  } satisfies Record<ReleaseScope, string>,
  texts: {
    anonymous:
      'Unter einem Pseudonym: die gefragten Stärken in drei Gruppen, gemeinsame Werte und eine ungefähre Passung, ohne Namen, Kontakt und Profil.',
    required:
      'Ihr Name, Ihre E-Mail-Adresse, Ihre Telefonnummer, die Passung und die Stärken, nach denen die Stelle fragt.',
    requiredProfile: 'Dazu Ihr Profil: Ort, was Sie über sich schreiben, Erfahrung und Bildung.',
    named: 'Ihre Testergebnisse, Ihr Name, Ihre E-Mail-Adresse und Ihre Telefonnummer.',
    profile: 'Dazu Ihr Profil: Ort, was Sie über sich schreiben, Erfahrung und Bildung.',
  } satisfies Record<ReleaseScope, string>,
} as const;

export const visibilityTexts = {
  label: 'Wie zeigen Sie sich?',
  missing: 'Bitte wählen Sie, wie Sie sich zeigen.',
  chooseFirst: 'Wählen Sie zuerst, wie Sie sich zeigen.',
  anonymous: 'Anonym',
  anonymousText: (sendsMail: boolean) =>
    sendsMail ? 'Antwort hier und per E-Mail.' : 'Antwort hier unter „Bewerbungen“.',
  nameKnown: (isAsBefore: boolean) =>
    `Dieses Unternehmen kennt Ihren Namen schon. Sie zeigen sich wieder mit Name und Kontakt${isAsBefore ? ', Auswahl wie zuletzt' : ''}.`,
  named: 'Mit Name und Kontakt',
  namedText: 'So erreicht man Sie auch direkt.',
  extent: 'Was mit Ihrem Namen zu sehen ist',
  strengths: 'Welche Stärken?',
  required: ({ softskills }: ReleasePreview['missing']) =>
    softskills ? 'Nur eine vorläufige Passung' : 'Nur die gefragten Stärken',
  valuesHidden: 'Ihre Werte zählen nur in der Passung.',
  whole: ({ missing, hiddenSkills }: Pick<ReleasePreview, 'missing' | 'hiddenSkills'>) => {
    if (missing.softskills) return 'Ihre Werte';
    const skills = hiddenSkills === 0 ? 'Alle 30' : `${30 - hiddenSkills} von 30 Stärken`;
    return missing.values ? skills : `${skills} und Ihre Werte`;
  },
  hidden: (count: number) => `${count === 1 ? 'Eine haben' : `${count} haben`} Sie ausgeblendet.`,
  profile: (isEmpty: boolean) => (isEmpty ? 'Mit Profil (noch leer)' : 'Mit Profil'),
  profileText: (isEmpty: boolean) => (isEmpty ? 'Sie füllen es unter „Ich“ aus.' : 'Ort, Erfahrung und Bildung'),
} as const;

const partNames = {
  contact: ['Ihren Namen', 'Ihren Kontakt'],
  skills: ['Ihre übrigen Stärken', 'Ihre Werte'],
  profile: ['Ihr Profil'],
} satisfies Record<ReleasePart, readonly string[]>;

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
  changed: {
    title: 'Die Vorschau ist neu geladen',
    text: 'Ihre Ergebnisse oder Ihr Profil haben sich geändert. Sehen Sie noch einmal hin; das Unternehmen sieht noch nichts davon.',
  },
  loses: (parts: readonly ReleasePart[], until: string) =>
    `Bisher sieht das Unternehmen auch ${listText(parts.flatMap((part) => partNames[part]))} (bis ${until}). Das endet dann, auch für Ihre anderen Bewerbungen dort.`,
  becomesKnown:
    'Bisher sieht Sie dieses Unternehmen nur anonym. Mit Ihrem Namen weiß es auch bei Ihren früheren Bewerbungen dort, wer Sie sind.',
  ended: (titles: readonly string[]) =>
    `Die Stärken zu ${listText(titles.map((title) => `„${title}“`))} sieht es dann nicht mehr: Dort läuft keine Bewerbung mehr.`,
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

export const ownMessagesTexts = {
  loading: 'Nachrichten',
  failed: 'Die Nachrichten lassen sich gerade nicht laden',
  gone: 'Dieses Gespräch gibt es nicht mehr',
  goneText:
    'Sie zeigen dem Unternehmen nichts mehr, oder die Zeit ist abgelaufen. Damit sind auch die Nachrichten gelöscht.',
  back: 'Bewerbungen',
  askedJob: 'Stelle ansehen',
  applyToAsked: 'Auf diese Stelle bewerben',
} as const;
