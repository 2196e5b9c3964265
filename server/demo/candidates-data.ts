/** Days count back from now; jobs are identified by the beginning of their title. */
import type { CompanyStatus, RefusalReason } from '#shared/applications/status.ts';
import type { ReleaseScope } from '#shared/releases/scope.ts';

type DemoStep = { to: CompanyStatus; daysAgo: number; reason?: RefusalReason; text?: string };
export type DemoApplication = {
  who: string;
  job: string;
  scope: ReleaseScope;
  daysAgo: number;
  answers: readonly string[];
  steps: readonly DemoStep[];
  note?: string;
  /** Alternating, the company first. */
  messages?: readonly string[];
};

const emailOf = (name: string): string => `${name}@demo.example`;
const jana = emailOf('jana.petersen');

export const demoApplications: readonly DemoApplication[] = [
  {
    who: emailOf('amira.hassoun'),
    job: 'Pflegefachkraft',
    scope: 'profile',
    daysAgo: 9,
    answers: [
      'Feste Menschen statt fester Touren. Im ambulanten Dienst sehe ich 17 Leute am Vormittag, und keinen länger als 20 Minuten.',
      'Zum ersten März, wenn ich im Januar kündige.',
    ],
    steps: [
      { to: 'reviewing', daysAgo: 7 },
      { to: 'invited', daysAgo: 4 },
    ],
    note: 'Sehr ruhig am Telefon. Fragt nach der Übergabe, bevor sie nach dem Geld fragt. Probetag am Donnerstag in der Gartengruppe.',
    messages: [
      'Guten Tag Frau Hassoun, wir würden Sie gern kennenlernen. Passt Ihnen Donnerstag um 14 Uhr? Danach können Sie zwei Stunden in der Hausgemeinschaft mitgehen.',
      'Guten Tag, Donnerstag passt gut. Soll ich Arbeitsschuhe mitbringen?',
      'Ja, gern. Kasack bekommen Sie von uns. Wir freuen uns auf Sie.',
    ],
  },
  {
    who: emailOf('petra.nowak'),
    job: 'Pflegefachkraft',
    scope: 'anonymous',
    daysAgo: 6,
    answers: ['Ich möchte wieder Zeit für Gespräche haben.', ''],
    steps: [{ to: 'reviewing', daysAgo: 5 }],
    messages: [
      'Guten Tag, dürfen wir fragen, ob für Sie auch Teilzeit mit 30 Stunden infrage kommt?',
      'Guten Tag, ja, das wäre mir sogar lieber. Meinen Namen nenne ich gern, sobald wir einen Termin haben.',
    ],
  },
  { who: emailOf('mehmet.aydin'), job: 'Pflegefachkraft', scope: 'named', daysAgo: 2, answers: ['', ''], steps: [] },
  {
    who: emailOf('thi-mai.nguyen'),
    job: 'Köchin oder Koch',
    scope: 'profile',
    daysAgo: 16,
    answers: [],
    steps: [
      { to: 'reviewing', daysAgo: 15 },
      { to: 'invited', daysAgo: 11 },
      { to: 'hired', daysAgo: 3 },
    ],
    note: 'Probekochen am Dienstag: Linsen, Rosenkohl, Zwetschgen. Frau Adler wollte Nachschlag.',
  },
  {
    who: emailOf('svenja.albers'),
    job: 'Leitung des Sozialen Dienstes',
    scope: 'profile',
    daysAgo: 21,
    answers: [],
    steps: [
      { to: 'reviewing', daysAgo: 18 },
      { to: 'invited', daysAgo: 10 },
    ],
  },
  {
    who: emailOf('jonathan.pfeiffer'),
    job: 'Ausbildung zur Pflegefachfrau',
    scope: 'named',
    daysAgo: 8,
    answers: ['Bei meinem Opa habe ich gesehen, was gute Pflege ausmacht.'],
    steps: [
      {
        to: 'refused',
        daysAgo: 5,
        reason: 'otherChosen',
        text: 'Ein Praktikum bei uns ist jederzeit möglich, rufen Sie einfach an.',
      },
    ],
  },
  {
    who: emailOf('lukas.brinkmann'),
    job: 'Metallbauerin oder Metallbauer',
    scope: 'profile',
    daysAgo: 4,
    answers: ['WIG, MAG und ein wenig Autogen; der Schein ist bis Juni gültig.'],
    steps: [{ to: 'reviewing', daysAgo: 3 }],
  },
  {
    who: emailOf('andreas.voigt'),
    job: 'Projektleitung Stahlbau',
    scope: 'anonymous',
    daysAgo: 11,
    answers: ['Eine Fußgängerbrücke, 34 Meter, in elf Monaten.'],
    steps: [
      { to: 'reviewing', daysAgo: 9 },
      { to: 'invited', daysAgo: 6 },
    ],
  },
  {
    who: emailOf('jonathan.pfeiffer'),
    job: 'Praktikum in der Werkstatt',
    scope: 'named',
    daysAgo: 13,
    answers: [],
    steps: [
      { to: 'invited', daysAgo: 12 },
      { to: 'hired', daysAgo: 7 },
    ],
  },
  { who: emailOf('ida.mertens'), job: 'Kauffrau oder Kaufmann', scope: 'named', daysAgo: 3, answers: [], steps: [] },
  {
    who: jana,
    job: 'Kauffrau oder Kaufmann',
    scope: 'profile',
    daysAgo: 1,
    answers: [],
    steps: [{ to: 'reviewing', daysAgo: 0 }],
    messages: ['Guten Tag Frau Petersen, danke für Ihre Bewerbung. Wäre ein Beginn zum ersten Februar möglich?'],
  },
  {
    who: jana,
    job: 'Redaktion für Hilfetexte',
    scope: 'anonymous',
    daysAgo: 2,
    answers: [],
    steps: [
      {
        to: 'refused',
        daysAgo: 1,
        reason: 'experience',
        text: 'Ihre Texte im Profil haben uns trotzdem gefallen. Melden Sie sich gern wieder.',
      },
    ],
  },
  {
    who: emailOf('emre.kaya'),
    job: 'Softwareentwicklung Web',
    scope: 'profile',
    daysAgo: 2,
    answers: ['Einen Fahrplandienst, der seit vier Jahren keine Nacht gebraucht hat.'],
    steps: [{ to: 'invited', daysAgo: 1 }],
  },
  {
    who: emailOf('klara.lindner'),
    job: 'Beratung von Kommunen',
    scope: 'profile',
    daysAgo: 10,
    answers: [],
    steps: [{ to: 'reviewing', daysAgo: 8 }],
  },
  {
    who: emailOf('rosa.santini'),
    job: 'Redaktion für Hilfetexte',
    scope: 'anonymous',
    daysAgo: 5,
    answers: [],
    steps: [],
  },
];

export const demoReleases = [
  { who: emailOf('ida.mertens'), company: 'lindenhof-pflege-und-wohnen', scope: 'anonymous', daysAgo: 14 },
  { who: emailOf('klara.lindner'), company: 'lindenhof-pflege-und-wohnen', scope: 'named', daysAgo: 26 },
] as const;

export const demoPoolProfiles = [
  {
    who: jana,
    threshold: 40,
    place: { place: 'Göttingen', radius: 50 },
    daysAgo: 2,
    blocks: [
      ['name', 'Hausarztpraxis Dr. Ferber'],
      ['domain', 'hausarztpraxis-ferber.example'],
    ],
  },
  { who: emailOf('emre.kaya'), threshold: 45, place: null, daysAgo: 6, blocks: [] },
  { who: emailOf('rosa.santini'), threshold: 40, place: { place: 'Hamburg', radius: 25 }, daysAgo: 5, blocks: [] },
  {
    who: emailOf('lukas.brinkmann'),
    threshold: 40,
    place: { place: 'Kassel', radius: 50 },
    daysAgo: 9,
    blocks: [['name', 'Werkstatt Hohe Wiese']],
  },
  {
    who: emailOf('andreas.voigt'),
    threshold: 40,
    place: null,
    daysAgo: 12,
    blocks: [['name', 'Ingenieurbüro Weserkontor']],
  },
] as const;

export const demoRequest = {
  who: jana,
  job: 'Leitung des Sozialen Dienstes',
  daysAgo: 0,
  text: 'Guten Tag, in unserem Sozialen Dienst wird im Frühjahr die Leitung frei. Nach Ihren Ergebnissen könnten Sie die Richtige sein: jemand, der Menschen zusammenbringt und dabei den Überblick behält. Mögen Sie uns kennenlernen?',
} as const;
