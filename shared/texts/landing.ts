/** The words of the start page. The claims' numbers are the specification's. */
export const landingTexts = {
  hero: {
    title: ['Bewerben', 'ohne Bewerbung'],
    text: 'Zwei kurze Tests statt Anschreiben. Passgenau zeigt, was Sie stark macht und was Ihnen wichtig ist, und findet die Stellen, deren Form dazu passt.',
    startTest: 'Test jetzt starten',
    signUp: 'Kostenlos registrieren',
    forCompanies: 'Für Unternehmen',
    figure: {
      description:
        'Beispiel: links das Profil einer Person mit sechs Stärken, rechts eine Stelle. Beide Formen treffen sich genau an einer gemeinsamen Kante.',
      job: 'Eine Stelle',
      caption: 'Beispielprofil. Je weiter die Form reicht, desto deutlicher die Stärke.',
    },
  },
  claims: {
    title: 'Was Passgenau verspricht',
    items: [
      { value: '100 %', label: 'fair', text: 'Name, Alter, Geschlecht und Herkunft zählen nicht.' },
      { value: '0', label: 'Anschreiben nötig', text: 'Kein Text, der klingen muss wie alle anderen.' },
      { value: '95 %', label: 'Zufriedenheit', text: 'Weil beide Seiten vorher wissen, worauf sie sich einlassen.' },
    ],
  },
  steps: {
    title: 'Drei Schritte, und nichts davon ist ein Anschreiben',
    items: [
      {
        title: 'Tests ausfüllen',
        text: 'Sie ordnen Aussagen danach, wie gut sie zu Ihnen passen. Daraus entsteht Ihr Profil aus Stärken und Werten.',
      },
      {
        title: 'KI-Matching',
        text: 'Passgenau legt Ihr Profil neben das, was Stellen wirklich verlangen, und begründet jede Passung in ganzen Sätzen.',
      },
      {
        title: 'Perfekter Match',
        text: 'Wo beide Kanten zueinander finden, bewerben Sie sich mit einem Klick. Das Unternehmen sieht, was Sie freigeben.',
      },
    ],
  },
  demo: {
    title: 'Passung kann man sehen',
    text: 'Ein Profil, drei Stellen. Wählen Sie eine aus und schauen Sie auf die Kante: Wo sie schließt, treffen Anforderungen auf Stärken. Wo Luft bleibt, sagen wir es vorher.',
    choose: 'Beispielstelle wählen',
    band: 'Das helle Band zeigt, wie sicher die Aussage ist.',
    asked: 'gefragt',
    skills: ['Zuhören', 'Sorgfalt', 'Teamarbeit', 'Geduld', 'Überblick', 'Verhandeln', 'Tempo'],
    jobs: {
      reception: {
        title: 'Praxisempfang',
        place: 'Ergotherapie, Leipzig',
        verdict:
          'Zuhören, Geduld und Überblick sind gefragt. Alle drei gehören zu den Stärken dieses Profils: Die Kante schließt.',
      },
      workshop: {
        title: 'Arbeitsvorbereitung',
        place: 'Tischlerei, Münster',
        verdict:
          'Sorgfalt und Teamarbeit passen genau. Beim Tempo bleibt etwas Luft, und ein Kurs dazu steht gleich daneben.',
      },
      sales: {
        title: 'Außendienst',
        place: 'Medizintechnik, Köln',
        verdict:
          'Zuhören passt genau. Verhandeln und Tempo zählen hier nicht zu den Stärken: Die Lücke sehen Sie vor dem ersten Gespräch.',
      },
    },
  },
  benefits: {
    title: 'Was sich für Sie ändert',
    items: [
      {
        title: 'Bewerben ohne Bewerbung',
        text: 'Ein Profil, das Sie einmal anlegen, ersetzt Anschreiben und Mappen. Danach genügt ein Klick je Stelle.',
      },
      {
        title: 'Fairness',
        text: 'Es zählt, was Sie können und was Ihnen wichtig ist. Name, Foto und lückenlose Lebensläufe gehen in keine Passung ein.',
      },
      {
        title: 'Selbsterkenntnis',
        text: 'Ihr Ergebnis gehört zuerst Ihnen: Stärken und Werte, verständlich beschrieben, mit ehrlicher Angabe, wie sicher sie sind.',
      },
      {
        title: 'Sinnvolles Matching',
        text: 'Zu jeder Stelle steht, welche Anforderungen auf Ihre Stärken treffen und welche nicht. Kein Punktestand ohne Grund.',
      },
      {
        title: 'Persönliche Entwicklung',
        text: 'Wo zwischen Profil und Wunschstelle noch Luft ist, führen passende Kurse Schritt für Schritt weiter.',
      },
    ],
    sovereignty: {
      title: 'Datensouveränität',
      text: 'Sie entscheiden, welche Unternehmen Ihr Profil sehen: anonym oder mit Namen, jederzeit widerrufbar. DSGVO-konform.',
      example: 'Ihre Freigaben, ein Beispiel',
      releases: [
        { company: 'Praxis am Park', state: 'mit Namen', open: true },
        { company: 'Tischlerei Brandt', state: 'anonym', open: true },
        { company: 'Medi Rhein', state: 'sieht nichts', open: false },
      ],
    },
  },
  finale: {
    title: 'Zeigen Sie, was in Ihnen steckt. Den Rest legen wir daneben.',
    text: 'Die Tests sind kostenlos, und Sie können sofort anfangen.',
    startTest: 'Test jetzt starten',
    signUp: 'Kostenlos registrieren',
  },
} as const;
