/** Two sentences that a person says aloud in an interview, with or without work experience. */
type Interview = { atWork: string; story: string };

const interviews: Readonly<Record<string, Interview>> = {
  Kommunikation: {
    atWork: 'Ich erkläre so, dass alle mitkommen, und frage nach, ob alles klar ist.',
    story: 'Ich erzähle gern, wie ich ein Missverständnis geklärt habe.',
  },
  Überzeugungskraft: {
    atWork: 'Wenn ich etwas vorschlage, sage ich auch, was die anderen davon haben.',
    story: 'Ich erzähle Ihnen gern, wie ich andere für eine Idee gewonnen habe.',
  },
  Kundenorientierung: {
    atWork: 'Ich frage zuerst, was jemand wirklich braucht, und richte mich danach.',
    story: 'Ich erzähle Ihnen gern, wie ich jemandem geholfen habe, der sich geärgert hat.',
  },
  Verhandlungsgeschick: {
    atWork: 'Ich sage, was ich möchte, und höre mir an, was der anderen Seite wichtig ist.',
    story: 'Ich kann von einer Lösung erzählen, mit der beide Seiten zufrieden waren.',
  },
  Beziehungsaufbau: {
    atWork: 'Ich komme leicht mit Leuten ins Gespräch und halte den Kontakt.',
    story: 'Ich kann erzählen, wie ich über Jahre Kontakt gehalten habe.',
  },
  Teamfähigkeit: {
    atWork: 'Ich spreche mich mit den anderen ab und packe mit an, wo es gerade brennt.',
    story: 'Ich kann erzählen, was ich getan habe, als in der Gruppe etwas schieflief.',
  },
  Führung: {
    atWork: 'Ich sage klar, was zu tun ist, und übernehme die Verantwortung.',
    story: 'Ich erzähle Ihnen gern, wie ich einmal eine Gruppe angeleitet habe.',
  },
  Konfliktlösung: {
    atWork: 'Wenn es Streit gibt, spreche ich ihn früh und ruhig an.',
    story: 'Ich kann erzählen, wie ich einmal einen Streit mit geschlichtet habe.',
  },
  Delegation: {
    atWork: 'Ich erkläre die Aufgabe genau und vertraue dann den anderen.',
    story: 'Ich kann erzählen, wie es lief, als ich eine Aufgabe abgegeben habe.',
  },
  'Motivation anderer': {
    atWork: 'Wenn jemand etwas gut macht, sage ich das auch.',
    story: 'Ich kann erzählen, wie ich anderen Mut gemacht habe, als es schwer wurde.',
  },
  'Analytisches Denken': {
    atWork: 'Bei schwierigen Fragen gehe ich Schritt für Schritt vor und prüfe, was stimmt.',
    story: 'Ich erzähle gern, wie ich einmal den Grund für ein Problem gefunden habe.',
  },
  Problemlösung: {
    atWork: 'Wenn etwas klemmt, suche ich die Ursache und probiere mehrere Wege aus.',
    story: 'Ich erzähle Ihnen gern von einer Panne, bei der ich mir selbst geholfen habe.',
  },
  Entscheidungsfähigkeit: {
    atWork: 'Ich überlege kurz, entscheide mich und bleibe dann dabei.',
    story: 'Einmal musste ich mich schnell entscheiden, davon erzähle ich gern.',
  },
  Fehlerkultur: {
    atWork: 'Wenn mir ein Fehler passiert, sage ich es gleich.',
    story: 'Ich kann erzählen, was ich nach einem Fehler anders gemacht habe.',
  },
  Kreativität: {
    atWork: 'Ich habe meistens mehr als eine Idee und probiere gern etwas Neues.',
    story: 'Ich erzähle Ihnen gern von einem Einfall, der erst seltsam klang und dann geklappt hat.',
  },
  Anpassungsfähigkeit: {
    atWork: 'Wenn sich der Plan ändert, stelle ich mich schnell darauf ein.',
    story: 'Einmal musste ich alles umplanen, davon erzähle ich gern.',
  },
  Zeitmanagement: {
    atWork: 'Ich überlege vorher, wie lange etwas dauert und was zuerst dran ist.',
    story: 'Ich erzähle gern, wie ich einen knappen Termin geschafft habe.',
  },
  Selbstorganisation: {
    atWork: 'Ich sehe selbst, was als Nächstes dran ist, und fange damit an.',
    story: 'Ich erkläre gern, wie ich bei viel Arbeit den Überblick behalte.',
  },
  Lernbereitschaft: {
    atWork: 'Ich lasse mir Neues zeigen und übe, bis es sitzt.',
    story: 'Ich erzähle Ihnen gern, was ich im letzten Jahr neu gelernt habe.',
  },
  Resilienz: {
    atWork: 'Wenn etwas schiefgeht, atme ich durch und mache weiter.',
    story: 'Ich kann sagen, was mir nach einem Rückschlag geholfen hat.',
  },
  Innovation: {
    atWork: 'Ich probiere erst im Kleinen aus, ob etwas auch einfacher geht.',
    story: 'Ich erzähle Ihnen gern von einer Idee, die Arbeit gespart hat.',
  },
  'Digitale Grundkompetenz': {
    atWork: 'Ich komme mit den üblichen Programmen zurecht und bin mit Passwörtern vorsichtig.',
    story: 'Ich erzähle Ihnen gern von einem Programm, das ich mir selbst beigebracht habe.',
  },
  Datenkompetenz: {
    atWork: 'Ich prüfe Zahlen und zeige sie so, dass andere sie verstehen.',
    story: 'Ich erzähle gern, wie mir eine falsche Zahl aufgefallen ist.',
  },
  'Umgang mit KI': {
    atWork: 'Ich lasse mir von KI-Programmen helfen und prüfe, was dabei herauskommt.',
    story: 'Ich kann erzählen, wo mir eine KI geholfen hat und wo sie falsch lag.',
  },
  'Technische Affinität': {
    atWork: 'Ich will wissen, wie ein Gerät funktioniert, und repariere Kleines gern selbst.',
    story: 'Ich erzähle Ihnen gern von einem Gerät, das ich wieder zum Laufen gebracht habe.',
  },
  Integrität: {
    atWork: 'Wenn ich etwas zusage, können Sie sich auf mich verlassen.',
    story: 'Ich kann erzählen, wie ich einmal Wort gehalten habe, als es unbequem war.',
  },
  Nachhaltigkeitsbewusstsein: {
    atWork: 'Ich gehe sparsam mit Material und Strom um.',
    story: 'Ich kann von etwas erzählen, das ich repariert statt weggeworfen habe.',
  },
  'Interkulturelle Kompetenz': {
    atWork: 'Ich frage freundlich nach, was bei anderen üblich ist, und stelle mich darauf ein.',
    story: 'Ich erzähle Ihnen gern, was ich von Menschen aus anderen Ländern gelernt habe.',
  },
  Empathie: {
    atWork: 'Ich merke meist schnell, wie es jemandem geht, und gehe darauf ein.',
    story: 'Ich erzähle gern, wie ich jemandem durch Zuhören geholfen habe.',
  },
  'Ethik und Wertebewusstsein': {
    atWork: 'Mir ist wichtig, dass es fair zugeht, auch wenn das mehr Mühe macht.',
    story: 'Ich kann erzählen, wie ich Nein gesagt habe, weil etwas unfair war.',
  },
};

export const interviewOf = (skillName: string): Interview | null => interviews[skillName] ?? null;

const maxInterviews = 5;

export const interviewsOf = (
  skills: ReadonlyArray<{ name: string }>,
): Array<{ name: string; atWork: string; story: string }> =>
  skills.slice(0, maxInterviews).flatMap(({ name }) => {
    const interview = interviewOf(name);
    if (interview === null) return [];
    return [{ name, ...interview }];
  });

export const interviewTexts = {
  title: 'Sätze für Ihr Vorstellungsgespräch',
  text: 'Zu jeder Stärke zwei Sätze, die Sie so sagen können. Nehmen Sie die, zu denen Ihnen ein eigenes Beispiel einfällt.',
  copy: 'Sätze kopieren',
  copied: 'Kopiert',
  copyFailed: 'Ihr Browser hat das Kopieren verhindert. Markieren Sie die Sätze und kopieren Sie sie selbst.',
} as const;
