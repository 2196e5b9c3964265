/** The specification states the numbers. */
export const companyInfoTexts = {
  pageTitle: 'Für Unternehmen',
  hero: {
    title: 'Menschen finden, deren Stärken passen',
    text: 'Beschreiben Sie, was eine Stelle verlangt. Sie sehen, wessen Stärken und Werte dazu passen, mit Gründen und mit der Angabe, wie sicher das ist. Ihr Team lernt am selben Ort weiter.',
    signUp: 'Unternehmen registrieren',
    signIn: 'Anmelden',
    figure: {
      description:
        'Beispiel: links eine Stelle mit vier verlangten Stärken, rechts das Profil einer Person. Beide Formen treffen sich an einer gemeinsamen Kante.',
      modules: ['Kommunikation', 'Empathie', 'Problemlösung', 'Resilienz'],
      person: 'Ein Profil',
      caption: 'Beispielstelle. Eine Stelle verlangt drei bis acht Stärken, jede mit einem Gewicht.',
    },
  },
  features: {
    title: 'Ein Ort für Auswahl, Lernen und Team',
    items: [
      {
        title: 'Eigene Kurse',
        text: 'Texte, Videos und Quizfragen, geschrieben wie ein Dokument oder aus Ihren Unterlagen übernommen und von Ihnen geprüft.',
      },
      {
        title: 'Teamverwaltung',
        text: 'Sie legen fest, wer verwaltet, wer schreibt und wer nur liest, und sehen, wie weit Ihr Team in einem Kurs ist.',
      },
      {
        title: 'Recruiting mit Tests, die ihre Grenzen nennen',
        text: 'Wer sich bewirbt, zeigt ein Testergebnis statt einer Mappe. Jede Passung nennt ihre Gründe und wie sicher sie ist.',
      },
      {
        title: 'Kandidaten entdecken',
        text: 'Sie sehen ohne Namen, wer gefunden werden möchte und zu Ihrer Stelle passt, und fragen an. Die Entscheidung treffen Sie.',
      },
    ],
  },
  benefits: {
    title: 'Was Sie davon haben',
    items: [
      'Bewerbungen, die mit Stärken und Werten beginnen',
      'Eine E-Mail vor dem Tag Ihrer Antwort, damit niemand wartet',
      'Hinweise auf Wörter in einer Stelle, die jemanden ausschließen können',
      'Eine öffentliche Seite mit Ihren Werten, Stellen und Kursen',
      'Auf Wunsch vier Augen, bevor ein Kurs erscheint',
      'Stellen aus einer CSV-Datei, Kurse als SCORM-Paket für Ihre Lernplattform',
    ],
  },
  statistics: {
    title: 'Was wir uns vornehmen',
    items: [
      { value: '95\u00a0%', label: 'höhere Zufriedenheit' },
      { value: '60\u00a0%', label: 'schnelleres Recruiting' },
      { value: '500+', label: 'Unternehmen' },
    ],
  },
  finale: {
    title: 'Die erste Stelle beginnt mit einem Titel.',
    text: 'Legen Sie Ihre Organisation an, laden Sie Ihr Team ein und beschreiben Sie, was die Stelle verlangt.',
    signUp: 'Kostenlos starten',
    signIn: 'Anmelden',
  },
} as const;
