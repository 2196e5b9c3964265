import { chanceFit, matchWeights } from '../../matching/match-weights.ts';
import type { MatchDoubt } from '../../matching/state.ts';
import type { Match, MatchBasis, MissingPart } from '../../matching/types.ts';
import { isUnsure } from '../../talent-pool/fit-groups.ts';
import { listText } from '../words.ts';
import {
  asAverage,
  matchTexts,
  type PlaceDoubt,
  placeNumbers,
  rangeWords,
  type ShownMatch,
  type Voice,
} from './match.ts';

const skillMeaning = {
  you: 'wie weit das Geforderte zu Ihren eigenen Stärken gehört',
  person: 'wie weit das Geforderte zu den eigenen Stärken dieser Person gehört',
} satisfies Record<Voice, string>;

const meaningWords = {
  both: {
    you: `${skillMeaning.you} und wie nah sich Ihre Werte und die des Unternehmens sind`,
    person: `${skillMeaning.person} und wie nah sich ihre Werte und die des Unternehmens sind`,
  },
  skills: skillMeaning,
  values: {
    you: 'wie nah sich Ihre Werte und die des Unternehmens sind',
    person: 'wie nah sich die Werte dieser Person und die des Unternehmens sind',
  },
} satisfies Record<MatchBasis, Record<Voice, string>>;

const countsAs = (half: MissingPart['half']): string => {
  const most = matchWeights[half];
  return `Von einer Seite fehlen sie. Sie ${asAverage}, mit ${Math.round((most * chanceFit[half]) / 100)} von ${most} Punkten.`;
};

const compared = {
  you: 'Überschneiden sich die Spannen zweier Stellen, ist nicht sicher, welche besser passt.',
  person:
    'Zwei Stellen, deren Zahlen näher beieinanderliegen, als diese Spanne breit ist, sind nicht sicher verschieden.',
} satisfies Record<Voice, string>;

/** Why other strengths bring more points. */
type MoreReason = 'weight' | 'place' | 'none';

type Placed = { place: string; isUnsure: boolean };

const maxNamed = 3;

const moreReasons = {
  one: {
    weight: ', weil diese Stärke für die Stelle wichtiger ist',
    place: ', weil diese Stärke bei Ihnen weiter vorn steht',
    none: '',
  },
  several: {
    weight: ', weil diese Stärken für die Stelle wichtiger sind',
    place: ', weil diese Stärken bei Ihnen weiter vorn stehen',
    none: '',
  },
} satisfies Record<'one' | 'several', Record<MoreReason, string>>;

const pointsOf = (points: number, most: number) => `${points} von ${most} ${most === 1 ? 'Punkt' : 'Punkten'}`;

/** Loads with the opened reasons of a match. */
export const matchReasonTexts = {
  meanings: 'Was mit den Stärken gemeint ist',
  close: 'Rechnung schließen',
  answer: {
    one: (name: string, { place, isUnsure }: Placed) => `${name} passt${isUnsure ? ' am ehesten' : ''}: ${place}.`,
    several: (names: readonly string[], { of, isUnsure }: { of: number; isUnsure: boolean }) => {
      const named = names.length > maxNamed ? `${names.length} gefragte Stärken` : listText(names);
      const third = `${isUnsure ? 'nach diesem Ergebnis ' : ''}zum oberen Drittel Ihrer ${of} Stärken`;
      return `${named} passen${isUnsure ? ' am ehesten' : ''}: Diese gehören ${third}.`;
    },
    only: (name: string, place: string) => `${name}: ${place}.`,
    nearest: (name: string, { place, isUnsure }: Placed) =>
      `Am weitesten vorn steht ${isUnsure ? 'nach diesem Ergebnis ' : ''}${name}: ${place}.`,
    place: (rank: number, of: number, doubt: PlaceDoubt) => {
      if (doubt === undefined) return `Platz\u00a0${rank} von ${of}`;
      if (doubt === 'rough') return `etwa Platz\u00a0${rank} von ${of}`;
      return `Platz\u00a0${rank} von ${of} (wahrscheinlich ${doubt.low} bis ${doubt.high})`;
    },
    lacking: (names: readonly string[], { places, isUnsure }: { places: readonly number[]; isUnsure: boolean }) => {
      const named = listText(places.map((place) => `Platz\u00a0${place}`));
      const lead = names.length === 1 ? 'passt weniger: Diese Stärke steht' : 'passen weniger: Diese stehen';
      return `${listText(names)} ${lead} bei Ihnen weiter hinten, auf ${isUnsure ? 'etwa ' : ''}${named}.`;
    },
    shared: (values: readonly string[]) => {
      if (values.length === 0) return '';
      return values.length === 1
        ? `Dazu kommt ein gemeinsamer Wert: ${values[0]}.`
        : `Dazu kommen ${values.length} gemeinsame Werte: ${listText(values)}.`;
    },
    /** `leading`: the strengths with the most points. */
    most: (leading: readonly string[], named: readonly string[]) => {
      const [first, ...others] = leading;
      if (others.length === 0)
        return named.length > 1
          ? `Von den Stärken bringt ${first} die meisten Punkte.`
          : 'Von den Stärken bringt sie die meisten Punkte.';
      return `Keine andere gefragte Stärke bringt mehr Punkte${named.length > 1 ? ` als ${named[0]}` : ''}.`;
    },
    more: (names: readonly string[], reason: MoreReason) => {
      const isOne = names.length === 1;
      const named = names.length > maxNamed ? `${names.length} andere gefragte Stärken` : listText(names);
      return `${named} ${isOne ? 'bringt' : 'bringen'} mehr Punkte${moreReasons[isOne ? 'one' : 'several'][reason]}.`;
    },
  },
  table: {
    title: 'So entsteht die Zahl',
    text: 'Je wichtiger eine Stärke für die Stelle ist, desto mehr Punkte kann sie bringen. Jeder Balken beginnt, wo der vorige endet.',
    calculated: ({ match }: Pick<Match, 'match'>) => `Gerechnet sind es etwa ${match} von 100.`,
    total: (match: ShownMatch, voice: Voice) =>
      `${voice === 'you' && isUnsure(match) ? 'etwa ' : ''}${pointsOf(match.match, 100)}`,
    part: 'Was zählt',
    place: { you: 'Ihr Platz', person: 'Platz' } satisfies Record<Voice, string>,
    points: 'Beitrag',
    pointsOf,
    placeOf: (rank: number | null, of: number, doubt?: PlaceDoubt) => {
      if (rank === null) return 'nicht gemessen';
      return doubt === 'rough' ? `etwa ${rank} von ${of}` : `${placeNumbers(rank, doubt)} von ${of}`;
    },
    valueFit: (match: Pick<Match, 'valueFit'> & MatchDoubt) => `Nähe der Werte, ${matchTexts.figure.valueFit(match)}`,
    halves: { values: 'Werte', skills: 'Stärken' } satisfies Record<MissingPart['half'], string>,
    skillSum: 'Stärken zusammen',
    halfPoints: (points: number, half: MissingPart['half']) => pointsOf(points, matchWeights[half]),
    missing: `noch offen, ${asAverage}`,
    sum: 'Passung',
  },
  without: {
    title: 'Ohne einzelne Anforderungen',
    sentence: (skill: string, match: number) => `Ohne die Anforderung „${skill}“ wäre die Passung ${match}.`,
    none: 'Keine einzelne Anforderung verändert die Passung.',
  },
  open: {
    title: 'Was offen bleibt',
    range: {
      you: 'Ihre Plätze sind gemessen, nicht gewiss.',
      person: 'Die Plätze sind gemessen, nicht gewiss.',
    } satisfies Record<Voice, string>,
    shared: 'Auch bei gemeinsamen Werten zählt, wie wichtig jeder der Person ist.',
    unsureValues:
      'Ihre Antworten im Wertetest widersprechen sich oft. Wie nah sich Ihre Werte und die des Unternehmens sind, ist deshalb noch unsicher.',
    span: (match: Match, voice: Voice) =>
      `In etwa 8 von 10 Fällen liegt die Passung ${rangeWords(match)}. ${compared[voice]}`,
    meaning: (basis: MatchBasis, voice: Voice): string =>
      voice === 'you'
        ? `Die Passung sagt, ${meaningWords[basis].you}. Die Ergebnisse anderer Menschen gehen nicht ein. Unternehmen können ihre Kandidaten aber nach der Passung ordnen.`
        : `Die Passung sagt, ${meaningWords[basis].person}. Die Ergebnisse anderer Menschen gehen nicht ein. Ob jemand im Test auf eine Stelle hin geantwortet hat, sieht man der Zahl nicht an. Sie hilft beim Auswählen; entscheiden muss ein Mensch.`,
    basis: {
      both: `Stärken zählen ${matchWeights.skills}, Werte ${matchWeights.values} von 100.`,
      skills: `Die Werte sind noch offen: ${countsAs('values')}`,
      values: `Die Stärken sind noch offen: ${countsAs('skills')}`,
    } satisfies Record<MatchBasis, string>,
    inputs: 'Nur Testergebnisse gehen ein, nie Name, Alter, Geschlecht, Herkunft oder das Profil.',
    method: 'Wie die Passung berechnet wird',
  },
} as const;
