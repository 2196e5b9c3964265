/** Two sentences that a person says aloud in an interview, with or without work experience. */
type Interview = { atWork: string; story: string };

const interviews: Readonly<Record<string, Interview>> = {
  Kommunikation: {
    atWork: 'Ich erkläre so, dass alle mitkommen, und frage nach, was angekommen ist.',
    story: 'Fragen Sie mich, wie ich einmal ein Missverständnis geklärt habe.',
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
    story: 'Fragen Sie mich nach einer Lösung, mit der am Ende beide Seiten zufrieden waren.',
  },
  Beziehungsaufbau: {
    atWork: 'Ich komme leicht mit Leuten ins Gespräch und halte den Kontakt.',
    story: 'Fragen Sie mich, mit wem ich seit Jahren in Kontakt geblieben bin.',
  },
  Teamfähigkeit: {
    atWork: 'Ich spreche mich mit den anderen ab und packe mit an, wo es gerade brennt.',
    story: 'Fragen Sie mich, was ich getan habe, als in einer Gruppe etwas schieflief.',
  },
  Führung: {
    atWork: 'Ich sage klar, was zu tun ist, und übernehme die Verantwortung.',
    story: 'Ich erzähle Ihnen gern, wie ich einmal eine Gruppe angeleitet habe.',
  },
  Konfliktlösung: {
    atWork: 'Wenn es Streit gibt, spreche ich ihn früh und ruhig an.',
    story: 'Fragen Sie mich, wie ich einmal geholfen habe, einen Streit zu schlichten.',
  },
  Delegation: {
    atWork: 'Ich erkläre genau, was gebraucht wird, und lasse die anderen dann machen.',
    story: 'Fragen Sie mich, welche Aufgabe ich einmal abgegeben habe und wie das lief.',
  },
  'Motivation anderer': {
    atWork: 'Wenn jemand etwas gut macht, sage ich das auch.',
    story: 'Fragen Sie mich, wie ich anderen Mut gemacht habe, als es schwer wurde.',
  },
  'Analytisches Denken': {
    atWork: 'Bei schwierigen Fragen gehe ich Schritt für Schritt vor und prüfe, was stimmt.',
    story: 'Fragen Sie mich, wie ich einmal den wahren Grund für ein Problem gefunden habe.',
  },
  Problemlösung: {
    atWork: 'Wenn etwas klemmt, suche ich die Ursache und probiere mehrere Wege aus.',
    story: 'Ich erzähle Ihnen gern von einer Panne, bei der ich mir selbst geholfen habe.',
  },
  Entscheidungsfähigkeit: {
    atWork: 'Ich überlege kurz, entscheide mich und bleibe dann dabei.',
    story: 'Fragen Sie mich nach einer Entscheidung, die ich schnell treffen musste.',
  },
  Fehlerkultur: {
    atWork: 'Wenn mir ein Fehler passiert, sage ich es gleich.',
    story: 'Fragen Sie mich, was ich nach einem eigenen Fehler anders gemacht habe.',
  },
  Kreativität: {
    atWork: 'Ich habe meistens mehr als eine Idee und probiere gern etwas Neues.',
    story: 'Ich erzähle Ihnen gern von einem Einfall, der erst seltsam klang und dann geklappt hat.',
  },
  Anpassungsfähigkeit: {
    atWork: 'Wenn sich der Plan ändert, stelle ich mich schnell darauf ein.',
    story: 'Fragen Sie mich nach einem Tag, an dem ich alles umplanen musste.',
  },
  Zeitmanagement: {
    atWork: 'Ich überlege vorher, wie lange etwas dauert und was zuerst dran ist.',
    story: 'Fragen Sie mich, wie ich einen Termin geschafft habe, als es knapp wurde.',
  },
  Selbstorganisation: {
    atWork: 'Ich sehe selbst, was als Nächstes dran ist, und fange damit an.',
    story: 'Fragen Sie mich, wie ich den Überblick behalte, wenn viel zu tun ist.',
  },
  Lernbereitschaft: {
    atWork: 'Ich lasse mir Neues zeigen und übe, bis es sitzt.',
    story: 'Ich erzähle Ihnen gern, was ich im letzten Jahr neu gelernt habe.',
  },
  Resilienz: {
    atWork: 'Wenn etwas schiefgeht, atme ich durch und mache weiter.',
    story: 'Fragen Sie mich, was mir nach einem Rückschlag geholfen hat.',
  },
  Innovation: {
    atWork: 'Ich probiere erst im Kleinen aus, ob etwas auch einfacher geht.',
    story: 'Ich erzähle Ihnen gern von einer Idee, durch die etwas einfacher geworden ist.',
  },
  'Digitale Grundkompetenz': {
    atWork: 'Ich komme mit den üblichen Programmen zurecht und passe auf meine Passwörter auf.',
    story: 'Ich erzähle Ihnen gern von einem Programm, das ich mir selbst beigebracht habe.',
  },
  Datenkompetenz: {
    atWork: 'Ich prüfe Zahlen und zeige sie so, dass andere sie verstehen.',
    story: 'Fragen Sie mich, wie mir einmal eine falsche Zahl aufgefallen ist.',
  },
  'Umgang mit KI': {
    atWork: 'Ich lasse mir von KI-Programmen helfen und prüfe, was dabei herauskommt.',
    story: 'Fragen Sie mich, wobei mir eine KI geholfen hat und wo sie falsch lag.',
  },
  'Technische Affinität': {
    atWork: 'Ich will wissen, wie ein Gerät funktioniert, und repariere Kleines gern selbst.',
    story: 'Ich erzähle Ihnen gern von einem Gerät, das ich wieder zum Laufen gebracht habe.',
  },
  Integrität: {
    atWork: 'Wenn ich etwas zusage, können Sie sich auf mich verlassen.',
    story: 'Fragen Sie mich nach einer Zusage, die ich gehalten habe, obwohl es unbequem war.',
  },
  Nachhaltigkeitsbewusstsein: {
    atWork: 'Ich gehe sparsam mit Material und Strom um.',
    story: 'Fragen Sie mich nach einer Sache, die ich repariert habe, statt sie wegzuwerfen.',
  },
  'Interkulturelle Kompetenz': {
    atWork: 'Ich frage freundlich nach, was bei anderen üblich ist, und stelle mich darauf ein.',
    story: 'Ich erzähle Ihnen gern, was ich von Menschen aus anderen Ländern gelernt habe.',
  },
  Empathie: {
    atWork: 'Ich merke meist schnell, wie es jemandem geht, und gehe darauf ein.',
    story: 'Fragen Sie mich nach einem Gespräch, in dem ich vor allem zugehört habe.',
  },
  'Ethik und Wertebewusstsein': {
    atWork: 'Mir ist wichtig, dass es fair zugeht, auch wenn das mehr Mühe macht.',
    story: 'Fragen Sie mich, wann ich einmal Nein gesagt habe, weil etwas unfair war.',
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
    return [{ name, atWork: interview.atWork, request: interview.story }];
  });

export const interviewTexts = {
  title: 'Im Gespräch',
  text: 'Zu jeder Stärke zwei Sätze, die Sie so sagen können. Nehmen Sie die, zu denen Ihnen ein eigenes Beispiel einfällt.',
  copy: 'Sätze kopieren',
  copied: 'Kopiert',
  copyFailed: 'Ihr Browser hat das Kopieren verhindert. Markieren Sie die Sätze und kopieren Sie sie selbst.',
} as const;
