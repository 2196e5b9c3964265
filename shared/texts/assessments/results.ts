import type { Insight } from '../../assessments/insight.ts';
import type { TestVariant } from '../../assessments/soft-skills/variants.ts';
import type { ConsistencyBand, QualitySignal } from '../../assessments/state.ts';
import { locale } from '../../product.ts';

export const resultWords = {
  points: (points: number) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  wins: (wins: number) => (wins === 1 ? '1 Sieg' : `${wins} Siege`),
  band: (low: number, high: number) => (low === high ? `Platz ${low}` : `Platz ${low} bis ${high}`),
  ranks: (low: number, high: number) => (low === high ? String(low) : `${low} bis ${high}`),
  placeWords: ({ rank, isShared }: { rank: number; isShared: boolean }) =>
    isShared ? `geteilter ${rank}. Platz` : `Platz ${rank}`,
  tiedSkills: (count: number) =>
    `und ${count === 1 ? '1 weitere Fähigkeit' : `${count} weitere Fähigkeiten`} auf demselben Platz`,
  tiedValues: (count: number) =>
    `und ${count === 1 ? '1 weiterer Wert' : `${count} weitere Werte`} mit gleich vielen Siegen`,
  equalStrength: 'Gleich starke Fähigkeiten teilen sich einen Platz: 1, 2, 2, 4.',
  placesAndPoints:
    'Der Platz folgt der Stärke, die aus allen Ihren Vergleichen hervorgeht. Die Punkte sind die einfache Summe, in der die zehn Fähigkeiten aus Teil 2 mehr sammeln konnten als die übrigen.',
  meaning:
    'Punkte bedeuten „mehr als meine anderen Fähigkeiten“, nie „mehr als andere Menschen“. Alle verteilen gleich viele Punkte.',
  variants: { test1: 'mit Berufserfahrung', test2: 'ohne Berufserfahrung' } satisfies Record<TestVariant, string>,
  downloadPdf: 'Ergebnis als PDF',
  aboutTests: 'Über die Tests',
  repeat: 'Test wiederholen',
  start: 'Jetzt Test starten',
  toDashboard: 'Zum Dashboard',
} as const;

const listed = new Intl.ListFormat(locale, { type: 'conjunction' });
const list = (names: readonly string[]): string => listed.format(names);

export function insightText(insight: Insight, of: number): string {
  if (insight.kind === 'even') return evenProfileWords(insight);
  const { names } = insight;
  const isOne = names.length === 1;
  if (insight.kind === 'leaning') {
    const who = isOne
      ? `${list(names)} zeigt sich bei Ihnen eher stark: Diese Fähigkeit liegt`
      : `${list(names)} zeigen sich bei Ihnen eher stark: Diese Fähigkeiten liegen`;
    return `${who} wahrscheinlich in der oberen Hälfte Ihrer ${of} Fähigkeiten. Eine klare Spitze geben Ihre Antworten nicht her.`;
  }
  const who = isOne
    ? `${list(names)} tritt in Ihrem Profil hervor: Diese Fähigkeit gehört`
    : `${list(names)} treten in Ihrem Profil hervor: Diese Fähigkeiten gehören`;
  const order = insight.isOrderOpen
    ? 'Welche davon die stärkste ist, lassen Ihre Antworten offen.'
    : `Am stärksten ist wahrscheinlich ${names[0]}.`;
  const next = 'Die Plätze dahinter sind weniger sicher.';
  return `${who} wahrscheinlich zum oberen Drittel Ihrer ${of} Fähigkeiten. ${isOne ? next : order}`;
}

const maxListedNames = 3;

function evenProfileWords({ names, leaders }: Extract<Insight, { kind: 'even' }>): string {
  const begin = 'Ihre Fähigkeiten liegen dicht beieinander: Keine hebt sich sicher von den anderen ab.';
  if (leaders === 1) return `${begin} Vorn liegt ${list(names)}, doch der Vorsprung kann auch Zufall sein.`;
  const who = leaders <= maxListedNames && names.length === leaders ? list(names) : `${leaders} Fähigkeiten`;
  return `${begin} ${who} liegen gemeinsam vorn.`;
}

export const profileTexts = {
  title: 'Ihr Profil',
  description: (count: number, first: string, last: string) =>
    `Bild von ${count} Fähigkeiten, oben die stärkste (${first}), unten die schwächste (${last}). Jede hat ein Band möglicher Plätze; viele Bänder überschneiden sich. Alle Werte stehen in der Tabelle.`,
  firstDescription: (shown: number, of: number, first: string) =>
    `Bild der ${shown} stärksten von ${of} Fähigkeiten, oben die stärkste (${first}). Jede hat ein Band möglicher Plätze. Alle Werte stehen in der Liste.`,
  firstOnly: (shown: number, of: number) => `Die ersten ${shown}. Alle ${of} stehen weiter unten.`,
  axis: { first: 'stärker: Platz 1', last: (count: number) => `schwächer: Platz ${count}` },
  reading: {
    title: 'So lesen Sie das Bild',
    sure: { name: 'Linke Form', text: 'So weit reicht die Fähigkeit wahrscheinlich mindestens.' },
    band: {
      name: 'Band dazwischen',
      text: 'In etwa 8 von 10 Fällen liegt der wirkliche Platz in diesem Band. Der Punkt zeigt den gemessenen.',
    },
    beyond: { name: 'Rechte Form', text: 'So weit reicht sie wahrscheinlich nicht.' },
    short: 'Der Punkt zeigt den gemessenen Platz. In etwa 8 von 10 Fällen liegt der wirkliche im Band.',
    overlap: 'Wo sich zwei Bänder überschneiden, steht nicht fest, welche der beiden Fähigkeiten stärker ist.',
  },
  tableOf: (count: number) => `Alle ${count} Fähigkeiten der Reihe nach`,
  table: { rank: 'Platz', skill: 'Fähigkeit', points: 'Punkte', band: 'Band', place: 'Platz' },
} as const;

const repeatAdvice =
  'Das Ergebnis gilt trotzdem. Erkennen Sie sich darin nicht wieder, wiederholen Sie den Test in Ruhe.';

export const qualityTexts = {
  hint: 'Hinweis zur Aussagekraft',
  bands:
    'Ein Band zeigt, welche Plätze zu Ihren Antworten passen. Wo sich Bänder überschneiden, bleibt die Reihenfolge offen.',
  none: { title: 'Wie sicher ist das?' },
  reliable: { title: 'Ein Hinweis zu diesem Ergebnis', text: repeatAdvice },
  limited: {
    title: 'Die Aussagekraft dieses Ergebnisses ist eingeschränkt',
    text: 'Es bleibt Ihres und zählt, bis Sie es ersetzen. Aussagekräftiger wird es, wenn Sie den Test in Ruhe wiederholen.',
  },
  fine: 'Die Art, wie geantwortet wurde, zeigt keine Auffälligkeiten.',
  signalsTitle: 'Auffälligkeiten',
  signals: {
    fast: (count: number) =>
      `${groups(count)} so schnell geordnet, dass die Zeit zum Lesen kaum reicht oder weit unter Ihrer sonstigen liegt.`,
    untouched: (count: number) =>
      `${groups(count)} in der gezeigten Reihenfolge geblieben. Zufällig kommt das bei so vielen fast nie vor.`,
    flat: () => 'Ihre Punkte liegen fast gleichauf. So sieht es auch aus, wenn man zufällig ordnet.',
  } satisfies Record<QualitySignal, (count: number) => string>,
  alone: 'Dieses Zeichen genügt allein.',
} as const;

function groups(count: number): string {
  return count === 1 ? '1 Gruppe ist' : `${count} Gruppen sind`;
}

export const valueResultTexts = {
  title: 'Ihre Werte',
  text: 'Ihre zehn Werte, geordnet danach, wie oft Sie sich im direkten Vergleich für sie entschieden haben.',
  equal: 'Gleich viele Siege teilen sich einen Platz, und der nächste zählt alle davor: 1, 2, 2, 4.',
  table: { rank: 'Platz', value: 'Wert', wins: 'Siege' },
  consistency: {
    title: (band: ConsistencyBand) => `Ihre Antworten waren ${adverbs[band]}`,
    meaning: {
      klar: 'Sie haben sich kaum widersprochen. Ihre ersten drei stimmen meist; Nachbarn in der Liste können die Plätze tauschen.',
      'mit einzelnen Widersprüchen':
        'An einigen Stellen liefen Ihre Antworten im Kreis. Die Richtung stimmt, die genauen Plätze sind unsicher.',
      'mit vielen Widersprüchen':
        'Viele Ihrer Antworten liefen im Kreis. Was vorn und was hinten steht, lässt sich unterscheiden, die Mitte kaum.',
      'nicht von Zufall zu trennen':
        'So viele Widersprüche entstehen auch, wenn man zufällig antwortet. Die Reihenfolge sagt deshalb wenig. Ein zweiter Durchgang in Ruhe hilft.',
    } satisfies Record<ConsistencyBand, string>,
    figure: (consistence: string) => `Übereinstimmung ${consistence} von\u00a01`,
  },
  empty: {
    title: 'Noch keine Werte',
    text: 'Der Wertetest dauert 5 bis 10 Minuten. Danach stehen hier Ihre zehn Werte.',
  },
  start: 'Wertetest starten',
} as const;

const adverbs: Record<ConsistencyBand, string> = {
  klar: 'klar',
  'mit einzelnen Widersprüchen': 'klar bis auf einzelne Widersprüche',
  'mit vielen Widersprüchen': 'in vielem widersprüchlich',
  'nicht von Zufall zu trennen': 'nicht von Zufall zu trennen',
};

const unknownResult = 'Andere Veränderungen schließt das nicht aus: Auch größere bleiben oft unerkannt.';

export const comparisonTexts = {
  title: 'Zwei Durchgänge vergleichen',
  text: 'Legen Sie zwei Durchgänge nebeneinander. Nicht jede Verschiebung ist eine Veränderung: „Deutlich“ nennen wir nur, was von 100 Menschen ohne Veränderung weniger als 5 überhaupt zu sehen bekommen.',
  first: 'Früherer Durchgang',
  second: 'Späterer Durchgang',
  same: 'Wählen Sie zwei verschiedene Durchgänge.',
  otherVariant: 'Die beiden Durchgänge hatten verschiedene Aussagen, mit und ohne Berufserfahrung.',
  within: 'kein sicherer Unterschied',
  shifted: 'deutlich verschoben',
  summary: (shifted: number, of: number) => {
    if (shifted === 0) return `Bei keiner der ${of} Fähigkeiten ist der Unterschied sicher. ${unknownResult}`;
    const verb = shifted === 1 ? 'ist' : 'sind';
    return `${shifted} von ${of} Fähigkeiten ${verb} deutlich verschoben. ${unknownResult}`;
  },
  all: (count: number) => `Alle ${count} Fähigkeiten zeigen`,
  fewer: 'Weniger zeigen',
  table: { skill: 'Fähigkeit', before: 'Früher', after: 'Später', figure: 'Bänder', verdict: 'Bewertung' },
  before: 'früher',
  after: 'später',
  key: 'Umriss: früherer Durchgang. Gefüllt: späterer Durchgang. Weiter rechts: stärker.',
} as const;

export const runTexts = {
  title: 'Ihre Durchgänge',
  text: 'Der neueste Durchgang zählt. Ältere bleiben, bis Sie sie löschen.',
  softskill: 'Soft-Skill-Test',
  values: 'Wertetest',
  newest: 'zählt',
  open: 'Ansehen',
  openNamed: (date: string) => `Ergebnis vom ${date} ansehen`,
  remove: 'Löschen',
  removeNamed: (test: string, date: string) => `${test} vom ${date} löschen`,
  removed: 'Durchgang gelöscht',
  confirm: {
    title: 'Durchgang löschen',
    softskill: (date: string) =>
      `Das Ergebnis vom ${date} wird mit allen 35 Antworten gelöscht, auch aus Ihren Vergleichen.`,
    values: (date: string) =>
      `Das Ergebnis vom ${date} wird mit Ihrer Auswahl von zehn Werten und allen 45 Vergleichen gelöscht.`,
    next: (date: string) => `Danach zählt Ihr Durchgang vom ${date}.`,
    last: 'Es ist Ihr einziger Durchgang dieses Tests. Danach haben Sie dafür kein Ergebnis mehr.',
    forever: 'Das lässt sich nicht rückgängig machen.',
    action: 'Endgültig löschen',
  },
} as const;

export const testResultsTexts = {
  title: 'Ihre stärksten Fähigkeiten',
  text: 'Das sind die fünf Fähigkeiten, die bei Ihnen am stärksten ausgeprägt sind.',
  call: {
    title: 'Das ist erst der Anfang Ihres Profils',
    text: 'Mit einem kostenlosen Konto sehen Sie alle 30 Skills der Reihe nach und wie sicher jeder Platz ist. Sie bekommen Empfehlungen für Stellen und Kurse und einen Entwicklungspfad. Sie laden alles als PDF und vergleichen spätere Durchgänge. Dieses Ergebnis kommt mit.',
    signUp: 'Kostenlos registrieren',
    signIn: 'Anmelden',
    hasAccount: 'Sie haben schon ein Konto?',
  },
  toTests: 'Zu den Tests',
  toHome: 'Zur Startseite',
  redirect: {
    text: 'Sie werden in 3 Sekunden zu Ihrem Dashboard weitergeleitet.',
    stay: 'Hier bleiben',
    stayed: 'Sie bleiben auf dieser Seite.',
  },
} as const;

export const resultPageTexts = {
  title: (date: string) => `Ergebnis vom ${date}`,
  pageTitle: 'Ergebnis',
  text: (variant: string) => `Soft-Skill-Test ${variant}`,
  back: 'Zurück zum Dashboard',
  missing: {
    title: 'Dieses Ergebnis gibt es nicht oder nicht mehr',
    text: 'Vielleicht haben Sie es gelöscht, oder in der Adresse steckt ein Tippfehler.',
  },
} as const;
