const courses = (count: number): string => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Kurs' : 'Kurse'}`;

const lessons = (count: number): string => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Lektion' : 'Lektionen'}`;

export const catalogueTexts = {
  title: 'Kurse entdecken',
  description: 'Kurze, kostenlose Kurse von Unternehmen, mit Zertifikat.',
  unknownOrganisation: 'Unbekanntes Unternehmen',
  courseBy: (title: string, organisation: string) => `„${title}“ – ein Onlinekurs von ${organisation}.`,
  search: 'Kurse suchen',
  searchPlaceholder: 'Kurse durchsuchen...',
  clear: 'Suche leeren',
  sort: 'Sortieren nach',
  sorts: { newest: 'Neueste zuerst', oldest: 'Älteste zuerst', title: 'Titel', popular: 'Beliebteste' },
  list: 'Gefundene Kurse',
  found: (count: number, search: string) => `${courses(count)} gefunden${search === '' ? '' : ` für "${search}"`}`,
  empty: 'Keine Kurse gefunden',
  emptySearch: 'Versuchen Sie es mit anderen Suchbegriffen.',
  emptyAll: 'Es sind derzeit keine öffentlichen Kurse verfügbar.',
  showAll: 'Alle Kurse zeigen',
  open: 'Kurs ansehen',
  resume: 'Weiterlernen',
  toCertificate: 'Zertifikat ansehen',
  views: (count: number) => `${count.toLocaleString('de-DE')} ${count === 1 ? 'Aufruf' : 'Aufrufe'}`,
  skills: (names: readonly string[]) => `Übt ${names.join(', ')}`,
  minutes: (minutes: number) => `etwa ${minutes.toLocaleString('de-DE')} Min.`,
  certificate: 'mit Zertifikat',
  progressOf: (title: string) => `Ihr Fortschritt: ${title}`,
  progress: (done: number, of: number) => `${done.toLocaleString('de-DE')} von ${lessons(of)} abgeschlossen`,
  completed: (date: string) => `Abgeschlossen am ${date}`,
  more: 'Mehr laden',
  moreFailed: 'Weitere Kurse konnten nicht geladen werden.',
  failed: 'Kurse konnten nicht geladen werden',
} as const;
