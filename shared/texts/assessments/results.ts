import type { Insight } from '../../assessments/insight.ts';
import type { TestVariant } from '../../assessments/soft-skills/variants.ts';
import type { ConsistencyBand, QualitySignal, RunQuality } from '../../assessments/state.ts';
import { locale } from '../../product.ts';

export const resultWords = {
  points: (points: number) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  band: (low: number, high: number) => (low === high ? `Platz ${low}` : `Platz ${low} bis ${high}`),
  ranks: (low: number, high: number) => (low === high ? String(low) : `${low} bis ${high}`),
  placeWords: ({ rank, isShared }: { rank: number; isShared: boolean }) =>
    isShared ? `geteilter ${rank}. Platz` : `Platz ${rank}`,
  tiedSkills: (count: number) =>
    `und ${count === 1 ? '1 weitere Stärke' : `${count} weitere Stärken`} auf demselben Platz`,
  tiedValues: (count: number) =>
    `und ${count === 1 ? '1 weiterer Wert' : `${count} weitere Werte`} mit gleich vielen Punkten`,
  equalStrength: 'Gleich große Stärken teilen sich einen Platz.',
  placesAndPoints:
    'Der Platz kommt aus allen Ihren Vergleichen. Die Punkte sind nur die Summe; die zehn Stärken aus Teil 2 konnten mehr sammeln als die übrigen.',
  meaning:
    'Verglichen werden nur Ihre eigenen Stärken miteinander, nie Sie mit anderen Menschen. Alle verteilen gleich viele Punkte.',
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
  if (insight.kind === 'leaning')
    return `Am ehesten ${isOne ? 'gehört' : 'gehören'} ${list(names)} zu Ihren Stärken. ${closePlaces}`;
  const begin = `Von ${of} Stärken ${isOne ? 'tritt' : 'treten'} bei Ihnen ${list(names)} besonders hervor.`;
  return isOne || insight.isOrderOpen ? `${begin} ${closePlaces}` : `${begin} ${names[0]} steht klar vorn.`;
}

const closePlaces = 'Wo Plätze nah beieinanderliegen, können sie auch tauschen.';

const maxListedNames = 3;

function evenProfileWords({ names, leaders }: Extract<Insight, { kind: 'even' }>): string {
  const begin = 'Ihre Stärken liegen nah beieinander.';
  if (leaders === 1) return `${begin} Vorn steht ${list(names)}, die nächsten folgen dicht.`;
  const who = leaders <= maxListedNames && names.length === leaders ? list(names) : `${leaders} davon`;
  return `${begin} ${who} stehen gemeinsam vorn.`;
}

export const profileTexts = {
  title: 'Ihr Profil',
  toJobs: 'Passende Stellen ansehen',
  lanes: (shown: number, of: number) => `Ihre ${shown} größten von ${of} Stärken`,
  key: 'Je länger der Balken, desto größer die Stärke. Er kann überall im grünen Teil enden, am ehesten am Punkt.',
  axis: { first: 'stärker: Platz 1', last: (count: number) => `schwächer: Platz ${count}` },
  reading: {
    title: 'So lesen Sie das',
    sentences: [
      'Je weiter ein Balken nach rechts reicht, desto größer ist die Stärke bei Ihnen. Ganz rechts ist Platz 1.',
      'Der Punkt zeigt den gemessenen Platz. In etwa 8 von 10 Fällen liegt der wirkliche im Band um den Punkt.',
      'Liegen zwei Bänder übereinander, ist offen, welche der beiden Stärken größer ist.',
      resultWords.meaning,
      resultWords.placesAndPoints,
    ],
  },
  allAbout: 'Alles über Ihre fünf Stärken',
  table: {
    rank: 'Platz',
    skill: 'Stärke',
    points: 'Punkte',
    band: 'Band',
    place: 'Platz',
    measured: (place: string, places: string, points: string) =>
      `Gemessen: ${place}, möglich ist ${places}. ${points}.`,
    all: (count: number) => `Alle ${count}`,
    fewer: 'Nur die ersten fünf',
  },
} as const;

const repeatAdvice =
  'Das Ergebnis gilt trotzdem. Erkennen Sie sich darin nicht wieder, wiederholen Sie den Test in Ruhe.';

export const qualityTexts = {
  hint: 'Hinweis zur Aussagekraft',
  unsure: 'Dieses Ergebnis ist noch unsicher. Wiederholen Sie den Test in Ruhe, dann passt es besser zu Ihnen.',
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

export function qualityTitle({ signals, isReliable }: Pick<RunQuality, 'signals' | 'isReliable'>): string {
  if (signals.length === 0) return qualityTexts.none.title;
  return isReliable ? qualityTexts.reliable.title : qualityTexts.limited.title;
}

function groups(count: number): string {
  return count === 1 ? '1 Gruppe ist' : `${count} Gruppen sind`;
}

export const valueResultTexts = {
  title: 'Ihre Werte',
  text: 'Ihre zehn Werte, geordnet danach, wie oft Sie sich im direkten Vergleich für sie entschieden haben.',
  equal: 'Werte mit gleich vielen Punkten teilen sich einen Platz.',
  table: { rank: 'Platz', value: 'Wert', wins: 'Punkte' },
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
    if (shifted === 0) return `Bei keiner der ${of} Stärken ist der Unterschied sicher. ${unknownResult}`;
    const verb = shifted === 1 ? 'ist' : 'sind';
    return `${shifted} von ${of} Stärken ${verb} deutlich verschoben. ${unknownResult}`;
  },
  all: (count: number) => `Alle ${count} Stärken zeigen`,
  fewer: 'Weniger zeigen',
  table: { skill: 'Stärke', before: 'Früher', after: 'Später', figure: 'Bänder', verdict: 'Bewertung' },
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
  title: 'Ihr Ergebnis',
  call: {
    title: 'Ihr Ergebnis behalten',
    text: 'Bisher steht es nur in diesem Browser. Mit einem kostenlosen Konto bleibt es Ihnen. Sie sehen alle 30 Stärken, Empfehlungen für Stellen und Kurse und einen Entwicklungspfad.',
    keep: 'Ergebnis behalten',
    signUp: 'Kostenlos registrieren',
    signIn: 'Anmelden',
    hasAccount: 'Sie haben schon ein Konto?',
  },
  toTests: 'Zu den Tests',
  toHome: 'Zur Startseite',
  redirect: {
    text: 'Ihr Ergebnis ist in Ihrem Konto gespeichert. In 3 Sekunden geht es zu Ihrem Dashboard.',
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
