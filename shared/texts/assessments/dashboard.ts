export const dashboardTexts = {
  title: 'Dashboard',
  greeting: (name: string) => (name === '' ? 'Ihr Dashboard' : `Guten Tag, ${name}`),
  headings: { skills: 'Ihr Ergebnis', courses: 'Kurse für Sie', jobs: 'Bewerbungen und Stellen' },
  figures: {
    title: 'Auf einen Blick',
    completed: 'Tests abgeschlossen',
    completedValue: (completed: number, available: number) => `${completed} von ${available}`,
    completedNote: { some: 'Einer fehlt noch.', all: 'Alles da.' },
    average: 'Ihre fünf größten Stärken',
    averageValue: (points: string) => `${points} von 4`,
    averageNote: 'Punkten im Schnitt; 4: immer ganz oben',
    averageNone: 'noch kein Test',
    courses: 'Passende Kurse',
    coursesNote: (completed: number) =>
      completed === 0 ? 'zu Stärken, die noch fehlen' : `${completed} davon abgeschlossen`,
    coursesNone: 'nach dem Soft-Skill-Test',
    jobs: 'Passende Stellen',
    jobsNote: (jobs: number) =>
      `Passung mittel oder hoch, von ${jobs === 1 ? '1 offenen Stelle' : `${jobs} offenen Stellen`}`,
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
} as const;
