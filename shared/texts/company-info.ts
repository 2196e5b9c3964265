/** The words of the page for companies. The statistics' numbers are the specification's. */
export const companyInfoTexts = {
  pageTitle: 'Für Unternehmen',
  hero: {
    title: 'Aus Ihrem Wissen wird ein Kurs',
    text: 'Schreiben Sie Kurse wie ein Dokument, prüfen Sie sie zu zweit und veröffentlichen Sie sie Version für Version: für Ihr Team oder für alle.',
    signUp: 'Unternehmen registrieren',
    signIn: 'Anmelden',
    figure: {
      description:
        'Beispiel: links ein Kurs mit vier Modulen, rechts die Person, die ihn liest. Beide Formen treffen sich an einer gemeinsamen Kante.',
      modules: ['Willkommen', 'Sicher arbeiten', 'Im Gespräch', 'Zum Schluss'],
      person: 'Wer lernt',
      caption: 'Beispielkurs. Ein Kurs besteht aus Modulen, Lektionen und Inhalten.',
    },
  },
  features: {
    title: 'Ein Ort für Lernen und Team',
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
        title: 'Stellen, die sagen, worauf es ankommt',
        text: 'Drei bis acht Stärken mit Gewicht statt einer Wunschliste, das Gehalt zuerst, und Hinweise auf Wörter, die jemanden ausschließen. Wer passt, sieht das selbst, mit Gründen.',
      },
      {
        title: 'Öffentliche Seite',
        text: 'Zeigen Sie mit Logo, Beschreibung und bis zu zehn Werten, wofür Sie stehen, dazu Ihre Stellen und Kurse. Sie schalten die Seite ein und aus, wann Sie wollen.',
      },
    ],
  },
  benefits: {
    title: 'Was Sie davon haben',
    items: [
      'Kurse, die nie halb fertig online stehen: Entwurf und Veröffentlichung sind getrennt',
      'Auf Wunsch vier Augen, bevor etwas erscheint',
      'Frühere Versionen zum Vergleichen und Wiederherstellen',
      'Mehrere Menschen in einem Kurs, ohne sich zu überschreiben',
      'Stellen aus einer CSV-Datei, als JSON und XML für andere Stellenmärkte',
      'Kurse als SCORM-Paket für Ihre Lernplattform, als JSON-Datei zum Umziehen',
      'Eine Software, die auf einem eigenen Server läuft',
    ],
  },
  statistics: {
    title: 'Was wir uns vornehmen',
    items: [
      { value: '95 %', label: 'höhere Zufriedenheit' },
      { value: '60 %', label: 'schnelleres Recruiting' },
      { value: '500+', label: 'Unternehmen' },
    ],
  },
  finale: {
    title: 'Der erste Kurs beginnt mit einem Titel.',
    text: 'Legen Sie Ihre Organisation an, laden Sie Ihr Team ein und schreiben Sie los.',
    signUp: 'Kostenlos starten',
    signIn: 'Anmelden',
  },
} as const;
