export const dashboardTexts = {
  title: 'Dashboard',
  greeting: (name: string) => (name === '' ? 'Ihr Dashboard' : `Guten Tag, ${name}`),
  tabs: 'Bereiche des Dashboards',
  tab: { overview: 'Übersicht', skills: 'Skills', courses: 'Kurse', jobs: 'Berufe' },
  figures: {
    title: 'Auf einen Blick',
    completed: 'Tests abgeschlossen',
    completedValue: (completed: number, available: number) => `${completed} von ${available}`,
    completedNote: { none: 'Fangen Sie mit einem an.', some: 'Einer fehlt noch.', all: 'Alles da.' },
    average: 'Punkte im Durchschnitt',
    averageNote:
      'je Aussage Ihrer fünf stärksten Fähigkeiten, von 1 bis 4. Je höher, desto klarer stellen Sie diese vor Ihre anderen.',
    averageNone: 'noch kein Test',
    courses: 'Passende Kurse',
    coursesNote: (completed: number) =>
      completed === 0 ? 'in Ihrem Entwicklungspfad' : `in Ihrem Entwicklungspfad, ${completed} davon abgeschlossen`,
    coursesNone: 'nach dem Soft-Skill-Test',
    jobs: 'Passende Berufe',
    jobsNote: (jobs: number, from: number) =>
      `mit einer Passung ab ${from}, von ${jobs === 1 ? '1 offenen Stelle' : `${jobs} offenen Stellen`}`,
    jobsNone: 'nach einem der Tests',
    failed: 'Die Zahl konnte nicht geladen werden.',
    none: '–',
  },
  topSkills: {
    title: 'Top Skills',
    note: 'Jedes Band zeigt, welche Plätze zu Ihren Antworten passen. Ganz rechts ist Platz 1.',
    all: (count: number) => `Alle ${count} Skills`,
    empty: 'Nach dem Soft-Skill-Test stehen hier Ihre drei stärksten Fähigkeiten.',
  },
  topValues: {
    title: 'Wichtigste Werte',
    empty: 'Nach dem Wertetest stehen hier Ihre drei wichtigsten Werte.',
    all: 'Alle zehn Werte',
  },
  next: {
    title: 'Nächster Schritt',
    softskill: {
      title: 'Soft-Skill-Test machen',
      text: '30 Gruppen und eine kurze Vertiefung, 15 bis 20 Minuten. Sie können jederzeit unterbrechen.',
      action: 'Jetzt Test starten',
    },
    values: {
      title: 'Wertetest machen',
      text: 'Zehn Werte wählen und paarweise vergleichen, 5 bis 10 Minuten.',
      action: 'Wertetest starten',
    },
    repeatSoftskill: {
      title: 'Soft-Skill-Test in Ruhe wiederholen',
      text: 'Die Aussagekraft Ihres Ergebnisses ist eingeschränkt. Nehmen Sie sich Zeit und wiederholen Sie den Test in Ruhe.',
      action: 'Test wiederholen',
    },
    repeatValues: {
      title: 'Wertetest in Ruhe wiederholen',
      text: 'Ihre Antworten waren nicht von Zufall zu trennen. Ein zweiter Durchgang hilft.',
      action: 'Wertetest wiederholen',
    },
    beFound: {
      title: 'Anonym gefunden werden',
      text: 'Unternehmen, zu deren Stellen Sie passen, sehen Ihre Ergebnisse ohne Ihren Namen und fragen Sie an.',
      action: 'Ansehen',
    },
    read: {
      title: 'Ihr Profil lesen',
      text: 'Beide Tests sind abgeschlossen. Sehen Sie sich an, wie sicher jeder Platz ist.',
      action: 'Profil ansehen',
    },
  },
  emptySkills: {
    title: 'Noch kein Ergebnis',
    text: 'Der Soft-Skill-Test dauert 15 bis 20 Minuten. Danach sehen Sie hier alle 30 Fähigkeiten, geordnet und mit Angabe, wie sicher die Ordnung ist.',
  },
} as const;
