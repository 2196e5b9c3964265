import { formatPoint } from '../profile/period.ts';
import type { ResumeReason } from '../profile/state.ts';
import type { OwnReleasesPage } from '../releases/state.ts';
import { ownReleasesTexts } from './releases/own-releases.ts';
import { listText, testMinutes } from './words.ts';

export const profileFieldErrors = {
  point: 'Ein Jahr oder Monat und Jahr, zum Beispiel 04.2019.',
  reversed: 'Das Ende liegt vor dem Anfang.',
  year: 'Ein Jahr mit vier Ziffern, zum Beispiel 2019.',
} as const;

export function periodText(from: string, to: string): string {
  if (from === '') return to === '' ? '' : `bis ${formatPoint(to)}`;
  if (from === to) return formatPoint(from);
  return `${formatPoint(from)} bis ${to === '' ? 'heute' : formatPoint(to)}`;
}

const partNames = {
  phone: 'Telefon',
  location: 'Wohnort',
  bio: 'Über mich',
  experience: 'Erfahrung',
  education: 'Bildung',
} as const;

function profileShare(total: number, withProfile: number): string {
  if (withProfile === 0) return 'aber nicht Ihr Profil';
  return withProfile === total ? 'auch Ihr Profil' : `${withProfile} davon auch Ihr Profil`;
}

export const profileTexts = {
  title: 'Profil',
  text: 'Ein Unternehmen sieht Ihr Profil nur, wenn Sie es ihm zeigen. Alles ist freiwillig.',
  viewers: ({ total, withProfile }: Pick<OwnReleasesPage, 'total' | 'withProfile'>): string =>
    total === 0 ? ownReleasesTexts.count(0) : `${ownReleasesTexts.count(total)}, ${profileShare(total, withProfile)}`,
  missing: (parts: ReadonlyArray<keyof typeof partNames>): string =>
    `Noch leer: ${listText(parts.map((part) => partNames[part]))}. Was hier steht, muss ein Unternehmen nicht mehr erfragen.`,
  tabs: 'Teile des Profils',
  tab: { personal: 'Persönlich', experience: 'Erfahrung', education: 'Bildung', skills: 'Skills' },
  edit: 'Bearbeiten',
  fill: 'Ausfüllen',
  done: 'Fertig',
  none: 'Keine Angabe',
  personal: {
    name: 'Name',
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    emailHint: 'Die Adresse gehört zum Konto.',
    toAccount: 'Im Konto ändern',
    phone: 'Telefon',
    location: 'Wohnort',
    locationPlaceholder: 'z.\u00a0B. 37073 Göttingen',
    bio: 'Über mich',
    bioHint: 'Ein paar Sätze: was Sie können, was Sie suchen, was Ihnen wichtig ist.',
    empty: {
      title: 'Noch steht hier nur Ihr Name',
      text: 'Telefon, Wohnort und ein paar Sätze über Sie. Lassen Sie weg, was Sie nicht sagen möchten.',
    },
  },
  experience: {
    title: 'Tätigkeit',
    company: 'Unternehmen',
    from: 'Von',
    to: 'Bis',
    fromHint: 'Auch nur das Jahr',
    toHint: 'Leer: bis heute',
    pointPlaceholder: 'MM.JJJJ',
    description: 'Beschreibung',
    descriptionHint: 'Was Sie dort getan und erreicht haben.',
    untitled: 'Ohne Bezeichnung',
    numbered: (number: number) => `${number}. Station`,
    add: 'Station hinzufügen',
    removed: 'Station entfernt',
    full: (most: number) => `Mehr als ${most} Stationen hat ein Profil nicht.`,
    empty: {
      title: 'Noch keine Erfahrung eingetragen',
      text: 'Arbeit, Ehrenamt, Praktikum, Familienzeit: Was zählt, entscheiden Sie.',
    },
  },
  education: {
    degree: 'Abschluss',
    field: 'Fachrichtung',
    institution: 'Schule, Betrieb oder Hochschule',
    year: 'Jahr',
    yearPlaceholder: 'JJJJ',
    untitled: 'Ohne Bezeichnung',
    numbered: (number: number) => `${number}. Abschluss`,
    add: 'Abschluss hinzufügen',
    removed: 'Abschluss entfernt',
    full: (most: number) => `Mehr als ${most} Abschlüsse hat ein Profil nicht.`,
    empty: {
      title: 'Noch keine Bildung eingetragen',
      text: 'Schule, Ausbildung, Studium, Weiterbildung. Auch ohne Abschluss.',
    },
  },
  entry: {
    menu: (name: string) => `${name}: verschieben oder entfernen`,
    up: 'Nach oben',
    down: 'Nach unten',
    remove: 'Entfernen',
    undo: 'Rückgängig',
  },
  skills: {
    text: 'Ihre Stärken kommen aus dem Test und lassen sich nur ausblenden. Ein Unternehmen sieht dann eine Lücke an diesem Platz und rechnet damit nicht.',
    shown: (shown: number, of: number) =>
      shown === of ? `Alle ${of} Stärken sind sichtbar.` : `${shown} von ${of} Stärken sind sichtbar.`,
    hide: 'Einzelne ausblenden',
    showNamed: (name: string) => `${name} anzeigen`,
    allHidden: 'Sie haben alle Stärken ausgeblendet.',
    results: 'Alles zu Ihrem Ergebnis',
    empty: {
      title: 'Der Soft-Skill-Test fehlt noch',
      text: `Stärken lassen sich hier nicht eintragen: Sie kommen aus dem Test. Er dauert ${testMinutes.softskill}.`,
      action: 'Zum Soft-Skill-Test',
    },
  },
  saving: {
    failedTitle: 'Noch nicht gespeichert',
    failed:
      'Der Server ist gerade nicht erreichbar. Ihre Änderungen bleiben in diesem Browser und werden von selbst gespeichert.',
    flawed: 'Eine Angabe stimmt noch nicht. Der Hinweis steht am Feld; gespeichert wird, sobald sie stimmt.',
    flawedIn: (tab: string) => `Zum Feld unter „${tab}“`,
    stale: {
      title: 'In einem anderen Fenster geändert',
      text: 'Was Sie hier geändert haben, ist noch nicht gespeichert. Behalten Sie es, kommt es zum anderen Stand dazu. Laden Sie den anderen Stand, geht es verloren.',
      reload: 'Anderen Stand laden',
      keep: 'Meine Änderungen behalten',
    },
  },
  work: {
    title: 'Arbeit, die Sie suchen',
    text: 'danach wählen wir Stellen und Kurse für Sie aus. Unternehmen sehen es nicht.',
  },
  files: {
    title: 'Profil als Datei',
    text: 'Bewerben können Sie sich ohne Lebenslauf. Haben Sie schon einen als Datei aus einem anderen Programm, füllt er Ihr Profil.',
    paper: 'Profil als PDF',
    resume: 'Profil für andere Portale (JSON)',
    import: 'Lebenslauf-Datei hochladen',
    unsaved: 'Ihre letzten Änderungen sind noch nicht gespeichert und stehen deshalb nicht in der Datei.',
  },
} as const;

export const resumeTexts = {
  title: 'Lebenslauf-Datei hochladen',
  text: 'Ein Lebenslauf, den ein anderes Programm geschrieben hat. Bevor sich etwas ändert, sehen Sie, was übernommen wird.',
  drop: 'Datei hier ablegen',
  hint: 'Format JSON Resume, höchstens 1\u00a0MB',
  choose: 'Datei wählen',
  other: 'Andere Datei wählen',
  reading: 'Datei wird gelesen',
  tooLarge: 'Die Datei ist größer als 1\u00a0MB.',
  unreadable: 'Die Datei ließ sich nicht lesen. Versuchen Sie es noch einmal.',
  failed: 'Die Datei konnte nicht gelesen werden. Versuchen Sie es noch einmal.',
  unsaved: 'Es gibt noch Änderungen, die nicht gespeichert sind. Danach lässt sich die Datei übernehmen.',
  takenTitle: 'Das wird übernommen',
  replaces: 'Es ersetzt, was an diesen Stellen in Ihrem Profil steht. Alles andere bleibt.',
  nothing: 'In dieser Datei steht nichts, was ins Profil gehört.',
  leftOutTitle: 'Das bleibt draußen',
  more: (count: number) => `und ${count} weitere`,
  confirm: 'Übernehmen',
  done: 'Übernommen',
  undo: 'Rückgängig',
  reasons: {
    unknown: 'Dafür hat das Profil keinen Platz.',
    account: 'Name und E-Mail gehören zum Konto.',
    tests: 'Stärken kommen aus dem Soft-Skill-Test.',
    format: 'Nicht zu lesen. Tragen Sie es nach dem Übernehmen selbst ein.',
    shortened: 'Zu lang: Nur der Anfang kommt mit.',
    reversed: 'Das Ende liegt vor dem Anfang.',
    tooMany: 'Mehr Einträge hat ein Profil nicht.',
  } satisfies Record<ResumeReason, string>,
} as const;

export const profilePaperTexts = {
  title: 'Profil',
  subject: 'Profil mit Erfahrung, Bildung und Stärken',
  nameless: 'Ohne Namen',
  skillsTitle: 'Skills',
  skillsText: (of: number) =>
    `Aus dem Soft-Skill-Test, geordnet nach dem Platz unter den eigenen ${of} Stärken. Das Band sagt, welche Plätze zu den Antworten passen.`,
  paperName: (day: string) => `passgenau-profil-${day}.pdf`,
  resumeName: (day: string) => `passgenau-lebenslauf-${day}.json`,
  level: (band: string, of: number) => `${band} von ${of} eigenen Stärken`,
} as const;
