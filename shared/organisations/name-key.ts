/** One key for names that readers confuse. Look-alike letters are a selection of confusables.txt (Unicode UTS #39). */

import { slugOf } from '../search.ts';

const letterPairs = (from: string, to: string): [string, string][] => {
  const targets = [...to];
  return [...from].map((letter, index) => [letter, targets[index] ?? '']);
};

/** Before folding case: a Greek capital and its small letter resemble different Latin letters. */
const lookAlikes = new Map<string, string>([
  ...letterPairs('АВЕЅЗІЈКМНОРСТУХҮԌԚԜҺӀԁԛԝһӏ', 'abes3ijkmhopctyxygqwhldqwhl'),
  ...letterPairs('авеѕзіјкмнорстухүԍ', 'abes3ijkmhopctyxyg'),
  ...letterPairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧΩϹ', 'abezhikmnoptyxoc'),
  ...letterPairs('αβγεηικνορςτυχωϲϳµμ', 'abyenikvopstuxwcjuu'),
  ...letterPairs('օսոհցզԼՕՍՏ', 'ounhgqlous'),
  ...letterPairs('øØłŁđĐðħĦıɑɡɩɪʟɴʀʜʏʙɢ', 'oolldddhhiagiilnrhybg'),
  ...letterPairs('ᴀᴄᴅᴇᴊᴋᴍᴏᴘᴛᴜᴠᴡᴢꜰꜱǀ∣', 'acdejkmoptuvwzfsll'),
]);
const spelledOut: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', œ: 'oe' };

const byShape = (text: string): string => [...text].map((letter) => lookAlikes.get(letter) ?? letter).join('');

export function latinLetters(name: string): string {
  const spelled = name
    .replace(/\p{DI}+/gu, '')
    .normalize('NFC')
    .replace(/[äöüßæœ]/giu, (letter) => spelledOut[letter.toLowerCase()] ?? letter);
  const bare = byShape(spelled)
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return byShape(bare).toLowerCase();
}

const foldConfusables = (text: string): string => text.replaceAll('0', 'o').replace(/[1i]/g, 'l');

const words = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
const wordSet = (text: string): ReadonlySet<string> => new Set(words(latinLetters(text)).map(foldConfusables));

const legalForms = wordSet(
  'gmbh ggmbh mbh gesmbh ges ag gag kg kgaa ug gug ohg gbr egbr se sce eg ev ek ekfm ekfr co und u and ' +
    'partg partgmbb mbb vvag haftungsbeschränkt aktiengesellschaft kommanditgesellschaft unternehmergesellschaft ' +
    'gesellschaft mit beschränkter haftung offene handelsgesellschaft eingetragener eingetragene verein genossenschaft ' +
    'gemeinnützige kaufmann kauffrau ltd limited llc llp plc inc incorporated corp corporation company sarl srl',
);
/** Removed only at the end, because elsewhere these words have other meanings. */
const trailingLegalForms = wordSet('og keg sa as ab oy bv nv aps spa sas sro kft doo spzoo');

const joinedInitials = (text: string): string =>
  text.replace(
    /(?<![\p{L}\p{N}])(?:\p{L}\.\s?)+\p{L}?(?![\p{L}\p{N}])/gu,
    (initials) => `${initials.replace(/[.\s]/g, '')} `,
  );

function significantWords(text: string): string[] {
  const all = words(joinedInitials(text)).map(foldConfusables);
  const significant = all.filter((word) => !legalForms.has(word));
  while (significant.length > 1 && trailingLegalForms.has(significant.at(-1) ?? '')) significant.pop();
  return significant.length > 0 ? significant : all;
}

export function companyNameKey(name: string): string {
  const text = latinLetters(name);
  const joined = significantWords(text)
    .join('')
    .replace(/(?<=.)(?:ggmbh|gmbh)$/, '');
  const key = joined
    .replace(/([aou])e/g, '$1')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
  return key === '' ? text.replace(/\s+/g, '') : key;
}

const fallbackSlug = 'organisation';

export function numberedSlug(name: string, attempt: number): string {
  const slug = slugOf(name) || fallbackSlug;
  return attempt === 1 ? slug : `${slug}-${attempt}`;
}
