import { testMinutes } from '../words.ts';

/** Texts quoted from the specification must not change. */
const answers = (count: number) => (count === 1 ? 'Eine Antwort ist' : `${count} Antworten sind`);

export const testsOverviewTexts = {
  title: 'Tests',
  text: 'Finden Sie heraus, was Sie gut können und was Ihnen wichtig ist. Danach sehen Sie Stellen, die zu Ihnen passen.',
  free: 'Kostenlos, ohne Konto.',
  visible: 'Ihr Ergebnis sehen nur Sie, bis Sie es zeigen.',
  progress: (completed: number, available: number) => `${completed} von ${available} Tests abgeschlossen`,
  softskill: {
    title: 'Softskilltest',
    text: 'Sie ordnen 35-mal vier Sätze danach, wie gut sie auf Sie zutreffen. Richtig oder falsch gibt es nicht.',
    duration: `${testMinutes.softskill}, Pause jederzeit`,
    gains: ['Zeigt Ihre größten Stärken', 'Reicht für Bewerbungen'],
    done: 'Mit Ihrem Ergebnis können Sie sich auf jede Stelle bewerben.',
    start: 'Test starten',
    startWithoutExperience: 'Ohne Berufserfahrung starten',
    withoutExperienceHint: 'Ohne Berufserfahrung geht es um Schule und Alltag.',
    repeatWithoutExperience: 'Ohne Berufserfahrung wiederholen',
    soFar: (answered: number, total: number) => `${answered} von ${total} Gruppen beantwortet`,
  },
  values: {
    title: 'Wertetest',
    text: 'Sie wählen aus 170 Werten Ihre zehn wichtigsten. Danach vergleichen Sie je zwei davon miteinander.',
    duration: `${testMinutes.values}, Pause jederzeit`,
    gains: ['Zeigt, was Ihnen am wichtigsten ist', 'Zählt bei jeder Stelle mit'],
    done: 'Ihre Werte zählen bei jeder Stelle mit.',
    first: (values: readonly string[]) => `Am wichtigsten: ${values.join(', ')}.`,
    unsureFirst: (values: readonly string[]) => `Am ehesten: ${values.join(', ')}.`,
    unsure: `Dieses Ergebnis ist noch unsicher. Wiederholen Sie den Wertetest in Ruhe (${testMinutes.values}), dann wird es genauer.`,
    start: 'Wertetest starten',
    soFar: (answered: number, total: number) => `${answered} von ${total} Vergleichen beantwortet`,
  },
  proceed: 'Weitermachen',
  unsureRepeating: 'Dieses Ergebnis ist noch unsicher. Es gilt, bis Sie mit der Wiederholung fertig sind.',
  completed: 'Abgeschlossen',
  showResult: 'Ergebnis ansehen',
  repeat: 'Test wiederholen',
  toJobs: 'Passende Stellen ansehen',
  loading: 'Tests werden geladen',
  lostResult:
    'Das Ergebnis aus diesem Browser gibt es nicht mehr: Ohne Konto wird es nach einiger Zeit gelöscht. Haben Sie ein Konto, melden Sie sich an. Sonst machen Sie den Test noch einmal.',
  why: {
    title: 'Warum Tests wichtig sind',
    items: [
      {
        title: 'Stärken sieht man selten im Lebenslauf',
        text: 'Wie jemand zuhört, plant oder mit Druck umgeht, steht in keinem Zeugnis. Ihre Antworten machen es sichtbar.',
      },
      {
        title: 'Alle bekommen dieselben Fragen',
        text: 'Name, Alter und Herkunft spielen keine Rolle. Verglichen werden Ihre eigenen Stärken untereinander, nie Menschen.',
      },
      {
        title: 'Das Ergebnis gehört Ihnen',
        text: 'Was herauskommt, sehen nur Sie und wem Sie es zeigen. Mit Konto laden Sie es als PDF oder löschen es. Jeden Test können Sie wiederholen.',
      },
    ],
    method: 'Über die Tests',
  },
} as const;

export const testNoteTexts = {
  storage:
    'Ihr Browser speichert für diese Seite nichts. Laden Sie neu oder schließen Sie die Seite, beginnt der Test wieder von vorn, und auch ein Ergebnis ist dann weg. Machen Sie ihn in einem Zug, oder erlauben Sie dieser Seite in den Einstellungen des Browsers, Daten zu speichern.',
  signIn: 'Mit einem Konto geht nichts verloren: Anmelden',
  translation:
    'Ihr Browser übersetzt diese Seite. Der Test ist nur auf Deutsch geprüft: Übersetzte Aussagen können etwas anderes bedeuten und damit etwas anderes messen. Am genauesten ist Ihr Ergebnis ohne Übersetzung.',
  close: 'Hinweis schließen',
} as const;

export const testScreenTexts = {
  repeat: 'Ihr bisheriges Ergebnis bleibt, bis Sie fertig sind.',
  back: 'Tests',
  backLabel: 'Tests: zurück zur Übersicht',
  previous: 'Zurück',
  saved: 'Gespeichert',
  resumed: (count: number) => (count === 1 ? '1 Antwort ist gespeichert' : `${count} Antworten sind gespeichert`),
  saving: 'Wird gespeichert',
  notSaved: 'Nicht gespeichert',
  offline: {
    long: 'Keine Verbindung. Machen Sie einfach weiter, nichts geht verloren.',
    short: 'Offline. Machen Sie einfach weiter.',
  },
  progress: 'Fortschritt',
  loading: 'Test wird geladen',
  loadErrorText:
    'Der Test konnte gerade nicht geladen werden. Was Sie schon beantwortet haben, ist nicht verloren. Prüfen Sie die Verbindung und laden Sie noch einmal.',
  waiting: (unsent: number) =>
    `${answers(unsent)} noch nicht gespeichert. Sobald die Verbindung wieder da ist, geht es von selbst weiter.`,
} as const;

export const softskillTexts = {
  title: 'Soft-Skill-Test',
  parts: { 1: 'Teil 1', 2: 'Teil 2' },
  deepening: 'Teil 2: Vertiefung',
  group: (number: number, of: number) => `Gruppe ${number} von ${of}`,
  minutesLeft: (count: number) => `noch etwa ${count} Min.`,
  thenPartTwo: 'danach 5 Gruppen',
  before: `${testMinutes.softskill}, Pause jederzeit. Nur Sie sehen das Ergebnis.`,
  question: 'Ordnen Sie: Was trifft am meisten zu?',
  hints: {
    desktop: {
      long: 'Klicken Sie zuerst an, was am meisten zutrifft, zuletzt, was am wenigsten.',
      short: 'Anklicken oder ziehen. Schneller: Tasten 1 bis 4, dann Enter.',
    },
    phone: {
      long: 'Tippen Sie zuerst an, was am meisten zutrifft, zuletzt, was am wenigsten.',
      short: null,
    },
  },
  most: 'Trifft am meisten zu',
  least: 'Trifft am wenigsten zu',
  up: (text: string) => `Nach oben: ${text}`,
  down: (text: string) => `Nach unten: ${text}`,
  handle: (text: string, place: number | null, of: number) =>
    place === null ? `Noch ohne Platz: ${text}` : `Platz ${place} von ${of}: ${text}`,
  handleRole: 'Verschiebbare Aussage',
  instructions:
    'Mit den Pfeiltasten nach oben und unten verschieben Sie die Aussage sofort. Mit der Leertaste nehmen Sie sie auf, verschieben sie mit den Pfeiltasten und legen sie mit der Leertaste wieder ab. Escape bricht ab.',
  moved: (text: string, place: number, of: number) => `${text} liegt auf Platz ${place} von ${of}.`,
  pickedUp: (text: string, place: number, of: number) => `Aufgenommen von Platz ${place} von ${of}: ${text}`,
  dropped: (text: string, place: number, of: number) => `Abgelegt auf Platz ${place} von ${of}: ${text}`,
  cancelled: (text: string) => `Abgebrochen. Die Aussage liegt wieder, wo sie lag: ${text}`,
  selected: (count: number, total: number) => `Ausgewählt ${count} / ${total}`,
  ranked: (text: string, place: number) => `Platz ${place}: ${text}`,
  selfPlaced: (text: string, place: number) => `Von selbst auf Platz ${place}: ${text}`,
  takenBack: (count: number, total: number) => `Zurückgenommen. Ausgewählt ${count} / ${total}`,
  takeBack: 'Zurücknehmen',
  asShown: { button: 'Rest passt so', kept: 'Reihenfolge bestätigt' },
  left: { desktop: (count: number) => `Noch ${count} auswählen`, phone: (count: number) => `Noch ${count} antippen` },
  next: 'Weiter',
  toPartTwo: 'Zu Teil 2',
  finish: 'Test abschließen',
  pause: {
    place: 'Pause',
    titles: { 10: 'Ein Drittel von Teil 1 ist geschafft', 20: 'Zwei Drittel von Teil 1 sind geschafft' },
    text: 'Ein guter Moment zum Durchatmen. Machen Sie gleich weiter oder an einem anderen Tag.',
    done: (count: number, of: number) => `${count} von ${of} Gruppen beantwortet`,
    later: 'Später weitermachen',
  },
  partTwo: {
    title: 'Teil 2: die Vertiefung',
    text: 'Teil 1 zeigt, welche zehn Stärken bei Ihnen bisher vorn liegen. Oft liegen sie dicht beieinander. Deshalb stellt Teil\u00a02 genau diese zehn einander noch einmal gegenüber.',
    place: (count: number) => `${count} Gruppen`,
    groups: (count: number) => `${count} Gruppen mit je vier Aussagen, wie in Teil\u00a01`,
    begin: 'Teil 2 beginnen',
  },
  stop: {
    saved: 'Alle Antworten sind gespeichert',
    saving: 'Ihre Antworten werden gespeichert',
    unsaved: (unsent: number) =>
      `${answers(unsent)} noch nicht gespeichert. Nichts geht verloren: Gesendet wird, sobald die Verbindung wieder da ist.`,
    minutes: (count: number) =>
      count === 1 ? 'In Ihrem Tempo noch rund eine Minute' : `In Ihrem Tempo noch rund ${count} Minuten`,
    scale: (partOne: number, partTwo: number) => `Teil 1 hat ${partOne} Gruppen, Teil 2 danach ${partTwo}.`,
  },
  partTwoChanged:
    'Eine geänderte Antwort aus Teil 1 hat Teil 2 erneuert. Er beginnt deshalb noch einmal von vorn; Teil 1 bleibt gespeichert.',
  freshStart:
    'Der begonnene Test ist hier nicht mehr da, deshalb beginnt er von vorn. Haben Sie ihn mit Konto begonnen, melden Sie sich an: Dort geht er weiter.',
} as const;

/** The only question that says 'du', as specified. */
const valueQuestion = 'Welcher Wert ist dir wichtiger?';

export const valueTexts = {
  title: 'Wertetest',
  phase: (number: number) => `Schritt ${number} von 2`,
  choose: {
    title: 'Welche zehn Werte sind Ihnen am wichtigsten?',
    text: `Wählen Sie nach Gefühl. Danach folgen 45 kurze Vergleiche von je zwei Werten. Der Wertetest dauert ${testMinutes.values}, Pause jederzeit.`,
    search: 'Werte durchsuchen',
    keys: 'Mit den Pfeiltasten von Wert zu Wert',
    counter: (count: number) => `${count} / 10`,
    list: 'Werte zur Auswahl',
    none: (query: string) => `Kein Wert enthält „${query}“.`,
    chosen: 'Ihre Auswahl',
    empty: 'Ihre Auswahl erscheint hier.',
    remove: (value: string) => `${value} entfernen`,
    showAll: 'Ganze Auswahl zeigen',
    left: (count: number) => (count === 1 ? 'Noch 1 Wert' : `Noch ${count} Werte`),
    maximum: 'Maximum erreicht',
    maximumText: 'Sie können nur 10 Werte auswählen. Nehmen Sie zuerst einen zurück.',
    next: 'Weiter',
  },
  compare: {
    question: valueQuestion,
    counter: (number: number, of: number) => `${number} von ${of}`,
    keys: 'Auch mit den Pfeiltasten ← und →',
    previous: 'Zurück',
    toChoice: 'Zurück zur Auswahl',
    saving: 'Die Vergleiche werden gespeichert.',
    retry: 'Erneut versuchen',
  },
  contradiction: {
    counter: (number: number, of: number) => `Rückfrage ${number} von höchstens ${of}`,
    sentence: (a: string, b: string, c: string) =>
      `Bisher war ${a} wichtiger als ${b}, ${b} wichtiger als ${c} und ${c} wichtiger als ${a}.`,
    text: 'Diese drei Antworten passen noch nicht zusammen. Ein Pfeil heißt: wichtiger als.',
    question: valueQuestion,
    before: 'Antwort bisher',
    skip: 'Überspringen',
    resolved: 'Jetzt passt es zusammen',
    order: (a: string, b: string, c: string) => `Die Reihenfolge ist: ${b}, dann ${c}, dann ${a}.`,
    noneLeft: 'Auch alle anderen Antworten passen zusammen.',
    next: 'Weiter',
  },
  freshStart: softskillTexts.freshStart,
  lostResult: 'Ihr früheres Ergebnis ist nicht mehr gespeichert, deshalb beginnt der Test von vorn.',
  result: {
    memberTitle: 'Ihre wichtigsten Werte',
    unsureTitle: 'Ihre Werte, noch unsicher',
    guestTitle: 'Glückwunsch, Ihre Werte stehen fest',
    tied: (count: number) =>
      `und ${count === 1 ? '1 weiterer Wert' : `${count} weitere Werte`} mit gleich vielen Punkten`,
    ties: 'Gleiche Punkte, gleicher Platz.',
    text: 'In der Reihenfolge Ihrer Entscheidungen im direkten Vergleich.',
    method: 'Jeder gewonnene Vergleich zählt einen Punkt.',
    jobs: {
      title: 'Diese Stellen teilen Ihre Werte',
      compared: 'Mehr gemeinsame Werte stehen oben. Es zählen alle zehn, die Sie ausgewählt haben.',
      noneTitle: 'Stellen zu Ihren Werten',
      none: 'Keine der Stellen, die am besten passen, nennt genau einen Ihrer zehn Werte. Die Passung zählt auch verwandte Werte.',
      lacksSkills: 'Erst mit Ihren Stärken sehen Sie, wie gut eine Stelle passt.',
      startSkills: 'Soft-Skill-Test starten',
      resumeSkills: 'Soft-Skill-Test fortsetzen',
      all: 'Alle passenden Stellen',
      allOpen: 'Alle Stellen ansehen',
    },
    signUpTitle: 'Das Ergebnis behalten',
    signUpText:
      'Mit einem kostenlosen Konto bleibt es Ihnen. Sie sehen dann alle zehn Werte in ihrer Reihenfolge und Empfehlungen für Stellen.',
    signUp: 'Kostenlos registrieren',
    signIn: 'Schon ein Konto? Anmelden',
    toTests: 'Zu den Tests',
    toHome: 'Zur Startseite',
    repeat: 'Test wiederholen',
  },
} as const;
