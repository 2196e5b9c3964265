import { testMinutes } from '../words.ts';

/** The specification states the numbers. */
export const landingTexts = {
  hero: {
    title: ['Bewerben', 'ohne Bewerbung'],
    text: 'Ein Test zeigt, was Sie stark macht. Damit bewerben Sie sich. Wer Ihr Ergebnis sieht, bestimmen Sie.',
    startTest: 'Test jetzt starten',
    resumeTest: 'Test fortsetzen',
    effort: `${testMinutes.softskill}, kostenlos, ohne Konto`,
    ownResult: 'Ihr Ergebnis',
    ownValues: 'Ihre Werte',
    signUp: 'Kostenlos registrieren',
    forCompanies: 'Für Unternehmen',
    search: {
      label: 'Stellen suchen',
      words: 'Beruf oder Stärke',
      wordsHint: 'z.\u00a0B. Pflege oder Empathie',
      place: 'Ort',
      placeHint: 'Ort oder PLZ',
      submit: 'Stellen suchen',
    },
    figure: {
      description: 'Beispiel: links ein Profil mit sechs Stärken, rechts die Werte derselben Person.',
      strengths: ['Empathie', 'Kreativität', 'Teamfähigkeit', 'Führung', 'Integrität', 'Resilienz'],
      values: 'Ihre Werte',
      caption: 'Beispielprofil. Je weiter die Form reicht, desto deutlicher die Stärke.',
    },
  },
  jobs: { title: 'Diese Stellen sind gerade offen', all: 'Alle Stellen ansehen' },
  claims: {
    title: 'Unsere Ziele',
    items: [
      {
        value: '100\u00a0%',
        label: 'fair',
        text: 'Name, Alter, Geschlecht und Herkunft gehen in kein Ergebnis und in keine Passung ein.',
      },
      { value: '0', label: 'Anschreiben nötig', text: 'Für eine Bewerbung genügt Ihr Testergebnis.' },
      { value: '95\u00a0%', label: 'Zufriedenheit', text: 'So viele sollen am Ende sagen: Ja, das bin ich.' },
    ],
  },
  steps: {
    title: 'Drei Schritte, und nichts davon ist ein Anschreiben',
    items: [
      {
        title: 'Tests ausfüllen',
        text: 'Sie ordnen Aussagen und wählen, was Ihnen wichtig ist. Ohne Konto, mit Pausen.',
      },
      {
        title: 'Ergebnis lesen',
        text: 'Sie sehen Ihre Stärken der Reihe nach und wie sicher jeder Platz ist.',
        textWhilePreparing: 'Sie lesen, was Ihnen wichtig ist und wie klar Ihre Antworten sind.',
      },
      {
        title: 'Bewerben, wo es passt',
        text: 'Zu jeder Stelle lesen Sie, wie gut sie passt und warum. Vorher sehen Sie, was das Unternehmen sieht.',
      },
    ],
  },
  demo: {
    title: 'Ein Ergebnis, das seine Grenzen zeigt',
    text: 'Dieselbe Person, drei Arten zu antworten: Je klarer die Antworten, desto schmaler das Band.',
    choose: 'Art zu antworten wählen',
    band: 'Erfundenes Beispiel mit sieben von 30 Stärken. In etwa 8 von 10 Fällen liegt der wirkliche Platz im Band.',
    place: (low: number, high: number) => (low === high ? `Platz ${low}` : `Platz ${low} bis ${high}`),
    skills: ['Empathie', 'Integrität', 'Kreativität', 'Delegation', 'Innovation', 'Resilienz', 'Führung'],
    ways: {
      clear: {
        title: 'Klar geordnet',
        note: 'Die Antworten passen zusammen',
        verdict: 'Empathie steht sicher vorn. Bei Integrität und Kreativität ist offen, welche der beiden stärker ist.',
      },
      mixed: {
        title: 'Mal so, mal so',
        note: 'Manche Antworten widersprechen sich',
        verdict: 'Vier Stärken kommen für den ersten Platz in Frage. Mehr geben diese Antworten nicht her.',
      },
      random: {
        title: 'Schnell durchgeklickt',
        note: 'Die Reihenfolge ist fast zufällig',
        verdict: 'Alles überschneidet sich. Passgenau sagt das und bietet an, den Test zu wiederholen.',
      },
    },
  },
  benefits: {
    title: 'Was sich für Sie ändert',
    items: [
      {
        title: 'Bewerben ohne Bewerbung',
        text: 'Sie beginnen mit dem, was Sie ausmacht. Bis wann das Unternehmen antwortet, steht in der Stelle.',
      },
      {
        title: 'Fairness',
        text: 'Alle bekommen die gleichen Aufgaben. Wer mag, zeigt sich ohne Namen. Keine Zahl sagt, wer besser ist.',
      },
      {
        title: 'Wissen, was in Ihnen steckt',
        text: 'Ihre Stärken und Werte in einfachen Worten, mit der Angabe, wie sicher sie sind.',
      },
      {
        title: 'Stellen, die zu Ihnen passen',
        text: 'Stellen stehen nach Passung, nicht nach Anzeigenpreis. Zu jeder lesen Sie die Gründe.',
      },
      {
        title: 'Persönliche Entwicklung',
        text: 'Sie sehen, welche Kurse Sie Ihren besten Stellen näher bringen. Am Ende steht ein Zertifikat.',
      },
    ],
    sovereignty: {
      title: 'Sie bestimmen, wer was sieht',
      text: 'Sie entscheiden, welches Unternehmen Ihr Ergebnis sieht, und können das jederzeit beenden. Sie lesen nach, wer es gesehen hat.',
      example: 'Wer ein Ergebnis sieht, ein erfundenes Beispiel',
      viewers: [
        { who: 'Praxis am Park', state: 'mit Namen', isOpen: true },
        { who: 'Tischlerei Brandt', state: 'anonym', isOpen: true },
        { who: 'Alle anderen', state: 'nichts', isOpen: false },
      ],
    },
  },
  finale: {
    title: `In ${testMinutes.softskill} wissen Sie genauer, was in Ihnen steckt.`,
    text: `So lange dauert der Soft-Skill-Test. Der Wertetest braucht noch einmal ${testMinutes.values}. Beide sind kostenlos.`,
    whilePreparing: {
      title: `In ${testMinutes.values} wissen Sie genauer, was Ihnen wichtig ist.`,
      text: 'So lange dauert der Wertetest. Er ist kostenlos.',
    },
    withResult: {
      title: 'Ihr Ergebnis zeigt, welche Stellen passen.',
      text: 'Mit einem Konto bleibt es erhalten, und Sie bewerben sich damit ohne Anschreiben.',
    },
    startTest: 'Test jetzt starten',
    resumeTest: 'Test fortsetzen',
    ownResult: 'Ihr Ergebnis',
    ownValues: 'Ihre Werte',
    signUp: 'Kostenlos registrieren',
  },
} as const;
