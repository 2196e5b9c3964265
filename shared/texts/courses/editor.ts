import type { BlockType } from '../../courses/content.ts';
import type { PasteLosses } from '../../editor/state.ts';
import { byMember } from '../words.ts';

const positionText = (index: number, of: number): string => `Platz ${index + 1} von ${of}`;

export const editorTexts = {
  back: 'Zurück zu den Kursen',
  loadFailed: 'Kurs konnte nicht geladen werden.',
  missing: 'Kurs nicht gefunden',
  missingText: 'Der Kurs wurde gelöscht oder gehört zu einer anderen Organisation.',
  toCourses: 'Zu den Kursen',
  gone: 'Dieser Kurs wurde gelöscht.',
  fallbackTitle: 'Kurs bearbeiten',
  edited: (date: string, name: string | null) => `Zuletzt bearbeitet am ${date} ${byMember(name)}`,
  preview: 'Vorschau',
  quickStart: 'Schnellstart',
  upload: 'Hochladen',
  saveDraft: 'Entwurf speichern',
  draftSaved: 'Entwurf gespeichert',
  saveFailedTitle: 'Speichern fehlgeschlagen',
  draftFailed: 'Entwurf konnte nicht gespeichert werden.',
  stillUnsaved: 'Es gibt noch Änderungen, die nicht gespeichert werden konnten. Sie bleiben in diesem Browser.',
  courseTitle: 'Kurstitel',
  editTitle: 'Titel bearbeiten',
  titleFailed: 'Titel konnte nicht aktualisiert werden',
  titleEmpty: 'Geben Sie einen Titel ein.',
  undo: 'Rückgängig',
  undoFailed: 'Das ließ sich nicht zurückholen.',
  restored: 'Wiederhergestellt',
  tools: 'Kurs',
} as const;

export const authorTexts = {
  here: 'Auch in diesem Kurs',
  somewhere: (name: string) => `${name} arbeitet auch an diesem Kurs`,
  inLesson: (name: string, lesson: string) => `${name} ist in „${lesson}“`,
} as const;

export const structureTexts = {
  title: 'Struktur',
  open: 'Kursstruktur',
  count: (modules: number, lessons: number) =>
    `${modules} ${modules === 1 ? 'Modul' : 'Module'}, ${lessons} ${lessons === 1 ? 'Lektion' : 'Lektionen'}`,
  lessons: (count: number) => `${count} ${count === 1 ? 'Lektion' : 'Lektionen'}`,
  blocks: (count: number) => `${count} ${count === 1 ? 'Inhalt' : 'Inhalte'}`,
  empty: 'Noch keine Module.',
  emptyModule: 'Noch keine Lektionen',
  addModule: 'Modul hinzufügen',
  addLesson: 'Lektion hinzufügen',
  addLessonTo: (module: string) => `Lektion hinzufügen zu „${module}“`,
  moduleCreated: 'Modul erstellt',
  expandAll: 'Alle aufklappen',
  collapseAll: 'Alle zuklappen',
  moduleFailed: 'Das Modul konnte nicht erstellt werden.',
  moduleRemoveFailed: 'Das Modul konnte nicht gelöscht werden',
  lessonFailed: 'Die Lektion konnte nicht erstellt werden',
  lessonRemoveFailed: 'Die Lektion konnte nicht gelöscht werden',
  moveFailed: 'Die Reihenfolge konnte nicht geändert werden',
  duplicateFailed: 'Die Kopie konnte nicht erstellt werden',
  moduleRemoved: 'Modul gelöscht',
  lessonRemoved: 'Lektion gelöscht',
  duplicated: 'Kopie erstellt',
  menuOf: (title: string) => `Aktionen zu „${title}“`,
  up: 'Nach oben',
  down: 'Nach unten',
  rename: 'Umbenennen',
  duplicate: 'Duplizieren',
  remove: 'Löschen',
  moveTo: 'In anderes Modul verschieben',
  moduleName: 'Name des Moduls',
  lessonName: 'Name der Lektion',
  grip: (title: string) => `„${title}“ verschieben`,
} as const;

export const moveTexts = {
  lessonTo: (title: string) => `„${title}“ verschieben`,
  blockTo: 'Inhalt verschieben',
  lessonHint: 'Die Lektion kommt ans Ende des gewählten Moduls.',
  blockHint: 'Der Inhalt kommt ans Ende der gewählten Lektion.',
  module: 'Modul',
  lesson: 'Lektion',
  choose: 'Suchen und auswählen',
  nothing: 'Nichts gefunden',
  submit: 'Verschieben',
  cancel: 'Abbrechen',
  moved: (target: string) => `Nach „${target}“ verschoben`,
} as const;

export const dragTexts = {
  role: 'verschiebbar',
  instructions:
    'Mit der Leertaste aufnehmen, mit den Pfeiltasten einen Platz wählen, mit der Leertaste oder Enter ablegen, mit Escape abbrechen.',
  pickedUp: (title: string) => `„${title}“ aufgenommen.`,
  over: (title: string, index: number, of: number) => `„${title}“: ${positionText(index, of)}.`,
  overModule: ({ title, module, index, of }: { title: string; module: string; index: number; of: number }) =>
    `„${title}“: in „${module}“, ${positionText(index, of)}.`,
  dropped: (title: string) => `„${title}“ abgelegt.`,
  cancelled: (title: string) => `Abgebrochen. „${title}“ bleibt, wo es war.`,
} as const;

export const quickStartTexts = {
  title: 'Schnellstart',
  text: 'Ein Kurs besteht aus Modulen, ein Modul aus Lektionen. Beginnen Sie mit dem ersten Modul.',
  firstModule: 'Erstes Modul erstellen',
  contentTitle: 'Inhalt hinzufügen',
  contentHint: 'Inhalte gehören in eine Lektion. Legen Sie zuerst ein Modul und darin eine Lektion an.',
  lessonNeeded: 'Lektion erforderlich',
} as const;

const typeNames = { text: 'Text', video: 'Video', quiz: 'Quiz', asset: 'Asset' } as const satisfies Record<
  BlockType,
  string
>;

export const contentTexts = {
  choose: 'Wählen Sie eine Lektion aus, um Inhalte zu bearbeiten',
  chooseHint: 'In der Struktur stehen alle Module und Lektionen des Kurses.',
  noLessons: 'Noch gibt es keine Lektion. Legen Sie in der Struktur die erste an.',
  empty: 'Noch keine Inhalte vorhanden',
  emptyHint: 'Beginnen Sie mit einem Text, oder ziehen Sie Dateien hierher.',
  unknown: 'Unbekannter Inhaltstyp',
  loadFailed: 'Inhalte konnten nicht geladen werden',
  loadFailedText: 'Was Sie geschrieben haben, ist sicher. Versuchen Sie es noch einmal.',
  lessonGone: 'Diese Lektion gibt es nicht mehr.',
  types: typeNames,
  list: 'Inhalte der Lektion',
  blockName: (type: string, index: number) => `${type}, Inhalt ${index + 1}`,
  add: 'Hinzufügen',
  addType: (type: string) => `${type} hinzufügen`,
  upload: 'Datei hochladen',
  uploads: 'Uploads',
  drop: 'Dateien hier ablegen',
  createFailed: 'Inhalt konnte nicht erstellt werden',
  saveFailed: 'Inhalt konnte nicht gespeichert werden',
  removeFailed: 'Inhalt konnte nicht gelöscht werden',
  removed: 'Inhalt gelöscht',
  removeNamed: (name: string) => `${name} löschen`,
  moveTo: 'In andere Lektion verschieben',
} as const;

export const textBlockTexts = {
  label: (name: string) => `${name}: Text`,
  placeholder: 'Hier schreiben',
  toolbar: 'Formatierung',
  dismiss: 'Hinweis schließen',
} as const;

const lossNames: Record<keyof PasteLosses, readonly [one: string, many: string]> = {
  pictures: ['Bild', 'Bilder'],
  drawings: ['Zeichnung', 'Zeichnungen'],
  formulas: ['Formel', 'Formeln'],
  embedded: ['eingebettetes Objekt', 'eingebettete Objekte'],
  files: ['Datei', 'Dateien'],
  rows: ['Tabellenzeile', 'Tabellenzeilen'],
  columns: ['Tabellenspalte', 'Tabellenspalten'],
};

export function pasteLossText(losses: PasteLosses): string {
  const parts = Object.entries(lossNames).flatMap(([kind, [one, many]]) => {
    const count = losses[kind as keyof PasteLosses];
    return count === 0 ? [] : [`${count.toLocaleString('de-DE')} ${count === 1 ? one : many}`];
  });
  return parts.length === 0 ? '' : `Nicht übernommen: ${parts.join(', ')}.`;
}

export const tableTexts = {
  insert: 'Tabelle einfügen',
  header: 'Kopfzeile',
  addRow: 'Zeile darunter einfügen',
  removeRow: 'Zeile löschen',
  addColumn: 'Spalte rechts einfügen',
  removeColumn: 'Spalte löschen',
  remove: 'Tabelle löschen',
} as const;

export const richTextLabels = {
  boldControlLabel: 'Fett',
  italicControlLabel: 'Kursiv',
  h2ControlLabel: 'Überschrift',
  h3ControlLabel: 'Zwischenüberschrift',
  bulletListControlLabel: 'Aufzählung',
  orderedListControlLabel: 'Nummerierte Liste',
  blockquoteControlLabel: 'Zitat',
  codeControlLabel: 'Code',
  codeBlockControlLabel: 'Codeblock',
  linkControlLabel: 'Link',
  unlinkControlLabel: 'Link entfernen',
  undoControlLabel: 'Schritt zurück',
  redoControlLabel: 'Schritt vor',
  linkEditorInputLabel: 'Adresse des Links',
  linkEditorInputPlaceholder: 'https://…',
  linkEditorExternalLink: 'In neuem Tab öffnen',
  linkEditorInternalLink: 'Im selben Tab öffnen',
  linkEditorSave: 'Übernehmen',
} as const;

export const videoTexts = {
  url: 'Link zum Video',
  hint: 'https-Link zu YouTube, Vimeo oder einer Videodatei',
  title: 'Titel des Videos',
  invalid:
    'Das ist kein Link, der sich abspielen lässt. Nehmen Sie einen https-Link zu YouTube, Vimeo oder einer Videodatei.',
} as const;

export const quizTexts = {
  question: 'Frage',
  options: 'Antworten',
  optionsHint: 'Markieren Sie die richtige Antwort.',
  option: (index: number) => `Antwort ${index + 1}`,
  correct: (index: number) => `Antwort ${index + 1} ist richtig`,
  removeOption: (index: number) => `Antwort ${index + 1} entfernen`,
  addOption: 'Antwort hinzufügen',
} as const;

export const assetTexts = {
  choose: 'Datei auswählen',
  replace: 'Datei ersetzen',
  hint: (documentMb: number, mediaMb: number) =>
    `Bilder, Video, Audio, PDF, Word, PowerPoint, Text. Dokumente und Bilder bis ${documentMb} MB, Video und Audio bis ${mediaMb} MB.`,
  alt: 'Alternativtext',
  altHint: 'Was ist zu sehen? Für Menschen, die das Bild nicht sehen.',
  caption: 'Bildunterschrift',
  open: 'Öffnen',
  openNamed: (name: string) => `${name} öffnen`,
  audio: (name: string) => `Audio: ${name}`,
  video: (name: string) => `Video: ${name}`,
  uploading: (name: string) => `${name} wird hochgeladen`,
  waiting: 'Wartet …',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  cancel: 'Abbrechen',
  cancelNamed: (name: string) => `Upload von ${name} abbrechen`,
  cancelled: 'Upload abgebrochen',
  retry: 'Noch einmal versuchen',
  dismiss: 'Verwerfen',
  failedTitle: 'Upload fehlgeschlagen',
  failed: 'Die Datei konnte nicht hochgeladen werden',
  drop: 'Dateien hier ablegen',
  uploads: 'Uploads',
} as const;

export const conflictTexts = {
  changed: (name: string) => `Dieser Inhalt wurde inzwischen von ${name} geändert`,
  somebody: 'jemand anderem',
  theirs: 'Neuen Stand laden',
  mine: 'Eigenen Text behalten',
  hint: 'Ihr Text ist nicht verloren: Er steht noch hier und ist noch nicht gespeichert.',
  look: (name: string) => `Stand von ${name} ansehen`,
  titleHint: (theirs: string, mine: string) => `Jetzt steht dort „${theirs}“, Sie haben „${mine}“ geschrieben.`,
  mineTitle: 'Eigenen Titel behalten',
  gone: 'Dieser Inhalt wurde inzwischen gelöscht',
  goneHint: 'Ihr Text steht noch hier. Sie können ihn als neuen Inhalt einfügen.',
  insert: 'Als neuen Inhalt einfügen',
  discard: 'Verwerfen',
  refused: 'Nicht gespeichert',
  elsewhere: 'In diesem Browser liegen noch ungespeicherte Änderungen aus anderen Lektionen:',
  lessonGone: (excerpt: string) => `Die Lektion zu diesem Text wurde gelöscht: „${excerpt}“`,
  insertHere: 'In die offene Lektion einfügen',
} as const;
