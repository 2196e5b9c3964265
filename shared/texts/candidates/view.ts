import type { StrengthGroup } from '../../releases/anonymous.ts';
import type { ReleaseScope } from '../../releases/scope.ts';
import { resultWords } from '../assessments/results.ts';
import { monthText } from '../words.ts';

export const scopeNames = {
  anonymous: 'anonym',
  required: 'mit Namen, nur gefragte Stärken',
  requiredProfile: 'mit Namen und Profil, nur gefragte Stärken',
  named: 'mit Namen',
  profile: 'mit Namen und Profil',
} satisfies Record<ReleaseScope, string>;

const matchAlone: Partial<Record<ReleaseScope, string>> = {
  required: 'mit Namen, nur die Passung',
  requiredProfile: 'mit Namen und Profil, nur die Passung',
};
export const scopeName = (scope: ReleaseScope, hasSkills: boolean): string =>
  (hasSkills ? undefined : matchAlone[scope]) ?? scopeNames[scope];

export const groupNames = {
  first: 'unter den ersten zehn',
  middle: 'in der Mitte',
  last: 'weiter hinten',
} satisfies Record<StrengthGroup, string>;
export const groupWords = (group: StrengthGroup | null): string =>
  group === null ? 'keine Angabe' : groupNames[group];

export const anonymousTexts = {
  skills:
    'Wo die gefragten Stärken unter allen eigenen Stärken stehen. Genaue Plätze zeigt eine anonyme Freigabe nicht.',
  none: 'Hier zeigt die anonyme Freigabe keine Stärken.',
  values: 'Werte, die beide Seiten gewählt haben.',
  noValues: 'Keine gemeinsamen Werte',
  match:
    'Ohne Namen steht die Passung in Fünferschritten und mit einer kleinen festen Abweichung, damit niemand daran zu erkennen ist.',
} as const;

export const requiredTexts = {
  skills: 'Zu sehen sind nur die Stärken, nach denen diese Stelle fragt.',
  places: (of: number) => `Der Platz zählt unter allen ${of} Stärken.`,
  none: 'Für diese Stelle sind keine Stärken zu sehen.',
  deletedJob: 'Stelle, die es nicht mehr gibt',
  values: 'Die Werte sind nicht zu sehen.',
  match: 'Die Passung ist die vom Tag, an dem das Ergebnis gezeigt wurde.',
} as const;

const meaningfulness = {
  title: 'Aussagekraft des Tests',
  fine: 'keine Auffälligkeiten',
  limited: 'eingeschränkt',
} as const;

export const limitedTexts = {
  ...meaningfulness,
  badge: `${meaningfulness.title}: ${meaningfulness.limited}`,
  text: 'Das Ergebnis gilt, sagt aber weniger aus als andere: Die Art der Antworten ist auffällig.',
} as const;

export const rangeTexts = {
  place: (rank: number, isShared: boolean) => (isShared ? `Platz ${rank} (geteilt)` : `Platz ${rank}`),
  range: (low: number, high: number) => (low === high ? '' : `wahrscheinlich ${resultWords.ranks(low, high)}`),
  spoken: ({ rank, isShared, low, high, of }: SpokenRange) =>
    `${resultWords.placeWords({ rank, isShared })} von ${of}${low === high ? '' : `, wahrscheinlich ${resultWords.band(low, high)}`}`,
  unknown: 'keine Angabe',
  reading:
    'Der Punkt zeigt den gemessenen Platz unter allen eigenen Stärken, das Band die Plätze, die in etwa 8 von 10 Fällen zutreffen. Mit anderen Menschen vergleicht das Bild nicht.',
} as const;
type SpokenRange = { rank: number; isShared: boolean; low: number; high: number; of: number };

export const candidateViewTexts = {
  skills: {
    title: 'Stärken',
    text: (shown: number, of: number, month: string) =>
      shown === of
        ? `${of} Stärken, die größte zuerst. Soft-Skill-Test vom ${monthText(month)}.`
        : `${shown} von ${of} Stärken, die größte zuerst. Soft-Skill-Test vom ${monthText(month)}.`,
    all: (count: number) => `Alle ${count} zeigen`,
    less: 'Weniger zeigen',
    none: 'Kein Ergebnis des Soft-Skill-Tests',
  },
  values: {
    title: 'Werte',
    text: (month: string) => `Der wichtigste zuerst. Wertetest vom ${monthText(month)}.`,
    none: 'Kein Ergebnis des Wertetests',
  },
  profile: {
    title: 'Profil',
    location: 'Ort',
    bio: 'Über sich',
    experience: 'Erfahrung',
    education: 'Bildung',
    empty: 'Das Profil ist leer.',
  },
} as const;
