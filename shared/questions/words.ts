/** Words of a question and its options, so that they can be compared. German, without a dictionary. */

const tokens = /[\p{L}\p{M}][\p{L}\p{M}\p{N}-]*|[-−+]?\d[\d.,:]*|[%‰€$£°<>≤≥=±×÷+−/]/gu;

/** Dots and commas that end a number are no part of it; `1.000` is `1000`. */
function plainNumber(token: string): string {
  const inner = token.replace(/[.,:]$/u, '').replace('−', '-');
  const [whole = '', ...groups] = inner.split('.');
  const areThousands = groups.length > 0 && groups.every((group) => /^\d{3}(?:,\d*)?$/u.test(group));
  return areThousands ? whole + groups.join('') : inner;
}

const isNumber = (token: string): boolean => /\d/u.test(token) && !/^\p{L}/u.test(token);

/** Every word, number and sign of a text, in its order; without punctuation and capitals. */
export const wordsOf = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().match(tokens) ?? []).map((token) =>
    isNumber(token) ? plainNumber(token) : token.replaceAll('-', ''),
  );

const articles = new Set('der die das den dem des ein eine einen einem einer eines'.split(' '));

const endings = ['en', 'em', 'es', 'e', 'n', 's'];
const shortestStem = 4;

/**
 * A word without its ending, so that 'Kunde' and 'Kunden' are one. Not without '-er': 'Miete' and 'Mieter' are two. Nor is a letter more
 * or less forgiven: 'Adsorption' and 'Absorption', 'Affekt' and 'Effekt' are exactly what questions ask for.
 */
export function stemOf(word: string): string {
  const ending = endings.find((end) => word.length - end.length >= shortestStem && word.endsWith(end));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

/** What a text claims, as far as its words tell: their stems in their order, without articles. */
export function claimOf(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => !articles.has(word));
  return (telling.length === 0 ? words : telling).map(stemOf);
}

/** Words that are in any question or sentence and say nothing of what it is about. */
const fillers = new Set(
  (
    'der die das den dem des ein eine einen einem einer eines und oder aber sowie auch noch nur sehr so schon dann denn doch ' +
    'in im an am auf aus bei beim bis durch für gegen mit nach ohne seit über um unter von vom vor während wegen zu zum zur zwischen ' +
    'als wie wenn weil damit dass ob da indem sich es er sie ihr ihre ihren ihrem ihrer ihres sein seine seinen seinem seiner man ich wir uns ' +
    'ist sind war waren wird werden wurde wurden hat haben hatte kann können darf dürfen muss müssen soll sollen sollte sollten ' +
    'mag mögen will wollen würde würden lässt lassen gilt gelten dies diese dieser dieses diesen diesem jede jeder jedes jeden ' +
    'dabei dafür damit dazu davon daran hier dort immer mehr meist mal bzw also etwa zuerst erst folgende folgender folgenden ' +
    'folgendes aussage aussagen antwort antworten richtig richtige falsch falsche korrekt zutreffend zutrifft trifft zu stimmt ' +
    'bedeutet versteht heißt nennt bezeichnet bezeichnung begriff beschreibt meint definition passt passende lücke ergänzen sie'
  ).split(' '),
);
/** Who, when, where: two questions about the same matter differ in nothing else. */
const askers = new Set(
  'wer wen wem wessen was wann wo wohin woher woran worauf wodurch womit wofür wozu warum weshalb wieso wie wieviel viele viel oft lange hoch'.split(
    ' ',
  ),
);

const plain = (word: string): string =>
  stemOf(word.replaceAll('ß', 'ss').replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u'));

const isTelling = (word: string): boolean => !fillers.has(word) && !askers.has(word);

/** The words that say what a text is about, by stem; 'Brände' and 'Brand' are one. */
export const contentWords = (text: string): Map<string, string> => {
  const telling = wordsOf(text).filter((word) => isTelling(word) && (word.length > 2 || isNumber(word)));
  return new Map(telling.map((word) => [plain(word), word]));
};

/** More words of one text tell nothing more, and comparing them all would take long in a large course. */
const mostTelling = 40;

/** What is asked: the content words with the question words; of 'Welche Aussage trifft zu?' nothing. */
export const topicOf = (text: string): ReadonlySet<string> => {
  const content = [...contentWords(text).keys()].filter((stem) => !stem.startsWith('welch'));
  const asked = wordsOf(text).filter((word) => askers.has(word));
  return new Set(content.length === 0 ? [] : [...content, ...asked].slice(0, mostTelling));
};

/** How much two sets have in common: 1 for the same, 0 for nothing. */
export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  const all = one.size + other.size - shared;
  return all === 0 ? 0 : shared / all;
}
