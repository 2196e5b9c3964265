import { jobLimits } from './draft.ts';
import { type GenderedNoun, genderOf } from './gendered-words.ts';

const suffix = '(m/w/d)';

const marker = /(?<!\p{L})(?:(?:divers|[mwfdxia]|gn) ?[/|,*.+] ?){2,4}(?:divers|[mwfdxia]|gn)(?!\p{L})/iu;
const markerInWords =
  /\((?:gn|d|x|alle|div\.?|divers)\*?\)|(?:alle|all|any) (?:geschlechter|genders?)|[([](?:[mw]{2}|mf|fm)[dix][)\]]|[([]d(?:[mw]{2}|mf|fm)[)\]]/iu;
const markerInFull = /(?:(?:männlich|weiblich|divers) ?[/|,] ?){2}(?:männlich|weiblich|divers)(?!\p{L})/iu;
const halfMarker =
  /[([] ?(?:männlich|weiblich|[mwf]) ?(?:[/|,]? ?(?:männlich|weiblich|[mwf]) ?)?[)\]]|(?<![\p{L}/|])[mwf] ?[/|] ?[mwf](?![\p{L}/|])/iu;
const genderGapForm = /\p{L}(?:[:*_·]|\/-?)(?:in|innen|r)(?!\p{L})|\p{L}\((?:in|innen|r)\)/u;
const innerCapital = /\p{Ll}(?<!Linked)In(?:nen)?(?!\p{L})/u;

const isNeutral = (title: string): boolean =>
  [marker, markerInWords, markerInFull, genderGapForm, innerCapital].some((pattern) => pattern.test(title));

const clientWords = new Set(['für', 'mit', 'an', 'bei', 'von', 'des', 'der', 'im', 'am']);

export function neutralTitle(title: string): string | null {
  if (isNeutral(title)) return null;
  if (halfMarker.test(title)) return title.replace(halfMarker, suffix);
  if (!namesOneGender(title)) return null;
  const maxLength = jobLimits.title - suffix.length - 1;
  return `${title.trim().slice(0, maxLength).toWellFormed().trimEnd()} ${suffix}`;
}

function namesOneGender(title: string): boolean {
  const words = title.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
  const people = words.flatMap((word, index) => {
    const previousWord = words[index - 1]?.toLowerCase() ?? '';
    return clientWords.has(previousWord) || !/^\p{Lu}/u.test(word.slice(word.lastIndexOf('-') + 1))
      ? []
      : (genderOf(word) ?? []);
  });
  const halves = suffixNounsIn(title);
  const all = [...people, ...halves];
  return people.some((noun) => !all.some((other) => isCounterpart(noun, other)));
}

const isCounterpart = (one: GenderedNoun, other: GenderedNoun): boolean =>
  one.gender !== other.gender && (one.stem === other.stem || other.stem === '' || one.stem === '');

function suffixNounsIn(title: string): GenderedNoun[] {
  return [...title.matchAll(/[/*:_] ?-?(mann|frau)(?!\p{L})/giu)].map(([, half = '']) => ({
    gender: half.toLowerCase() === 'frau' ? ('woman' as const) : ('man' as const),
    stem: '',
  }));
}
