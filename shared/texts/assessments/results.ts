import type { Insight } from '../../assessments/insight.ts';
import { partOneGroupCount, type TestVariant } from '../../assessments/soft-skills/variants.ts';
import type { ConsistencyBand, QualitySignal } from '../../assessments/state.ts';
import { listText, testMinutes } from '../words.ts';

export const resultWords = {
  points: (points: number) => (points === 1 ? '1 Punkt' : `${points} Punkte`),
  /** A band in plain words. It holds the true place in about 8 of 10 cases. */
  likely: (low: number, high: number) => {
    if (high <= 5) return 'wahrscheinlich unter Ihren 5 besten';
    if (high <= 10) return 'wahrscheinlich unter Ihren 10 besten';
    return low > 10 ? 'wahrscheinlich nicht unter Ihren 10 besten' : 'noch offen, wie weit vorn';
  },
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
} as const;

const likelyWord = /wahrscheinlich/i;
export const saysLikely = (texts: readonly string[]): boolean => texts.some((text) => likelyWord.test(text));

export function insightText(insight: Insight): string {
  const { names } = insight;
  const belongs = names.length === 1 ? 'gehört' : 'gehören';
  if (insight.kind === 'clear')
    return `Zu Ihren größten Stärken ${belongs} wahrscheinlich ${listText(names)}.${orderWords(insight)}`;
  const begin = `Am ehesten ${belongs} ${listText(names)} zu Ihren größten Stärken.`;
  if (insight.kind === 'leaning') return begin;
  const others = insight.tied === 1 ? 'Eine weitere liegt' : `${insight.tied} weitere liegen`;
  return insight.tied === 0
    ? `${begin} Ihre anderen Stärken liegen aber nah dabei.`
    : `${begin} ${others} auf demselben Platz, die anderen nah dabei.`;
}

function orderWords({ names, next, isOrderOpen }: Extract<Insight, { kind: 'clear' }>): string {
  if (next.length > 0) return ` Danach ${next.length === 1 ? 'folgt' : 'folgen'} am ehesten ${listText(next)}.`;
  return names.length === 1 || isOrderOpen ? '' : ` ${names[0]} steht klar vorn.`;
}

export const profileTexts = {
  title: 'Ihr Profil',
  toJobs: 'Passende Stellen ansehen',
  lanes: (shown: number, of: number) =>
    shown === of ? `Ihre ${of} Stärken` : `Ihre ${shown} größten von ${of} Stärken`,
  key: 'Je länger der Balken, desto größer die Stärke. Grün: So weit ist es noch offen. Punkt: Dort liegen Sie am ehesten.',
  axis: { first: 'stärker: Platz 1', last: (count: number) => `schwächer: Platz ${count}` },
  reading: {
    title: 'So lesen Sie das',
    /** `hasWord`: the page says 'wahrscheinlich' of a place. */
    sentences: (hasWord: boolean) => [
      'Je weiter ein Balken nach rechts reicht, desto größer ist die Stärke bei Ihnen. Ganz rechts ist Platz 1.',
      `Der Punkt zeigt den gemessenen Platz. In etwa 8 von 10 Fällen liegt der wirkliche im grünen Band um den Punkt.${hasWord ? ' Darauf stützt sich das Wort „wahrscheinlich“.' : ''}`,
      'Liegen zwei Bänder übereinander, ist offen, welche der beiden Stärken größer ist: Die Plätze können auch tauschen.',
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
    measured: (place: string, points: string) => `Gemessen: ${place}, ${points} im Test.`,
    range: (band: string) => `Wahrscheinlich: ${band}.`,
    all: (count: number) => `Alle ${count}`,
    fewer: 'Nur die ersten fünf',
  },
} as const;

export const qualityTexts = {
  hint: 'Ein Hinweis zu diesem Ergebnis',
  unsureTitle: 'Dieses Ergebnis ist noch unsicher',
  unsure: `Dieses Ergebnis ist noch unsicher. Wiederholen Sie den Soft-Skill-Test in Ruhe (${testMinutes.softskill}), dann wird das Ergebnis genauer.`,
  why: 'Woran das liegt',
  reliableAdvice: 'Das Ergebnis gilt trotzdem. Erkennen Sie sich darin nicht wieder, wiederholen Sie den Test in Ruhe.',
  unsureAdvice: 'Das Ergebnis gilt, bis Sie es ersetzen.',
  fineTitle: 'Wie sicher ist das?',
  fine: 'An der Art, wie Sie geantwortet haben, ist nichts aufgefallen.',
  signals: {
    fast: fastReason,
    untouched: (count: number) =>
      `${groups(count)} in der gezeigten Reihenfolge geblieben. Zufällig kommt das bei so vielen fast nie vor.`,
    flat: () => 'Ihre Punkte liegen fast gleichauf. So sieht es auch aus, wenn man zufällig ordnet.',
  } satisfies Record<QualitySignal, (count: number) => string>,
  alone: 'Schon das macht das Ergebnis unsicher.',
} as const;

/** More than half of the groups can only be fast if they are too fast to read: the usual time is then fast itself. */
function fastReason(count: number): string {
  const tooFast = 'schneller geordnet, als man sie lesen kann.';
  if (count >= partOneGroupCount) return `Sie haben alle Gruppen ${tooFast}`;
  if (count >= partOneGroupCount * 0.9) return `Sie haben fast alle Gruppen ${tooFast}`;
  if (count > partOneGroupCount / 2) return `Sie haben ${count} von ${partOneGroupCount} Gruppen ${tooFast}`;
  return `${count} Gruppen haben Sie so schnell geordnet, dass kaum Zeit zum Lesen blieb, oder viel schneller als sonst.`;
}

function groups(count: number): string {
  return count === 1 ? '1 Gruppe ist' : `${count} Gruppen sind`;
}

export const valueResultTexts = {
  title: 'Ihre Werte',
  anchor: 'ihre-werte',
  jump: 'Zu Ihren Werten',
  text: 'Ihre zehn wichtigsten Werte, ausgewählt aus 170. Weiter oben steht, wofür Sie sich im direkten Vergleich öfter entschieden haben.',
  equal: 'Werte, die gleich oft vorn lagen, teilen sich einen Platz.',
  table: { rank: 'Platz', value: 'Wert' },
  consistency: {
    title: (band: ConsistencyBand) => `Ihre Antworten waren ${adverbs[band]}`,
    meaning: {
      klar: 'Sie haben sich kaum widersprochen. Ihre ersten drei stimmen meist; Nachbarn in der Liste können die Plätze tauschen.',
      'mit einzelnen Widersprüchen':
        'An einigen Stellen liefen Ihre Antworten im Kreis. Die Richtung stimmt, die genauen Plätze sind noch offen.',
      'mit vielen Widersprüchen':
        'Viele Ihrer Antworten liefen im Kreis. Was vorn und was hinten steht, lässt sich unterscheiden, die Mitte kaum. Ein zweiter Versuch in Ruhe hilft.',
      'nicht von Zufall zu trennen':
        'So viele Widersprüche entstehen auch, wenn man zufällig antwortet. Die Reihenfolge sagt deshalb wenig. Ein zweiter Versuch in Ruhe hilft.',
    } satisfies Record<ConsistencyBand, string>,
    figure: (consistence: string) => `Übereinstimmung ${consistence} von\u00a01`,
  },
  empty: {
    title: 'Noch keine Werte',
    text: `Der Wertetest dauert ${testMinutes.values}. Danach stehen hier Ihre zehn wichtigsten Werte. Bei jeder Stelle sehen Sie, welche davon das Unternehmen teilt.`,
  },
  start: 'Wertetest starten',
  repeat: 'Wertetest wiederholen',
} as const;

const adverbs: Record<ConsistencyBand, string> = {
  klar: 'klar',
  'mit einzelnen Widersprüchen': 'klar bis auf einzelne Widersprüche',
  'mit vielen Widersprüchen': 'in vielem widersprüchlich',
  'nicht von Zufall zu trennen': 'nicht von Zufall zu trennen',
};

const unknownResult = 'Andere Veränderungen schließt das nicht aus: Auch größere bleiben oft unerkannt.';

export const comparisonTexts = {
  title: 'Zwei Ergebnisse vergleichen',
  text: 'Legen Sie zwei Ergebnisse nebeneinander. Nicht jede Verschiebung ist eine Veränderung: „Deutlich“ nennen wir nur, was von 100 Menschen ohne Veränderung weniger als 5 überhaupt zu sehen bekommen.',
  first: 'Früheres Ergebnis',
  second: 'Späteres Ergebnis',
  same: 'Wählen Sie zwei verschiedene Ergebnisse.',
  otherVariant: 'Die beiden Tests hatten verschiedene Aussagen, mit und ohne Berufserfahrung.',
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
  key: 'Umriss: früheres Ergebnis. Gefüllt: späteres Ergebnis. Weiter rechts: stärker.',
} as const;

export const runTexts = {
  title: 'Ihre Tests',
  text: 'Von jedem Test zählt das neueste Ergebnis. Ältere bleiben, bis Sie sie löschen.',
  softskill: 'Soft-Skill-Test',
  values: 'Wertetest',
  newest: 'zählt',
  replaced: 'Dieses Ergebnis zählt nicht mehr: Es gibt ein neueres.',
  open: (date: string) => `Ergebnis vom ${date} ansehen`,
  of: (test: string, date: string) => `${test} vom ${date}`,
  remove: 'Löschen',
  removed: 'Ergebnis gelöscht',
  confirm: {
    title: 'Ergebnis löschen',
    softskill: (date: string) =>
      `Das Ergebnis vom ${date} wird mit allen 35 Antworten gelöscht, auch aus Ihren Vergleichen.`,
    values: (date: string) =>
      `Das Ergebnis vom ${date} wird mit Ihrer Auswahl von zehn Werten und allen 45 Vergleichen gelöscht.`,
    next: (date: string) => `Danach zählt Ihr Ergebnis vom ${date}.`,
    last: 'Es ist Ihr einziges Ergebnis dieses Tests. Danach haben Sie keines mehr.',
    forever: 'Das lässt sich nicht rückgängig machen.',
    action: 'Endgültig löschen',
  },
} as const;

export const testResultsTexts = {
  title: 'Ihr Ergebnis',
  call: {
    title: 'Ihr Ergebnis behalten',
    until: (date: string) => `Ohne Konto wird Ihr Ergebnis am ${date} gelöscht.`,
    text: 'Mit einem kostenlosen Konto bleibt es Ihnen. Sie sehen alle 30 Stärken, Empfehlungen für Stellen und Kurse und einen Entwicklungspfad.',
    keep: 'Ergebnis behalten',
    signUp: 'Kostenlos registrieren',
    signIn: 'Anmelden',
    hasAccount: 'Sie haben schon ein Konto?',
  },
  toTests: 'Zu den Tests',
  toHome: 'Zur Startseite',
  toViewers: 'Ansehen',
  wasFinished: 'Dieser Test war schon abgeschlossen. Hier ist Ihr Ergebnis.',
  redirect: {
    text: 'Gespeichert. In 3 Sekunden geht es weiter zu „Start“.',
    stay: 'Hier bleiben',
    stayed: 'Sie bleiben auf dieser Seite.',
  },
} as const;

export const resultPageTexts = {
  title: (date: string) => `Ergebnis vom ${date}`,
  pageTitle: 'Ergebnis',
  text: (variant: string) => `Soft-Skill-Test ${variant}`,
  back: testResultsTexts.title,
  missing: {
    title: 'Dieses Ergebnis gibt es nicht oder nicht mehr',
    text: 'Vielleicht haben Sie es gelöscht, oder in der Adresse steckt ein Tippfehler.',
  },
} as const;
