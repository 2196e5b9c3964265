/** Without a pronoun for the person, because candidates and interviewers read the texts. */
type Interview = { atWork: string; occasion: string };

const interviews: Readonly<Record<string, Interview>> = {
  Kommunikation: {
    atWork: 'Schwieriges so sagen, dass es ankommt, und nachhören, was verstanden wurde.',
    occasion: 'einer Erklärung, die zuerst missverstanden wurde, und danach, wie sie dann doch ankam',
  },
  Überzeugungskraft: {
    atWork: 'Andere für einen Vorschlag gewinnen, indem deutlich wird, was er ihnen bringt.',
    occasion: 'einem Vorschlag, dem erst kaum jemand zustimmte, und danach, welches Argument etwas bewegt hat',
  },
  Kundenorientierung: {
    atWork: 'Vom Bedarf der Menschen her arbeiten, für die das Ergebnis gedacht ist.',
    occasion: 'einem Wunsch, der anders gemeint war, als er klang, und danach, wie das herauskam',
  },
  Verhandlungsgeschick: {
    atWork: 'Eigene Ziele vertreten und dabei etwas finden, womit beide Seiten leben können.',
    occasion: 'einer Absprache, von der beide Seiten etwas hatten, und danach, was dafür getauscht wurde',
  },
  Beziehungsaufbau: {
    atWork: 'Leicht in Kontakt kommen und ihn halten, auch wenn gerade nichts anliegt.',
    occasion: 'einem Kontakt, der über Jahre gehalten hat, und danach, wofür er einmal gut war',
  },
  Teamfähigkeit: {
    atWork: 'Die eigene Arbeit mit der der anderen verzahnen und Wissen weitergeben.',
    occasion: 'einer gemeinsamen Arbeit, bei der es hakte, und danach, was der eigene Beitrag war',
  },
  Führung: {
    atWork: 'Einer Gruppe sagen, wohin es geht, und für das einstehen, was herauskommt.',
    occasion: 'einem Moment, in dem eine Gruppe eine Richtung brauchte, und danach, was dann geschah',
  },
  Konfliktlösung: {
    atWork: 'Spannungen früh ansprechen und zu einer Regelung kommen, die hält.',
    occasion: 'einem Streit, der gut ausging, und danach, was den Ausschlag gab',
  },
  Delegation: {
    atWork: 'Aufgaben so abgeben, dass klar ist, was gebraucht wird, und dann loslassen.',
    occasion: 'einer Aufgabe, die schwer aus der Hand zu geben war, und danach, wie es ausging',
  },
  'Motivation anderer': {
    atWork: 'Andere bei der Sache halten, gerade wenn es zäh wird.',
    occasion: 'einer Durststrecke in einer Gruppe und danach, was wieder Schwung gebracht hat',
  },
  'Analytisches Denken': {
    atWork: 'Verwickelte Fragen zerlegen, bis zu sehen ist, was wovon abhängt.',
    occasion: 'einer Frage, bei der die naheliegende Erklärung falsch war, und danach, wie sich das zeigte',
  },
  Problemlösung: {
    atWork: 'Auch bei Störungen handlungsfähig bleiben und mehr als einen Weg versuchen.',
    occasion: 'einer Panne, für die es keine Anleitung gab, und danach, was alles versucht wurde',
  },
  Entscheidungsfähigkeit: {
    atWork: 'Abwägen, sich festlegen und zu der Wahl stehen.',
    occasion: 'einer Entscheidung mit zu wenigen Angaben und danach, wie sie heute aussieht',
  },
  Fehlerkultur: {
    atWork: 'Eigene Fehler früh ansprechen und den Ablauf so ändern, dass sie sich nicht wiederholen.',
    occasion: 'einem eigenen Fehler, der Folgen hatte, und danach, was seitdem anders läuft',
  },
  Kreativität: {
    atWork: 'Mehr als einen Einfall haben und aus Vorhandenem Neues machen.',
    occasion: 'einem Einfall, der zuerst seltsam klang, und danach, was daraus geworden ist',
  },
  Anpassungsfähigkeit: {
    atWork: 'Sich auf eine neue Lage einstellen, statt am alten Plan zu hängen.',
    occasion: 'einem Tag, dessen Plan schon am Morgen nicht mehr galt, und danach, wie er zu Ende ging',
  },
  Zeitmanagement: {
    atWork: 'Aufwand schätzen, eine Reihenfolge festlegen und Luft für Verzögerungen lassen.',
    occasion: 'einem Termin, der knapp wurde, und danach, was dafür warten musste',
  },
  Selbstorganisation: {
    atWork: 'Auch ohne Anleitung wissen, was als Nächstes dran ist.',
    occasion: 'der Art, wie offene Punkte im Blick bleiben, und nach einem Tag, an dem das geholfen hat',
  },
  Lernbereitschaft: {
    atWork: 'Sich Neues selbst erarbeiten und üben, bis es sitzt.',
    occasion: 'etwas, das im letzten Jahr neu dazukam, und danach, wie es eingeübt wurde',
  },
  Resilienz: {
    atWork: 'Nach Rückschlägen weiterarbeiten und mit den eigenen Kräften haushalten.',
    occasion: 'einem Rückschlag und danach, was beim Weitermachen geholfen hat',
  },
  Innovation: {
    atWork: 'Gewohntes prüfen und Besseres erst einmal im Kleinen erproben.',
    occasion: 'einer Neuerung, die geblieben ist, und danach, wer erst überzeugt werden musste',
  },
  'Digitale Grundkompetenz': {
    atWork: 'Mit gängigen Programmen sicher umgehen und auf Daten und Zugänge achten.',
    occasion: 'einem Programm, das ohne Kurs gelernt wurde, und danach, wofür es heute dient',
  },
  Datenkompetenz: {
    atWork: 'Zahlen prüfen, ordnen und so zeigen, dass andere damit arbeiten können.',
    occasion: 'einer Zahl, die nicht stimmen konnte, und danach, wie das auffiel',
  },
  'Umgang mit KI': {
    atWork: 'KI-Programme gezielt einsetzen und ihre Antworten prüfen.',
    occasion: 'einer Arbeit, bei der eine KI geholfen hat, und danach, wo sie falsch lag',
  },
  'Technische Affinität': {
    atWork: 'Geräte verstehen wollen und kleine Störungen selbst beheben.',
    occasion: 'einem Gerät, das wieder lief, und danach, woran es gelegen hatte',
  },
  Integrität: {
    atWork: 'Zusagen halten und offenlegen, was andere wissen sollten.',
    occasion: 'einer Zusage, die unbequem wurde, und danach, wie es weiterging',
  },
  Nachhaltigkeitsbewusstsein: {
    atWork: 'Mit Material, Energie und Wegen sparsam umgehen.',
    occasion: 'etwas, das heute weniger verbraucht als früher, und danach, wie es dazu kam',
  },
  'Interkulturelle Kompetenz': {
    atWork: 'Nachfragen, statt anzunehmen, wenn Menschen aus verschiedenen Ländern zusammenarbeiten.',
    occasion: 'einem Missverständnis zwischen Menschen aus verschiedenen Ländern und danach, wie es sich auflöste',
  },
  Empathie: {
    atWork: 'Merken, wie es anderen geht, und darauf eingehen.',
    occasion: 'einem Gespräch, in dem jemand mehr meinte, als gesagt wurde, und danach, woran das zu merken war',
  },
  'Ethik und Wertebewusstsein': {
    atWork: 'Vor einem Schritt fragen, wem er schadet und ob er gerecht ist.',
    occasion: 'einem Schritt, der erlaubt, aber nicht richtig war, und danach, wie die Wahl ausfiel',
  },
};

export const interviewOf = (skillName: string): Interview | null => interviews[skillName] ?? null;

const maxInterviews = 5;

export const interviewsOf = (
  skills: ReadonlyArray<{ name: string }>,
): Array<{ name: string; atWork: string; request: string }> =>
  skills.slice(0, maxInterviews).flatMap(({ name }) => {
    const interview = interviewOf(name);
    if (interview === null) return [];
    return [{ name, atWork: interview.atWork, request: interviewTexts.ask(interview.occasion) }];
  });

export const interviewTexts = {
  title: 'Im Gespräch',
  text: 'Ein Platz ist noch kein Beleg, ein Beispiel schon eher. Zu jeder Fähigkeit steht hier, was sie bei der Arbeit heißt, und ein Satz, der zum Nachfragen einlädt. Nehmen Sie die Sätze, zu denen Ihnen ein Beispiel einfällt.',
  ask: (occasion: string) => `„Fragen Sie mich nach ${occasion}.“`,
  copy: 'Sätze kopieren',
  copied: 'Kopiert',
  copyFailed: 'Ihr Browser hat das Kopieren verhindert. Markieren Sie die Sätze und kopieren Sie sie selbst.',
} as const;
