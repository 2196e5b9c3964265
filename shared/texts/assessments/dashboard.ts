import { testMinutes } from '../words.ts';

export const dashboardTexts = {
  title: 'Dashboard',
  greeting: (name: string) => (name === '' ? 'Ihr Dashboard' : `Guten Tag, ${name}`),
  headings: { skills: 'Ihr Ergebnis', courses: 'Kurse für Sie', jobs: 'Ihre besten Stellen' },
  figures: {
    title: 'Auf einen Blick',
    completed: 'Tests abgeschlossen',
    completedValue: (completed: number, available: number) => `${completed} von ${available}`,
    completedNote: { none: 'Fangen Sie mit einem an.', some: 'Einer fehlt noch.', all: 'Alles da.' },
    average: 'Ihre fünf größten Stärken',
    averageValue: (points: string) => `${points} von 4`,
    averageNote: 'Punkte im Durchschnitt',
    averageNone: 'noch kein Test',
    courses: 'Passende Kurse',
    coursesNote: (completed: number) => (completed === 0 ? 'zu Ihren Stärken' : `${completed} davon abgeschlossen`),
    coursesNone: 'nach dem Soft-Skill-Test',
    jobs: 'Passende Berufe',
    jobsNote: (jobs: number, from: number) =>
      `Passung ab ${from}, von ${jobs === 1 ? '1 offenen Stelle' : `${jobs} offenen Stellen`}`,
    jobsNone: 'nach einem der Tests',
    failed: 'Die Zahl konnte nicht geladen werden.',
    none: '–',
  },
  topSkills: {
    title: 'Top Skills',
    all: (count: number) => `Alle ${count} Skills`,
  },
  topValues: {
    title: 'Wichtigste Werte',
    all: 'Alle zehn Werte',
  },
  next: {
    title: 'Nächster Schritt',
    softskill: {
      title: 'Soft-Skill-Test machen',
      text: `Danach sehen Sie Ihre größten Stärken und welche Stellen dazu passen. ${testMinutes.softskill}, Pause jederzeit.`,
      action: 'Jetzt Test starten',
    },
    values: {
      title: 'Wertetest machen',
      text: `Danach zählen auch Ihre Werte bei der Passung mit. ${testMinutes.values}.`,
      action: 'Wertetest starten',
    },
    repeatSoftskill: {
      title: 'Soft-Skill-Test in Ruhe wiederholen',
      text: 'Die Aussagekraft Ihres Ergebnisses ist eingeschränkt. Nehmen Sie sich Zeit und wiederholen Sie den Test in Ruhe.',
      action: 'Test wiederholen',
    },
    repeatValues: {
      title: 'Wertetest in Ruhe wiederholen',
      text: 'Ihre Antworten waren nicht von Zufall zu trennen. Ein zweiter Versuch hilft.',
      action: 'Wertetest wiederholen',
    },
    beFound: {
      title: 'Anonym gefunden werden',
      text: 'Unternehmen, zu deren Stellen Sie passen, sehen Ihre Ergebnisse ohne Ihren Namen und fragen Sie an.',
      action: 'Ansehen',
    },
    read: {
      title: 'Ihr Ergebnis lesen',
      text: 'Was Ihre Stärken bei der Arbeit bedeuten, mit Sätzen für Ihr nächstes Gespräch.',
      action: 'Ergebnis ansehen',
    },
  },
  emptySkills: {
    title: 'Noch kein Ergebnis',
    text: `Der Soft-Skill-Test dauert ${testMinutes.softskill}. Danach sehen Sie hier alle 30 Stärken, die größten zuerst.`,
  },
} as const;
