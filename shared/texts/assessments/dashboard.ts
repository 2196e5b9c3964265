export const dashboardTexts = {
  title: 'Dashboard',
  greeting: (name: string) => (name === '' ? 'Guten Tag' : `Guten Tag, ${name}`),
  headings: { skills: 'Ihr Ergebnis', courses: 'Kurse für Sie', jobs: 'Bewerbungen und Stellen' },
  figures: {
    title: 'Auf einen Blick',
    completed: 'Tests abgeschlossen',
    completedUnit: (available: number) => `von ${available} Tests`,
    completedNote: { some: 'Einer fehlt noch.', all: 'Alles da.' },
    average: 'Ihre fünf größten Stärken',
    averageUnit: 'von 4',
    averageNote: 'Punkten je Aussage im Schnitt; 4: immer ganz oben',
    courses: 'Passende Kurse',
    coursesUnit: (count: number) => (count === 1 ? 'Kurs' : 'Kurse'),
    coursesNote: (begun: number, completed: number) => {
      if (begun === 0) return 'in Ihrem Entwicklungspfad';
      return begun === completed ? `${completed} davon abgeschlossen` : `${begun} davon schon begonnen`;
    },
    afterTest: 'nach dem Soft-Skill-Test',
    jobs: 'Passende Stellen',
    jobsUnit: (count: number) => (count === 1 ? 'Stelle' : 'Stellen'),
    jobsNote: (jobs: number, applied: number, isUnsure: boolean) => {
      const fits = `Passung ${isUnsure ? 'vielleicht ' : ''}mittel oder hoch`;
      if (applied === 0) return `${fits}, von ${jobs === 1 ? '1 offenen Stelle' : `${jobs} offenen Stellen`}`;
      return `${fits}, ohne ${applied === 1 ? 'die eine passende' : `die ${applied} passenden`}, auf die Sie sich schon beworben haben`;
    },
    failed: 'Die Zahl konnte nicht geladen werden.',
  },
  topSkills: {
    title: 'Top Skills',
    points: (points: string) => `${points} im Test`,
    all: (count: number) => `Alle ${count} Stärken`,
  },
  topValues: {
    title: 'Wichtigste Werte',
    all: 'Alle zehn Werte',
  },
} as const;
