export const methodTexts = {
  title: 'Über die Tests',
  text: 'Sie ordnen, wir zählen, und wir sagen dazu, wie sicher das ist.',
  experts: {
    scored: 'Für Fachleute: die Punkte genau gerechnet',
    sure: 'Für Fachleute: was die Simulation zeigt',
    quality: 'Für Fachleute: welche Auffälligkeiten zählen',
    values: 'Für Fachleute: Widersprüche und Zufall',
    match: 'Für Fachleute: die Passung genau gerechnet',
  },
  measured: {
    title: 'Was messen die Tests?',
    paragraphs: [
      'Im Soft-Skill-Test ordnen Sie Aussagen danach, wie gut sie Sie beschreiben. Daraus entsteht eine Reihenfolge Ihrer 30 Stärken.',
      'Es ist Ihr eigenes Bild von sich. Mit anderen Menschen vergleicht es Sie nie.',
    ],
  },
  scored: {
    title: 'Wie wird gerechnet?',
    paragraphs: [
      'Die oberste Aussage bekommt 4 Punkte, dann 3, 2 und 1. Bei Ihren zehn größten Stärken fragt der zweite Teil noch einmal genauer.',
    ],
    experts: [
      'Teil 1 besteht aus 30 Gruppen mit je vier Aussagen zu vier verschiedenen Stärken. Ihre Reihenfolge ergibt 4, 3, 2 und 1 Punkt. Jede Stärke kommt viermal vor, zwei Stärken treffen sich höchstens einmal.',
      'Teil 2 schaut genauer auf die zehn Stärken mit den meisten Punkten: fünf weitere Gruppen, in denen jede von ihnen noch zweimal vorkommt. Die Punkte beider Teile werden addiert.',
      'Der Platz folgt nicht den Punkten, sondern allen Vergleichen zusammen: Eine Stärke, die vor einer der vordersten steht, gewinnt mehr als vor einer der hintersten. Nach der bloßen Summe stünden die zehn Stärken aus Teil 2 immer vor allen anderen.',
      'Die Summe ist bei allen Menschen gleich, nämlich 350 Punkte. Deshalb sagt ein Punktwert „mehr als meine anderen Stärken“ und nie „mehr als andere Menschen“.',
      'Gerechnet wird auf dem Server, allein aus Ihren Reihenfolgen. Stärken, die gleichauf liegen, teilen sich einen Platz: 1, 2, 2, 4.',
    ],
  },
  sure: {
    title: 'Wie sicher ist das?',
    paragraphs: [
      'An einem anderen Tag würden Sie manches anders ordnen. Deshalb steht neben jedem Platz ein Band. In etwa 8 von 10 Fällen liegt der wirkliche Platz darin.',
    ],
    experts: [
      '35 Gruppen sind eine Stichprobe. An einem anderen Tag würden Sie einzelne Gruppen anders ordnen. Deshalb steht neben jedem Platz ein Band.',
      'In etwa 8 von 10 Fällen liegt der wirkliche Platz in diesem Band. Wie breit es wird, hängt davon ab, wie gut Ihre eigenen Antworten zusammenpassen. Überschneiden sich zwei Bänder, steht nicht fest, welche der beiden Stärken größer ist.',
      'Wer zwei Durchgänge vergleicht, liest „deutlich verschoben“ nur, wo der Unterschied größer ist, als der Zufall ihn bei 30 Stärken erklärt.',
    ],
    shiftText: ({ places, low, middle, high }: Record<'places' | 'low' | 'middle' | 'high', string>) =>
      `Diese Vorsicht hat einen Preis: Auch eine wirkliche Veränderung bleibt meist ungenannt. In der Simulation ist eine Stärke um ${places} von 30 Plätzen gerückt. Angezeigt wird das bei gleichmäßigen Antworten in ${low} der Fälle, bei mittleren in ${middle}, bei schwankenden in ${high}. Steht nichts da, heißt das also nicht, dass sich nichts verändert hat.`,
    try: {
      title: 'Ein Beispiel zum Ausprobieren',
      skills: { fixed: 'Zuhören', touching: 'Sorgfalt', overlapping: 'Überblick', apart: 'Tempo' },
      choose: 'Zuhören vergleichen mit',
      overlapping: (first: string, second: string) =>
        `Die Bänder überschneiden sich. Ob ${first} oder ${second} stärker ist, lässt sich aus diesen Antworten nicht sagen.`,
      apart: (first: string, second: string) =>
        `Die Bänder berühren sich nicht. ${first} ist in diesem Profil sehr wahrscheinlich stärker als ${second}.`,
    },
    simulation: {
      title: 'Nachgerechnet',
      text: (people: string) =>
        `Je ${people} erfundene Personen, deren Stärken wir kennen, haben beide Teile beantwortet. Wie gleichmäßig Menschen wirklich antworten, wissen wir nicht. Deshalb stehen drei Annahmen nebeneinander.`,
      noiseText: (low: string, middle: string, high: string) =>
        `Was sie bedeuten: Ist von zwei Stärken eine merklich größer, nämlich um eine Standardabweichung, dann geht ein einzelner Vergleich bei gleichmäßigen Antworten in ${low} der Fälle richtig aus, bei mittleren in ${middle}, bei schwankenden in ${high}.`,
      lowersText:
        'Zwei Dinge machen jedes Ergebnis unsicherer. Das eine: Stärken gehen bei vielen Menschen miteinander einher; dann liegt weniger zwischen der größten und der kleinsten. Das andere: Eine Aussage klingt für alle etwas besser als die daneben; dann sagt ihre Wahl weniger über die Person. Wie viel das ausmacht, zeigt die Tabelle bei mittlerer Gleichmäßigkeit.',
      coverage:
        'In allen diesen Rechnungen liegt der wirkliche Platz etwas öfter im Band als in 8 von 10 Fällen. Das ist Absicht: So stimmt die Angabe auch noch, wenn Menschen ungleichmäßiger antworten als angenommen.',
      lowersHeads: { topFiveHit: 'Erste fünf', rankCorrelation: 'Rang\u00adkorrelation', bandCoverage: 'Im Band' },
      lowersCaption: 'Was das Ergebnis unsicherer macht',
      assumption: 'Annahme',
      lowers: {
        middle: 'keines von beiden',
        related: 'Stärken hängen mäßig zusammen (Korrelation 0,3)',
        closelyRelated: 'Stärken hängen eng zusammen (Korrelation 0,5)',
        uneven: 'Aussagen sind etwas verschieden anziehend',
        veryUneven: 'Aussagen sind sehr verschieden anziehend',
      },
      caption: 'Wie gut das Ergebnis die bekannten Stärken trifft',
      figure: 'Kennzahl',
      noise: { low: 'gleichmäßig', middle: 'mittel', high: 'schwankend' },
      rows: {
        topFiveHit: 'Von den fünf größten Stärken unter den ersten fünf',
        rankCorrelation: 'Rang\u00adkorrelation mit der wirklichen Reihenfolge (1\u00a0wäre vollkommen)',
        bandCoverage: 'Wirkliche Plätze, die im Band liegen',
        bandWidth: 'Plätze je Band im Mittel',
        falselyShifted: 'Menschen ohne Veränderung, die beim Wiederholen eine deutliche Verschiebung sehen',
      },
      command: 'Nachrechnen lässt es sich mit',
    },
  },
  quality: {
    title: 'Was, wenn jemand nur klickt?',
    short:
      'Sehr schnelle oder zufällig wirkende Antworten fallen auf. Ihr Ergebnis heißt dann noch unsicher, und Sie können den Test wiederholen. Unternehmen lesen nur „Aussagekraft des Tests: eingeschränkt“.',
    text: 'Drei Zeichen können darauf hinweisen, dass ein Durchgang wenig aussagt:',
    signals: [
      {
        name: 'Tempo',
        text: 'Gruppen, die schneller geordnet wurden, als jemand lesen kann, oder viel schneller als die übrigen derselben Person. Gemessen wird am eigenen Tempo und an der Länge der Aussagen. Wer gleichmäßig zügig liest, fällt selten auf.',
      },
      {
        name: 'Unberührte Reihenfolge',
        text: 'Gruppen, die so geblieben sind, wie sie gezeigt wurden. 6 oder mehr von 30 kommen zufällig in 0,13\u00a0% der Fälle vor. Ab der Hälfte genügt dieses Zeichen allein.',
      },
      {
        name: 'Flaches Profil',
        text: 'Punkte, die nach Teil 1 fast gleichauf liegen. So sieht ein Profil auch aus, wenn zufällig geordnet wurde. Liegen sie noch dichter beieinander als beim Zufall üblich, genügt dieses Zeichen allein.',
      },
    ],
    after:
      'Sonst ist ein Zeichen allein ein Hinweis, und erst ab zweien heißt Ihr Ergebnis noch unsicher. Wir erklären es zuerst Ihnen, bieten die Wiederholung an und verwerfen nichts. Unternehmen lesen dann „Aussagekraft des Tests: eingeschränkt“, sonst „keine Auffälligkeiten“. Das heißt nur, dass uns nichts aufgefallen ist, nicht, dass ein Ergebnis stimmt.',
    figures: {
      caption: 'Wie oft ein Ergebnis noch unsicher heißt',
      who: 'Wer antwortet',
      share: 'Anteil',
      random: 'zufällig',
      passive: 'zufällig, die Hälfte unberührt',
      low: 'ehrlich und gleichmäßig',
      middle: 'ehrlich und mittel gleichmäßig',
      closelyRelated: 'ehrlich, Stärken hängen eng zusammen',
      high: 'ehrlich und schwankend',
      seconds: (who: string, seconds: number) => `${who}, ${seconds} Sekunden je Gruppe`,
      note: (slowest: number) =>
        `Im besten Fall träfe es alle, die zufällig antworten, und niemanden, der ehrlich antwortet. Schon wer sich ${slowest} Sekunden Zeit lässt, kann meist unbemerkt zufällig klicken. Wer ehrlich, aber sehr schwankend antwortet, wird manchmal zu Unrecht genannt, öfter noch, wer dabei zügig liest: Auch dann sagt das Ergebnis wenig.`,
    },
  },
  values: {
    title: 'Was zeigt der Wertetest?',
    paragraphs: [
      'Sie wählen zehn Werte und entscheiden zwischen je zweien. Was öfter gewinnt, steht weiter vorn.',
      'Laufen Antworten im Kreis, zeigen wir es Ihnen, und Sie können neu entscheiden.',
    ],
    experts: [
      'Aus 170 Werten wählen Sie zehn und vergleichen jeden mit jedem: 45 Fragen. Ein gewonnener Vergleich ist ein Punkt, gleich viele Punkte sind gleichauf.',
      'Manche Antworten laufen im Kreis: Freiheit vor Familie, Familie vor Erfolg, aber Erfolg vor Freiheit. Solche Kreise zeigen wir Ihnen am Ende, höchstens fünf, und Sie können neu entscheiden. Ihre ersten Antworten bleiben aufbewahrt.',
      'Wie sehr die ersten Antworten zusammenpassen, sagt der Konsistenzkoeffizient von Kendall: 1\u00a0heißt kein einziger Kreis, 0 so viele wie überhaupt möglich.',
    ],
    bands: [
      { from: 'ab 0,85', name: 'klar' },
      { from: '0,60 bis 0,85', name: 'mit einzelnen Widersprüchen' },
      { from: '0,475 bis 0,60', name: 'mit vielen Widersprüchen' },
      { from: 'unter 0,475', name: 'nicht von Zufall zu trennen' },
    ],
    caption: 'Wie der Koeffizient in Worten heißt',
    coefficient: 'Koeffizient',
    words: 'In Worten',
    chance: ({ some, many, from, to }: Record<'some' | 'many' | 'from' | 'to', string>) =>
      `Wer zufällig antwortet, erreicht 0,60 in ${some} und 0,475 in ${many} der Fälle. „Klar“ heißt: Von den ersten drei gehören je nach Abstand der Werte im Mittel ${from} bis ${to} wirklich dorthin. Über die ganze Reihenfolge sagt es weniger.`,
    shared:
      'Gleich viele Punkte teilen sich einen Platz, und der nächste zählt alle davor: 1, 2, 2, 4. Der direkte Vergleich der beiden entscheidet nicht, weil er schon mitgezählt ist.',
  },
  notFor: {
    title: 'Wofür sind sie nicht da?',
    items: [
      'Um Menschen zu vergleichen: Zwei Personen mit 20 Punkten sind nicht gleich gut, und 22 sind nicht mehr als 20.',
      'Um etwas über Gesundheit oder Intelligenz zu sagen.',
      'Um allein danach einzustellen oder abzusagen.',
    ],
  },
  start: 'Zu den Tests',
} as const;
