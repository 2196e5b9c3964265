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
        text: 'Texte, Videos, Quizfragen und Dateien, geschrieben wie ein Dokument oder aus Ihren Unterlagen erzeugt und von Ihnen geprüft. Jede Veröffentlichung wird eine Version, die bleibt, wie sie ist. Mitnehmen lässt sie sich als SCORM-Paket.',
      },
      {
        title: 'Teamverwaltung',
        text: 'Laden Sie Kolleginnen und Kollegen ein und legen Sie fest, wer verwaltet, wer schreibt und wer nur liest. Wie weit Ihr Team in einem Kurs ist, sehen Sie auf einen Blick.',
      },
      {
        title: 'Recruiting mit Tests, die ihre Grenzen nennen',
        text: 'Eine Stelle nennt drei bis acht Stärken mit Gewicht und das Gehalt zuerst. Wer sich bewirbt, zeigt ein Testergebnis statt einer Mappe. Jede Passung hat Gründe und eine Spanne.',
      },
      {
        title: 'Kandidaten entdecken',
        text: 'Sie sehen, wer Ihnen etwas zeigt, und ohne Namen, wer gefunden werden möchte und zu Ihrer Stelle passt. Sie fragen an, vergleichen und schreiben einander. Die Entscheidung treffen Sie.',
      },
    ],
  },
  benefits: {
    title: 'Was Sie davon haben',
    items: [
      'Bewerbungen, die mit Stärken und Werten beginnen',
      'Zu jeder Passung die Gründe und die Angabe, wie sicher sie ist',
      'Alle Bewerbungen einer Stelle nach Stand, und eine E-Mail vor dem Tag Ihrer Antwort',
      'Hinweise auf Wörter in einer Stelle, die jemanden ausschließen können',
      'Freigaben, die die Menschen selbst geben und selbst beenden',
      'Eine öffentliche Seite mit Ihren Werten, Stellen und Kursen',
      'Kurse, die nie halb fertig online stehen: Entwurf und Veröffentlichung sind getrennt',
      'Auf Wunsch vier Augen, bevor ein Kurs erscheint',
      'Stellen aus einer CSV-Datei, als JSON und XML für andere Stellenmärkte',
      'Kurse als SCORM-Paket für Ihre Lernplattform, als JSON-Datei zum Umziehen',
      'Eine Software, die auf einem eigenen Server läuft',
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
