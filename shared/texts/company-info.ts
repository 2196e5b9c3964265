/** The words of the page for companies. The statistics' numbers are the specification's. */
export const companyInfoTexts = {
  pageTitle: 'Für Unternehmen',
  hero: {
    title: 'Menschen finden, die genau passen',
    text: 'Beschreiben Sie, was eine Stelle wirklich verlangt. Passgenau zeigt Ihnen, wessen Stärken und Werte genau dort anschließen, ohne Stapel von Mappen.',
    signUp: 'Unternehmen registrieren',
    signIn: 'Anmelden',
    figure: {
      description:
        'Beispiel: links eine Stelle mit vier gefragten Stärken, rechts das Profil einer Person. Beide Formen treffen sich an einer gemeinsamen Kante.',
      person: 'Ein Profil',
      caption: 'Beispielstelle. Gefragt sind drei bis acht Stärken, jede mit eigenem Gewicht.',
    },
  },
  features: {
    title: 'Ein Ort für Auswahl, Lernen und Team',
    items: [
      {
        title: 'Recruiting mit wissenschaftlichen Tests',
        text: 'Ein Soft-Skill-Test und ein Werte-Test, deren Auswertung nachvollziehbar bleibt: mit Angabe der Unsicherheit und in klaren Sätzen.',
      },
      {
        title: 'Kandidaten entdecken',
        text: 'Sie sehen Menschen, die ihr Profil für Sie freigegeben haben, und zu jeder Passung die Begründung. Entscheiden tun Sie.',
      },
      {
        title: 'Eigene Kurse',
        text: 'Schreiben Sie Kurse wie ein Dokument, von Hand oder mit einem Entwurf der KI, und veröffentlichen Sie sie für Ihr Team oder für alle.',
      },
      {
        title: 'Teamverwaltung',
        text: 'Laden Sie Kolleginnen und Kollegen ein und legen Sie fest, wer verwaltet, wer schreibt und wer nur liest.',
      },
    ],
  },
  benefits: {
    title: 'Was Sie davon haben',
    items: [
      'Bewerbungen, die mit dem Wesentlichen beginnen: Stärken und Werte',
      'Eine nachvollziehbare Begründung zu jeder Passung',
      'Auswahl ohne Name, Alter, Geschlecht und Herkunft',
      'Kurse, die genau dort ansetzen, wo noch Luft ist',
      'Freigaben durch die Menschen selbst, DSGVO-konform',
      'Ein Team, klare Rollen, ein gemeinsamer Stand',
    ],
  },
  statistics: {
    title: 'In Zahlen',
    items: [
      { value: '95 %', label: 'höhere Zufriedenheit' },
      { value: '60 %', label: 'schnelleres Recruiting' },
      { value: '500+', label: 'Unternehmen' },
    ],
  },
  finale: {
    title: 'Die andere Hälfte ist schon da.',
    text: 'Legen Sie Ihre Organisation an, beschreiben Sie die erste Stelle und sehen Sie, wer anschließt.',
    signUp: 'Kostenlos starten',
    signIn: 'Anmelden',
  },
} as const;
