import type { MatchDoubt, MissingTests, PlaceRange, ShortMatch } from '../../matching/state.ts';
import type { Match, MatchBasis } from '../../matching/types.ts';
import {
  type FitGroup,
  fitGroup,
  groupBounds,
  hasNumber,
  hasUnsureRange,
  isUnsure,
  partialBound,
} from '../../talent-pool/fit-groups.ts';
import { listText, testMinutes } from '../words.ts';

export const fitGroupNames = { high: 'hoch', middle: 'mittel', low: 'gering' } satisfies Record<FitGroup, string>;

/** The person's words follow the number alone, so that a higher number never has a lower word. */
const ownFit = (match: number): string => {
  const group = fitGroup(match);
  return group === 'low' && match >= partialBound ? 'teilweise' : fitGroupNames[group];
};

const { high, middle } = groupBounds;
const ownFitWords = `„hoch“ ab ${high}, „mittel“ ab ${middle}, „teilweise“ ab ${partialBound}, sonst „gering“`;

/** `you` addresses the person, `person` describes them to a company. */
export type Voice = 'you' | 'person';

export const rangeWords = ({ low, high }: Pick<Match, 'low' | 'high'>): string => `zwischen ${low} und ${high}`;
const hasRange = ({ low, high }: Pick<Match, 'low' | 'high'>): boolean => low < high;

type Counted = Pick<ShortMatch, 'inUpperThird' | 'required'>;

function personThird({ inUpperThird, required }: Counted): string {
  const third = 'im oberen Drittel dieser Person';
  if (inUpperThird === 0) return `Von ${required} geforderten Stärken liegt keine ${third}.`;
  const verb = inUpperThird === 1 ? 'liegt' : 'liegen';
  return `${inUpperThird} von ${required} geforderten Stärken ${verb} ${third}.`;
}

const fits = (match: Pick<Match, 'low' | 'high'> & MatchDoubt): string =>
  hasUnsureRange(match) ? 'Passt am ehesten' : 'Passt';

function fittingText({ required, ...match }: Counted & Match & MatchDoubt, fitting: readonly string[]): string {
  if (fitting.length > 0) return `${fits(match)}: ${fitting.join(', ')}.`;
  const isOpen = hasUnsureRange(match);
  const probably = isOpen ? 'wahrscheinlich ' : '';
  if (required === 1) return `Die gefragte Stärke gehört ${probably}nicht zu Ihren stärksten.`;
  return isOpen
    ? `Wahrscheinlich gehört keine der ${required} gefragten Stärken zu Ihren stärksten.`
    : `Keine der ${required} gefragten Stärken gehört zu Ihren stärksten.`;
}

const missingNote = {
  both: '',
  skills: 'Werte noch offen',
  values: 'Stärken noch offen',
} satisfies Record<MatchBasis, string>;

/** For a half without data. */
export const asAverage = 'zählen vorerst als Durchschnitt';
/** `isRough`: of an anonymous person, in steps of five. */
export type ShownMatch = Pick<Match, 'match' | 'low' | 'high' | 'basis'> & MatchDoubt & { isRough?: boolean };

/** Only a test to repeat can change what is "noch" unsure. */
const unsureWord = ({ hasUnsureSkills, hasUnsureValues }: MatchDoubt): string =>
  hasUnsureSkills || hasUnsureValues ? 'noch unsicher' : 'unsicher';

function doubtReason(match: ShownMatch): string {
  if (!hasUnsureRange(match)) return 'Ihr Ergebnis im Wertetest ist noch unsicher, deshalb steht hier keine Zahl.';
  const reason = match.hasUnsureSkills
    ? 'Ihr Ergebnis im Soft-Skill-Test ist noch unsicher'
    : 'Ihre Antworten lassen hier viel Spielraum';
  return `${reason}, deshalb steht statt einer Zahl eine Spanne.`;
}

function ownRange(match: ShownMatch): string {
  if (isUnsure(match)) return unsureWord(match);
  return hasRange(match) ? `wahrscheinlich ${match.low} bis ${match.high}` : '';
}

function edgeText({ match, low, high }: ShownMatch): string {
  if (match === high) return ', eher etwas weniger';
  return match === low ? ', eher etwas mehr' : '';
}

const maxSharedValues = 3;

export const matchTexts = {
  title: 'Passung',
  why: 'Warum?',
  reasons: 'Woraus die Passung entsteht',
  number: ({ match, basis, isRough = false }: Pick<ShownMatch, 'match' | 'basis' | 'isRough'>) =>
    `Passung ${basis === 'values' ? 'vorläufig ' : ''}${isRough ? 'etwa ' : ''}${match} von 100`,
  /** For the person, the range of an unsure match leads, or its word if it has no range: the number looks exact. */
  label: (match: ShownMatch, voice: Voice) => {
    if (voice === 'person') return matchTexts.number(match);
    if (!hasNumber(match)) return `Passung vorläufig, ${missingNote.values}`;
    if (hasUnsureRange(match)) return `Passung ${match.low} bis ${match.high} von 100`;
    if (isUnsure(match)) return `Passung vermutlich ${ownFit(match.match)}`;
    return `${matchTexts.number(match)}: ${ownFit(match.match)}`;
  },
  /** Beside a button on phones. */
  bareLabel: (match: ShownMatch): string => {
    if (!hasNumber(match)) return '';
    if (hasUnsureRange(match)) return `Passung ${match.low} bis ${match.high}, ${unsureWord(match)}`;
    return isUnsure(match) ? matchTexts.label(match, 'you') : `Passung ${match.match}: ${ownFit(match.match)}`;
  },
  words: `Neben der Zahl steht ein Wort: ${ownFitWords}. Wie sicher sie ist, sagt die Spanne, nicht das Wort.`,
  bar: (match: ShownMatch) => `Grün: die Spanne. Punkt: ${hasUnsureRange(match) ? 'am ehesten hier' : 'die Zahl'}.`,
  /** For the person, below an unsure match. */
  doubt: (match: ShownMatch, hasApplied = false) =>
    `${doubtReason(match)}${hasApplied ? '' : ' Für eine Bewerbung ist das kein Hindernis.'}`,
  rough: 'etwa',
  of: 'von 100',
  range: (match: ShownMatch, voice: Voice) => {
    if (voice === 'you' && !hasNumber(match)) return '';
    if (voice === 'you' && isUnsure(match)) return unsureWord(match);
    if (!hasRange(match)) return 'ohne Spanne';
    return `wahrscheinlich ${rangeWords(match)}${voice === 'you' ? edgeText(match) : ''}`;
  },
  missingNote: ({ basis }: Pick<Match, 'basis'>): string => missingNote[basis],
  shortRange: (match: ShownMatch, voice: Voice) => {
    if (voice === 'you') return hasNumber(match) ? ownRange(match) : '';
    return hasRange(match) ? `${match.low} bis ${match.high}` : '';
  },
  spoken: (match: ShownMatch, voice: Voice) => {
    if (voice === 'person') return matchTexts.withRange(match);
    const label = matchTexts.label(match, voice);
    return hasNumber(match) ? `${label}, ${matchTexts.range(match, voice)}` : label;
  },
  withRange: (match: ShownMatch) =>
    hasRange(match) ? `${matchTexts.number(match)}, wahrscheinlich ${rangeWords(match)}` : matchTexts.number(match),
  /** `fitting`: required skills that are among the person's strongest, or shared values if only values count. */
  first: (match: Counted & Match & MatchDoubt, voice: Voice, fitting: readonly string[] = []): string => {
    if (match.basis === 'values') return voice === 'you' ? `${sharedValuesText(fitting)}.` : personValueFit(match);
    return voice === 'you' ? fittingText(match, fitting) : personThird(match);
  },
  lacking: (names: readonly string[]) => `Passt weniger: ${names.join(', ')}.`,
  better: 'Stellen, die besser passen',
  figure: {
    description: (count: number, rows: ReadonlyArray<Record<'name' | 'figure', string> & { note?: string }>) => {
      const places = rows.map(({ name, note, figure }) => `${note ? `${name}, ${note}` : name}: ${figure}`);
      return `Bild: Die linke Form zeigt, wie weit oben die ${count} geforderten Stärken stehen, die rechte, was bis zum ersten Platz fehlt. ${places.join('; ')}.`;
    },
    left: { you: 'was Sie mitbringen', person: 'was die Person mitbringt' } satisfies Record<Voice, string>,
    right: 'was noch fehlt',
    places: (of: number, voice: Voice) =>
      `Der Platz zählt unter ${voice === 'you' ? 'Ihren' : 'allen'} ${of} Stärken${voice === 'you' ? '' : ' dieser Person'}.`,
    height:
      'Je weiter vorn eine Stärke steht, desto breiter ist die linke Form. Je wichtiger sie für die Stelle ist, desto höher ist ihre Zeile.',
    values: 'Nähe der Werte',
    shared: (count: number) => `${count} gemeinsam`,
    valueFit: ({ valueFit, hasUnsureValues }: Pick<Match, 'valueFit'> & MatchDoubt) =>
      hasUnsureValues ? unsureWord({ hasUnsureValues }) : `${valueFit ?? 0}\u00a0%`,
    place: (rank: number | null, doubt: PlaceDoubt) => {
      if (rank === null) return 'ohne Platz';
      if (doubt === 'rough') return `etwa Platz\u00a0${rank}`;
      return `Platz\u00a0${placeNumbers(rank, doubt)}`;
    },
  },
  inFavour: (match: ShortMatch): string => {
    const further = hasUnsureRange(match) ? 0 : match.inUpperThird - 1;
    if (match.fitting !== null)
      return `${fits(match)}: ${match.fitting}${further > 0 ? ` und ${further} weitere` : ''}`;
    if (!hasNumber(match)) return sharedValuesText(match.sharedValues);
    const shared = match.sharedValues.slice(0, maxSharedValues);
    if (shared.length > 0) return `Passt: gemeinsame Werte (${listText(shared)})`;
    return matchTexts.first(match, 'you');
  },
  against: ({ lacking }: ShortMatch): string => (lacking === null ? '' : `Passt weniger: ${lacking}`),
  none: {
    title: 'Keine Aussage',
    both: `Wie gut diese Stelle zu Ihnen passt, zeigt sich nach dem Soft-Skill-Test. Er dauert ${testMinutes.softskill}.`,
    softskills: `Ihre Stärken sind noch offen und ${asAverage}. Der Soft-Skill-Test dauert ${testMinutes.softskill}.`,
    values: `Ihre Werte sind noch offen und ${asAverage}. Der Wertetest dauert ${testMinutes.values}.`,
    otherSide: 'Zu dieser Stelle lässt sich aus Ihren Ergebnissen nichts sagen.',
    guest: 'Nach dem Soft-Skill-Test sehen Sie hier, was zu Ihnen passt und warum. Ein Konto brauchen Sie dafür nicht.',
    softskillTest: 'Soft-Skill-Test starten',
    valueTest: 'Wertetest starten',
    toTests: 'Zu den Tests',
  },
} as const;

export const sharedValuesText = (words: readonly string[]): string =>
  words.length === 0 ? 'Keine gemeinsamen Werte' : `Gemeinsame Werte: ${listText(words)}`;

const personValueFit = ({ valueFit }: Pick<Match, 'valueFit'>): string =>
  `Die Werte dieser Person und die des Unternehmens decken sich zu ${valueFit ?? 0}\u00a0%.`;

/** 'rough': the range is unknown. */
export type PlaceDoubt = PlaceRange | 'rough' | undefined;

export const placeNumbers = (rank: number, range: PlaceRange | undefined): string =>
  range === undefined || range.low === range.high ? String(rank) : `${rank} (${range.low}\u00a0bis\u00a0${range.high})`;

/** `test`: the one to repeat. */
export const unsureTestText = (test: string): string =>
  `Ihr Ergebnis${test === 'values' ? ' im Wertetest' : ''} ist noch unsicher.`;

export const unsureTestTexts = {
  repeat: 'Test wiederholen',
  proceed: 'Weitermachen',
} as const;

export function missingTestsText({ softskills, values }: MissingTests): string | null {
  if (softskills && values) return matchTexts.none.both;
  if (softskills) return matchTexts.none.softskills;
  return values ? matchTexts.none.values : null;
}
