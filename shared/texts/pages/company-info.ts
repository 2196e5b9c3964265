/** The specification states the numbers. */
export const companyInfoTexts = {
  pageTitle: 'Für Unternehmen',
  hero: {
    title: 'Menschen finden, deren Stärken passen',
    text: 'Sie sagen, was eine Stelle verlangt. Wer sich bewirbt, zeigt ein Testergebnis statt einer Mappe.',
    gains: [
      'Zu jeder Bewerbung: wie gut sie passt und warum',
      'Alle Bewerbungen an einem Ort',
      'Kurse für Ihr Team im selben Konto',
      'Examen, Führerschein und andere Nachweise bleiben in der Stelle. Sie fragen in der Bewerbung danach.',
    ],
    signUp: 'Unternehmen registrieren',
    price: 'Erst probieren, ohne Zahlungsdaten. Preis auf Anfrage.',
    toFeatures: 'Was Ihr Team damit macht',
    caption: 'Beispiel: alle Bewerbungen einer Stelle nach ihrem Stand, mit dem Tag der Antwort.',
  },
  features: {
    title: 'Ein Ort für Auswahl, Lernen und Team',
    items: [
      {
        title: 'Eigene Kurse',
        text: 'Sie schreiben Kurse wie ein Dokument oder übernehmen sie aus Ihren Unterlagen: mit Texten, Videos, Quizfragen und Dateien.',
      },
      {
        title: 'Teamverwaltung',
        text: 'Sie legen fest, wer verwaltet, wer schreibt und wer nur liest. Wie weit Ihr Team in einem Kurs ist, sehen Sie auf einen Blick.',
      },
      {
        title: 'Recruiting mit Tests, die ihre Grenzen nennen',
        text: 'Eine Stelle nennt drei bis acht Stärken und zuerst das Gehalt. Zu jeder Bewerbung lesen Sie, wie gut sie passt, warum und wie sicher das ist.',
      },
      {
        title: 'Kandidaten entdecken',
        text: 'Sie sehen ohne Namen, wer gefunden werden möchte und zu Ihrer Stelle passt. Sie fragen an und schreiben einander. Die Entscheidung treffen Sie.',
      },
    ],
  },
  benefits: {
    title: 'Was Sie davon haben',
    items: [
      'Eine E-Mail, bevor die versprochene Antwort fällig ist',
      'Hinweise auf Wörter in einer Stelle, die jemanden ausschließen können',
      'Eine öffentliche Seite mit Ihren Werten, Stellen und Kursen',
      'Auf Wunsch vier Augen, bevor ein Kurs erscheint',
      'Stellen aus einer Tabelle übernehmen und an andere Stellenmärkte weitergeben',
      'Kurse als SCORM-Paket für Ihre Lernplattform',
    ],
  },
  statistics: {
    title: 'Unsere Ziele',
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
