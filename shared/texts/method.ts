/** The words of 'Über die Tests': what the tests can say, and what they cannot. */
export const methodTexts = {
  title: 'Über die Tests',
  text: 'Was wir messen, wie wir rechnen, wie sicher das ist und wofür es nicht taugt.',
  measured: {
    title: 'Was gemessen wird',
    paragraphs: [
      'Der Soft-Skill-Test ordnet 30 Fähigkeiten danach, wie gut sie Sie beschreiben. Grundlage sind Aussagen über Verhalten, die Sie selbst in eine Reihenfolge bringen.',
      'Das Ergebnis ist ein Selbstbild. Es zeigt, welche Ihrer Fähigkeiten Sie stärker prägen als Ihre anderen.',
      'Es gibt zwei Fassungen, mit und ohne Berufserfahrung. Gemessen werden dieselben 30 Fähigkeiten, die Aussagen sind verschieden.',
    ],
  },
  scored: {
    title: 'Wie gerechnet wird',
    paragraphs: [
      'Teil 1 besteht aus 30 Gruppen mit je vier Aussagen zu vier verschiedenen Fähigkeiten. Ihre Reihenfolge ergibt 4, 3, 2 und 1 Punkt. Jede Fähigkeit kommt viermal vor, zwei Fähigkeiten treffen sich höchstens einmal.',
      'Teil 2 schaut genauer auf die zehn Fähigkeiten mit den meisten Punkten: fünf weitere Gruppen, in denen jede von ihnen noch zweimal vorkommt. Die Punkte beider Teile werden addiert.',
      'Die Summe ist bei allen Menschen gleich, nämlich 350 Punkte. Deshalb sagt ein Punktwert »mehr als meine anderen Fähigkeiten« und nie »mehr als andere Menschen«.',
      'Gezählt wird auf dem Server, allein aus Ihren Reihenfolgen. Gleich viele Punkte teilen sich einen Platz: 1, 2, 2, 4.',
    ],
  },
  sure: {
    title: 'Wie sicher das ist',
    paragraphs: [
      '35 Gruppen sind eine Stichprobe. An einem anderen Tag würden Sie einzelne Gruppen anders ordnen. Deshalb steht neben jedem Platz ein Band.',
      'Das Band umfasst die mittleren 80\u00a0% der Plätze, die zu Ihren Antworten passen. Überschneiden sich zwei Bänder, steht nicht fest, welche der beiden Fähigkeiten stärker ist.',
    ],
    try: {
      title: 'Ein Beispiel zum Ausprobieren',
      choose: 'Zuhören vergleichen mit',
      overlapping: (first: string, second: string) =>
        `Die Bänder überschneiden sich. Ob ${first} oder ${second} stärker ist, lässt sich aus diesen Antworten nicht sagen.`,
      apart: (first: string, second: string) =>
        `Die Bänder berühren sich nicht. ${first} ist in diesem Profil sehr wahrscheinlich stärker als ${second}.`,
    },
    simulation: {
      title: 'Nachgerechnet',
      text: (people: string) =>
        `Je ${people} erfundene Personen, deren Fähigkeiten wir kennen, haben beide Teile beantwortet. Wie gleichmäßig Menschen wirklich antworten, wissen wir nicht. Deshalb stehen drei Annahmen nebeneinander.`,
      caption: 'Wie gut das Ergebnis die bekannten Fähigkeiten trifft',
      figure: 'Kennzahl',
      noise: { low: 'gleichmäßig', middle: 'mittel', high: 'schwankend' },
      rows: {
        topFiveHit: 'Von den fünf stärksten Fähigkeiten unter den ersten fünf',
        rankCorrelation: 'Rang\u00adkorrelation mit der wirklichen Reihenfolge (1 wäre vollkommen)',
        bandCoverage: 'Wirkliche Plätze, die im Band liegen',
        bandWidth: 'Plätze je Band im Mittel',
      },
      command: 'Nachrechnen lässt es sich mit',
    },
  },
  quality: {
    title: 'Was wir über einen Durchgang sagen',
    text: 'Drei Zeichen können darauf hinweisen, dass ein Durchgang wenig aussagt:',
    signals: [
      {
        name: 'Tempo',
        text: 'Gruppen, die schneller als in 8 Sekunden geordnet wurden, also in weniger als 2 Sekunden je Aussage.',
      },
      {
        name: 'Unberührte Reihenfolge',
        text: 'Gruppen, die so geblieben sind, wie sie gezeigt wurden. 6 oder mehr von 30 kommen zufällig in 0,13\u00a0% der Fälle vor.',
      },
      {
        name: 'Flaches Profil',
        text: 'Punkte, die nach Teil 1 fast gleichauf liegen. So sieht ein Profil auch aus, wenn zufällig geordnet wurde.',
      },
    ],
    after:
      'Ein Zeichen allein ist ein Hinweis. Ab zwei Zeichen nennen wir das Ergebnis eingeschränkt belastbar. Wir erklären es zuerst Ihnen, bieten die Wiederholung an und verwerfen nichts.',
  },
  values: {
    title: 'Der Wertetest',
    paragraphs: [
      'Aus 170 Werten wählen Sie zehn und vergleichen jeden mit jedem: 45 Fragen. Ein gewonnener Vergleich ist ein Sieg, gleich viele Siege sind gleichauf.',
      'Manche Antworten laufen im Kreis: Freiheit vor Familie, Familie vor Erfolg, aber Erfolg vor Freiheit. Solche Kreise zeigen wir Ihnen am Ende, höchstens fünf, und Sie können neu entscheiden. Ihre ersten Antworten bleiben aufbewahrt.',
      'Wie sehr die ersten Antworten zusammenpassen, sagt der Konsistenzkoeffizient von Kendall: 1 heißt kein einziger Kreis, 0 so viele wie überhaupt möglich.',
    ],
    bands: [
      { from: 'ab 0,85', name: 'klar' },
      { from: '0,60 bis 0,85', name: 'mit einzelnen Widersprüchen' },
      { from: 'unter 0,60', name: 'nicht von Zufall zu trennen' },
    ],
    caption: 'Wie der Koeffizient in Worten heißt',
    coefficient: 'Koeffizient',
    words: 'In Worten',
    chance: 'Wer zufällig antwortet, erreicht 0,60 nur in 0,8\u00a0% der Fälle.',
  },
  notFor: {
    title: 'Wofür die Tests nicht da sind',
    items: [
      'Kein Vergleich von Menschen: Zwei Personen mit 20 Punkten sind nicht gleich gut, und 22 sind nicht mehr als 20.',
      'Keine Diagnose: Die Tests sagen nichts über Gesundheit, Intelligenz oder Persönlichkeitsstörungen.',
      'Keine alleinige Grundlage einer Entscheidung: weder für eine Einstellung noch für eine Absage.',
    ],
  },
  start: 'Zu den Tests',
} as const;
