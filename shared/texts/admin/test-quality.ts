import type { TestVariant } from '../../assessments/soft-skills/variants.ts';
import { locale } from '../../product.ts';
import { minRuns, runsForComparing } from '../../test-quality/places.ts';

const whole = new Intl.NumberFormat(locale);
const oneDecimal = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const wholePercent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
const month = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });

const count = (number: number): string => whole.format(number);
const percent = (share: number): string => wholePercent.format(share);
const place = (mean: number): string => oneDecimal.format(mean);
const monthName = (name: string): string => month.format(new Date(`${name}-01T00:00:00.000Z`));
const seconds = (median: number | null): string => (median === null ? '–' : `${count(Math.round(median))} s`);

const variants = {
  test1: 'Mit Berufserfahrung',
  test2: 'Ohne Berufserfahrung',
} satisfies Record<TestVariant, string>;

export const testQualityTexts = {
  title: 'Testgüte',
  text: 'Wie gut die Aussagen der Soft-Skill-Tests unterscheiden, gezählt aus abgeschlossenen Durchgängen. Was eine einzelne Person geantwortet hat, steht hier nirgends.',
  variant: 'Test',
  variants,
  version: (number: number, since: string | null) =>
    `Katalog-Version ${count(number)}${since === null ? '' : `, aktiv seit ${since}`}. Gezählt sind höchstens die letzten 24 Monate, auch Durchgänge von Gästen. Auffällige Durchgänge zählen nicht mit, und von jedem Konto zählt nur der neueste.`,
  empty: {
    title: 'Noch keine Zahlen',
    text: `Mit weniger als ${minRuns} Personen ließe sich auf einzelne Personen schließen, deshalb steht hier nichts. Gezählt wird jede Stunde und wenn Sie diese Seite öffnen, immer mindestens ${minRuns} Personen auf einmal.`,
  },
  figures: 'Zahlen im Überblick',
  runs: 'Durchgänge',
  flagged: 'mit eingeschränkter Aussagekraft',
  median: 'je Gruppe, Median in Teil 1',
  count,
  percent,
  place,
  seconds,
  monthName,
  months: {
    title: 'Durchgänge je Monat',
    text: `Eingeschränkte Aussagekraft hat ein Durchgang, der zu schnell, kaum geordnet oder ohne erkennbares Profil beantwortet wurde. Abgelehnt wird deshalb niemand. Weniger als ${minRuns} Durchgänge eines Monats zählen zum Monat daneben.`,
    month: 'Monat',
  },
  statement: 'Aussage',
  group: 'Gruppe',
  groupNumber: (groupIndex: number) => count(groupIndex + 1),
  deviating: {
    title: 'Aussagen, die herausfallen',
    text: 'Was fast alle nach vorn oder nach hinten ordnen, sagt wenig über die einzelne Person. Jede Gruppe hat zusammen den mittleren Platz 2,5. Oben steht, was am weitesten davon entfernt ist.',
    tooFew: `Ab ${runsForComparing} Durchgängen stehen hier die Aussagen, die am weitesten von der Mitte ihrer Gruppe abweichen. Bei weniger wären die Abstände vor allem Zufall.`,
    mean: 'Mittlerer Platz',
    mates: 'Übrige der Gruppe',
    distance: 'Abstand',
    ahead: (places: number) =>
      `${oneDecimal.format(Math.abs(places))} Plätze ${places >= 0 ? 'weiter vorn' : 'weiter hinten'}`,
    beyondChance: 'mehr als Zufall',
    chance: 'kann Zufall sein',
  },
  drift: {
    title: 'Veränderung zwischen Monaten',
    text: (before: string, after: string) =>
      `Verglichen wird, wie oft eine Aussage im ${monthName(before)} und im ${monthName(after)} auf Platz 1 kam. Genannt ist nur, was sich um mehr als 3,5 Standardfehler verschoben hat. Kleinere Unterschiede entstehen durch Zufall.`,
    tooFew: `Verglichen werden zwei Monate mit jeweils mindestens ${runsForComparing} Durchgängen.`,
    none: 'Keine Aussage hat sich stärker verschoben, als der Zufall erklärt.',
    whole: 'Platz 1 im Ganzen',
    change: 'Veränderung',
    points: (before: number, after: number) => {
      const points = Math.round((after - before) * 100);
      return `${points > 0 ? '+' : ''}${count(points)} Prozentpunkte`;
    },
  },
  groups: {
    title: 'Alle Gruppen',
    text: 'Wie oft jede Aussage auf welchen Platz kam. Der Balken beginnt links mit Platz 1 und endet rechts mit Platz 4.',
    summary: (groupIndex: number, median: number | null) =>
      `Gruppe ${count(groupIndex + 1)}, Median ${seconds(median)}`,
    label: (groupIndex: number) => `Gruppe ${count(groupIndex + 1)}`,
    partTwo: 'Teil 2',
    partTwoText: (medians: ReadonlyArray<number | null>) =>
      `Hier stehen für jede Person andere Aussagen beieinander. Median der fünf Gruppen: ${medians.map(seconds).join(', ')}. Aussagen, die weniger als ${minRuns} Personen geordnet haben, bleiben ohne Zahlen.`,
    placeShare: (number: number) => `Platz ${count(number)}`,
    mean: 'Im Mittel',
    tooFew: 'zu wenige',
  },
  failed: 'Die Zahlen ließen sich nicht laden.',
} as const;
