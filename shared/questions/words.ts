const tokens = /[\p{L}\p{M}][\p{L}\p{M}\p{N}-]*|[-−+]?\d[\d.,:]*|[%‰€$£°<>≤≥=±×÷+−/]/gu;

function plainNumber(token: string): string {
  const inner = token.replace(/[.,:]$/u, '').replace('−', '-');
  const [integerPart = '', ...groups] = inner.split('.');
  const areThousands = groups.length > 0 && groups.every((group) => /^\d{3}(?:,\d*)?$/u.test(group));
  return areThousands ? integerPart + groups.join('') : inner;
}

const isNumber = (token: string): boolean => /\d/u.test(token) && !/^\p{L}/u.test(token);

export const wordsOf = (text: string): string[] =>
  (text.normalize('NFKC').toLowerCase().match(tokens) ?? []).map((token) =>
    isNumber(token) ? plainNumber(token) : token.replaceAll('-', ''),
  );

const articles = new Set('der die das den dem des ein eine einen einem einer eines'.split(' '));

const endings = ['en', 'em', 'es', 'e', 'n', 's'];
const shortestStem = 4;

/** 'Kunde' and 'Kunden' match. Keeps '-er', because 'Miete' and 'Mieter' differ. */
export function stemOf(word: string): string {
  const ending = endings.find((end) => word.length - end.length >= shortestStem && word.endsWith(end));
  return ending === undefined ? word : word.slice(0, -ending.length);
}

export function claimOf(text: string): string[] {
  const words = wordsOf(text);
  const significant = words.filter((word) => !articles.has(word));
  return (significant.length === 0 ? words : significant).map(stemOf);
}

const fillerWords = new Set(
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
const questionWords = new Set(
  'wer wen wem wessen was wann wo wohin woher woran worauf wodurch womit wofür wozu warum weshalb wieso wie wieviel viele viel oft lange hoch'.split(
    ' ',
  ),
);

const normaliseStem = (word: string): string =>
  stemOf(word.replaceAll('ß', 'ss').replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u'));

const isContentWord = (word: string): boolean => !fillerWords.has(word) && !questionWords.has(word);

export const contentWords = (text: string): Map<string, string> => {
  const significant = wordsOf(text).filter((word) => isContentWord(word) && (word.length > 2 || isNumber(word)));
  return new Map(significant.map((word) => [normaliseStem(word), word]));
};

const maxTopicWords = 40;

/** Content words and question words; empty for 'Welche Aussage trifft zu?'. */
export const topicOf = (text: string): ReadonlySet<string> => {
  const content = [...contentWords(text).keys()].filter((stem) => !stem.startsWith('welch'));
  const questionTerms = wordsOf(text).filter((word) => questionWords.has(word));
  return new Set(content.length === 0 ? [] : [...content, ...questionTerms].slice(0, maxTopicWords));
};

export function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared++;
  const union = one.size + other.size - shared;
  return union === 0 ? 0 : shared / union;
}
