import { orderLimits, planSizes } from '../../ai/order.ts';
import { sourceLimits } from '../../ai/source.ts';

const number = (count: number): string => count.toLocaleString('de-DE');
const counted = (count: number, one: string, many: string): string => `${number(count)} ${count === 1 ? one : many}`;
const sizeOf = ({ modules, lessonsInModule }: { modules: number; lessonsInModule: number }): string =>
  `${modules} Module mit je ${lessonsInModule} Lektionen`;

export const orderTexts = {
  tabs: 'Wie der Kurs entsteht',
  manual: 'Selbst schreiben',
  generated: 'Mit KI erstellen',
  preview: 'Vorschau',
  text: 'Aus einem Thema, einem Text oder Dateien entsteht zuerst ein Plan. Geschrieben wird erst, wenn Sie ihn bestätigt haben.',
  offer: {
    title: { service: 'Mit KI-Dienst', embedded: 'Ohne KI-Dienst' },
    service: (model: string) =>
      `Das Modell „${model}“ plant und schreibt. Dafür gehen Ihr Text und Ihre Wünsche an den KI-Dienst dieser Installation.`,
    embedded:
      'Der eingebaute Generator nimmt Überschriften, Sätze und Zahlen aus Ihrem Text. Er erfindet nichts dazu, und nichts verlässt diesen Server.',
    embeddedTopic:
      'Über ein Thema allein weiß der eingebaute Generator nichts. Sie erhalten ein Gerüst mit Leitfragen, das Sie selbst füllen.',
    use: (used: number, allowed: number | null) =>
      allowed === null
        ? `${number(used)} Tokens in diesem Monat`
        : `${number(used)} von ${number(allowed)} Tokens in diesem Monat`,
    overBudget:
      'Ihre Organisation hat ihr KI-Kontingent für diesen Monat aufgebraucht. Am Monatsersten beginnt ein neues. Was Sie hier eingeben, können Sie selbst als Kurs schreiben.',
    failed: 'Womit erzeugt wird, ließ sich nicht feststellen.',
  },
  source: {
    label: 'Woraus der Kurs entsteht',
    kinds: { topic: 'Thema', text: 'Text', files: 'Dateien' },
    topic: 'Thema',
    topicHint: 'In einem oder zwei Sätzen: worum es geht und was man danach kann.',
    topicPlaceholder: 'z.\u00a0B. Brandschutz im Lager: Gefahren erkennen, richtig handeln',
    textLabel: 'Text einfügen',
    textHint: (max: number = sourceLimits.pastedText) => `Bis zu ${number(max)} Zeichen. Leerzeilen trennen Absätze.`,
    name: 'Wie der Text heißt',
    nameHint: 'Steht später an jedem Inhalt als Quelle.',
    namePlaceholder: 'z.\u00a0B. Betriebshandbuch 2026',
    drop: 'Dateien hierher ziehen',
    choose: 'Dateien wählen',
    dropHint: (megabytes: number) =>
      `PDF, Word, PowerPoint, Text und Markdown, bis ${number(megabytes)} MB. Bilder kommen in die Lektion, zu der ihr Name passt. Höchstens ${sourceLimits.files} Dateien.`,
    files: 'Gewählte Dateien',
    tooMany: `Höchstens ${sourceLimits.files} Dateien auf einmal.`,
    removeNamed: (name: string) => `${name} entfernen`,
    retry: 'Noch einmal',
    states: { waiting: 'bereit', sending: 'wird hochgeladen', sent: 'hochgeladen', failed: 'nicht hochgeladen' },
    sending: (name: string) => `${name} wird hochgeladen`,
    missing: {
      topic: 'Schreiben Sie, worum es gehen soll.',
      text: 'Fügen Sie den Text ein.',
      files: 'Wählen Sie wenigstens eine Datei.',
    },
  },
  wishes: {
    title: 'Wünsche',
    audience: 'Für wen',
    audienceHint: 'Wer den Kurs macht, und was diese Menschen schon wissen.',
    audiencePlaceholder: 'z.\u00a0B. neue Kolleginnen und Kollegen im Lager',
    length: 'Länge',
    lengths: { short: 'Kurz', medium: 'Mittel', long: 'Lang' },
    sizes: { short: sizeOf(planSizes.short), medium: sizeOf(planSizes.medium), long: sizeOf(planSizes.long) },
    tone: 'Anrede',
    tones: { Sie: 'Sie', du: 'du' },
    quizzes: 'Mit Fragen',
    quizzesHint: 'Nur Fragen mit genau einer richtigen Antwort. Lieber keine als eine schlechte.',
    modules: 'Anzahl der Module',
    modulesHint: `1 bis ${orderLimits.modules}. Leer: wie die Länge sagt.`,
    modulesInvalid: `Eine Zahl von 1 bis ${orderLimits.modules}, oder nichts.`,
    instruction: 'Hinweise',
    instructionHint: 'Was wichtig ist, was fehlen darf, welche Beispiele passen.',
  },
  submit: 'Plan erstellen',
  submitLesson: 'Inhalt erzeugen',
  busy: { creating: 'Kurs wird angelegt …', uploading: 'Dateien werden hochgeladen …', ordering: 'Wird bestellt …' },
  cancel: 'Abbrechen',
  created: 'KI-Kurs erstellt',
  failedTitle: 'KI-Generierung fehlgeschlagen',
  failed: {
    topic: 'Kurs konnte nicht automatisch generiert werden.',
    text: 'Kurs konnte nicht automatisch generiert werden.',
    files: 'Kurs konnte nicht automatisch aus der Datei generiert werden.',
  },
  createFailed: 'KI-Kurs konnte nicht erstellt werden',
  lessonFailed: {
    topic: 'Inhalte konnten nicht automatisch generiert werden.',
    text: 'Inhalte konnten nicht automatisch generiert werden.',
    files: 'Inhalte konnten nicht automatisch aus der Datei generiert werden.',
  },
  fallbackTitle: 'Neuer Kurs',
} as const;

export const courseAiTexts = {
  title: 'Kurs aus Unterlagen',
  back: 'Zum Kurs',
  fallbackTitle: 'Kurs erzeugen',
  loadFailed: 'Der Stand konnte nicht geladen werden.',
  tabs: {
    label: 'Ansichten: Kurs aus Unterlagen',
    generation: 'Plan',
    proposals: 'Vorschläge',
    proposalsCounted: (count: number) => `Vorschläge (${number(count)})`,
    coverage: 'Nicht im Kurs',
  },
  newOrder: 'Neuer Auftrag',
  reused: (names: readonly string[]) => `Aus derselben Quelle: ${names.join(', ')}`,
  otherSource: 'Andere Quelle wählen',
  newOrderText: 'Der Kurs hat schon Inhalte? Dann kommt alles Neue als Vorschlag daneben.',
  menu: 'KI und Quellen',
  runningLink: 'Kurs wird geschrieben',
  openLink: {
    planned: 'Plan ansehen',
    stopped: 'Schreiben angehalten',
    failed: 'Schreiben fehlgeschlagen',
    cancelled: 'Schreiben abgebrochen',
  },
  generators: {
    service: (model: string) => `Mit dem KI-Dienst erzeugt (${model})`,
    embedded: 'Ohne KI-Dienst erzeugt: vom eingebauten Generator',
  },
} as const;

export const runningTexts = {
  reading: 'Ihre Quelle wird gelesen',
  planning: 'Der Plan entsteht',
  writing: 'Der Kurs wird geschrieben',
  lessonWriting: 'Der Inhalt wird geschrieben',
  waiting: 'Gleich an der Reihe',
  waitingText: 'Gerade entstehen andere Kurse. Es geht reihum, Ihrer ist bald dran.',
  now: {
    reading: (at: string) => (at === '' ? 'Quelle wird geöffnet' : `Liest ${at}`),
    planning: (at: string) => (at === '' ? 'Ordnet den Stoff zu Modulen und Lektionen' : `Ordnet „${at}“`),
    writing: (at: string) => (at === '' ? 'Bereitet die nächste Lektion vor' : `Schreibt „${at}“`),
    waiting: () => 'Wartet, bis andere an der Reihe waren',
  },
  units: {
    reading: (done: number, of: number) => `Datei ${number(done + 1)} von ${number(of)}`,
    planning: () => '',
    writing: (done: number, of: number) => `${number(done)} von ${number(of)} Lektionen`,
    waiting: (done: number, of: number) => `${number(done)} von ${number(of)} Lektionen`,
  },
  leave: 'Sie können diese Seite verlassen. Die Arbeit geht auf dem Server weiter.',
  cancel: 'Abbrechen',
  cancelling: 'Wird abgebrochen …',
  cancelFailed: 'Das ließ sich nicht abbrechen.',
  progress: 'Fortschritt',
  lessons: 'Lektionen',
  states: { waiting: 'wartet', writing: 'wird geschrieben', written: 'fertig', proposed: 'liegt als Vorschlag bereit' },
  openLesson: (title: string) => `„${title}“ öffnen`,
} as const;

export const endTexts = {
  done: { course: 'KI-Kurs generiert', file: 'Kurs aus Datei generiert', lesson: 'Inhalt erzeugt' },
  written: (lessons: number, texts: number, questions: number) =>
    `${counted(lessons, 'Lektion', 'Lektionen')} mit ${counted(texts, 'Text', 'Texten')} und ${counted(questions, 'Frage', 'Fragen')}.`,
  noQuestions: 'Es gibt keine Fragen: Keine war gut genug.',
  leftOut: (count: number) =>
    count === 1
      ? 'Eine Frage wurde weggelassen, weil sie nicht eindeutig oder zu leicht zu erraten war.'
      : `${number(count)} Fragen wurden weggelassen, weil sie nicht eindeutig oder zu leicht zu erraten waren.`,
  held: (held: number, all: number) =>
    held === all
      ? `Alle ${number(all)} Quellenangaben stehen wörtlich auf der genannten Seite.`
      : `${number(held)} von ${number(all)} Quellenangaben stehen wörtlich auf der genannten Seite. Die übrigen sind mit „nicht belegt“ gekennzeichnet.`,
  oneHeld: 'Die Quellenangabe steht wörtlich auf der genannten Seite.',
  noSources: 'Quellen gibt es keine: Der Kurs entstand aus einem Thema.',
  draft:
    'Der Kurs ist ein Entwurf. Jeder Inhalt ist gekennzeichnet, bis jemand ihn geprüft oder geändert hat. Von selbst wird nichts veröffentlicht.',
  proposed: (count: number) =>
    count === 0
      ? 'Über alle Vorschläge ist entschieden.'
      : `Im Kurs standen schon Inhalte. Das Neue wartet daneben: ${counted(count, 'Vorschlag', 'Vorschläge')}.`,
  toCourse: 'Zum Kurs',
  toProposals: 'Vorschläge ansehen',
  cancelled: 'Abgebrochen',
  stopped: 'Angehalten',
  stoppedText: (done: number, of: number) =>
    `${number(done)} von ${number(of)} Lektionen sind geschrieben. Sie bleiben, wie sie sind.`,
  rest: 'Rest erzeugen',
  restFailed: 'Der Rest ließ sich nicht erzeugen.',
  safe: 'Ihr Auftrag und der Kurs sind unverändert.',
  retry: 'Auftrag ändern und neu versuchen',
  skip: (title: string) => `„${title}“ auslassen`,
  skipText: (title: string) =>
    `„${title}“ ließ sich nicht schreiben. Ohne diese Lektion geht es mit den übrigen weiter.`,
  skipFailed: 'Die Lektion ließ sich nicht auslassen.',
  sources: 'Quellen',
  unread: (name: string) => `${name} wurde nicht gelesen.`,
} as const;

export const planTexts = {
  title: 'Plan',
  text: 'Noch ist nichts geschrieben. Ändern Sie Titel und Ziele, verschieben, ergänzen und löschen Sie.',
  count: (modules: number, lessons: number) =>
    `${counted(modules, 'Modul', 'Module')}, ${counted(lessons, 'Lektion', 'Lektionen')}`,
  list: 'Module und Lektionen des Plans',
  courseTitle: 'Titel des Kurses',
  moduleTitle: (index: number) => `Titel von Modul ${index + 1}`,
  lessonTitle: 'Titel der Lektion',
  lessonTitleOf: (title: string) => `Titel der Lektion „${title}“`,
  goal: 'Ziel, mit einem Verb',
  goalOf: (title: string) => `Ziel von „${title}“`,
  module: (index: number) => `Modul ${index + 1}`,
  write: 'Kurs schreiben',
  propose: 'Vorschläge schreiben',
  writeFailed: 'Der Kurs konnte nicht geschrieben werden.',
  proposing: 'Im Kurs stehen schon Inhalte. Was geschrieben wird, kommt als Vorschlag daneben.',
  again: 'Neu planen',
  againTitle: 'Mit anderen Wünschen neu planen',
  discarding: {
    plan: {
      action: 'Plan verwerfen',
      title: 'Plan verwerfen',
      text: 'Der Plan geht verloren. Der Kurs, seine Inhalte und die hochgeladenen Dateien bleiben.',
      failed: 'Der Plan konnte nicht verworfen werden.',
    },
    order: {
      action: 'Verwerfen',
      title: 'Auftrag verwerfen',
      text: 'Der Auftrag geht verloren. Der Kurs, seine Inhalte und die hochgeladenen Dateien bleiben.',
      failed: 'Der Auftrag konnte nicht verworfen werden.',
    },
  },
  againText: 'Der Plan wird durch einen neuen ersetzt, aus denselben Quellen.',
  addModule: 'Modul hinzufügen',
  addLesson: 'Lektion hinzufügen',
  addLessonTo: (title: string) => `Lektion hinzufügen zu „${title}“`,
  newModule: (index: number) => `Modul ${index + 1}`,
  newLesson: 'Neue Lektion',
  removed: (title: string) => `„${title}“ ist nicht mehr im Plan.`,
  undo: 'Rückgängig',
  full: {
    modules: `Mehr als ${orderLimits.modules} Module hat ein Plan nicht.`,
    lessonsInModule: `Mehr als ${orderLimits.lessonsInModule} Lektionen hat ein Modul nicht.`,
    lessons: `Mehr als ${orderLimits.lessons} Lektionen hat ein Plan nicht.`,
  },
  emptyTitle: 'Geben Sie einen Titel ein.',
  someEmptyTitle: 'Ein Titel fehlt noch.',
  draws: 'Aus',
  noDraws: 'Ohne Quelle',
  save: { saved: 'Gespeichert', saving: 'Speichert …', unsaved: 'Nicht gespeichert' },
  saveFailed: 'Der Plan konnte nicht gespeichert werden.',
  stale: 'Der Plan wurde inzwischen woanders geändert. Ihre Änderungen stehen noch hier.',
  staleReload: 'Neuen Stand laden',
} as const;

const unitNames = {
  page: ['Seite', 'Seiten'],
  slide: ['Folie', 'Folien'],
  section: ['Abschnitt', 'Abschnitte'],
  paragraph: ['Absatz', 'Absätze'],
} as const;
type Unit = keyof typeof unitNames;
export const partText = (unit: Unit, part: number): string => `${unitNames[unit][0]} ${number(part)}`;
export const rangeText = (unit: Unit, from: number, to: number): string =>
  from === to ? partText(unit, from) : `${unitNames[unit][1]} ${number(from)}–${number(to)}`;
export const partsText = (unit: Unit, count: number): string => counted(count, unitNames[unit][0], unitNames[unit][1]);
