/** German nouns for people that name one gender, by ending; enough for a hint, not a dictionary. */

const splitWords = (words: string): readonly string[] => words.trim().split(/\s+/);

const endings = splitWords(`
  arbeiter schafter berater betreuer vertreter leiter helfer fahrer führer käufer händler handwerker entwickler programmierer tester manager controller
  designer planer prüfer trainer lehrer erzieher pfleger begleiter anleiter ausbilder einsteiger jobber bearbeiter buchhalter verwalter gestalter
  vermittler makler gutachter schreiber sprecher forscher wissenschaftler künstler sportler übersetzer dolmetscher schauspieler sänger tänzer
  iker meister bauer gärtner bäcker metzger fleischer schlosser tischler schreiner schneider lackierer dreher fräser schweißer maurer zimmerer
  dachdecker klempner spengler leger kassierer kommissionierer sortierer rangierer reiniger packer zusteller sanitäter wächter pförtner schaffner
  kellner diener zeichner optiker apotheker förster winzer fischer imker briefträger bediener wäscher
  ingenieur friseur redakteur monteur konstrukteur installateur kontrolleur masseur regisseur spediteur operateur kurier
  disponent assistent referent dozent student präsident agent praktikant therapeut architekt
  spezialist journalist polizist maschinist florist jurist rezeptionist lagerist drogist analyst
  ologe pädagoge kollege experte geselle gehilfe lotse postbote paketbote
  anwalt notar arzt sekretär funktionär direktor moderator koordinator administrator inspektor konditor operator auditor autor
  bibliothekar archivar kommissar fotograf pilot koch chef
  fachwirt betriebswirt volkswirt gastwirt landwirt hauswart platzwart
  kaufmann fachmann hausmann kameramann wachmann feuerwehrmann zimmermann steuermann obmann verwaltungsfachmann
  kaufmänner fachmänner laborant chemikant
  beamter beamte angestellter beschäftigter auszubildender studierender vorsitzender sachverständiger bevollmächtigter`);
const wholeWords = new Set(
  splitWords(`
  maler lektor tutor mann selbstständiger freiberufler`),
);
const objectNouns = new Set(splitWords('halbleiter supraleiter lichtwellenleiter anhänger datenträger'));
const femaleNouns = splitWords('frau frauen krankenschwester schwester stewardess hostess empfangsdame bardame');

const foldUmlauts = (word: string): string => word.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u');
const foldedEndings = endings.map(foldUmlauts);

export type GenderedNoun = { gender: 'man' | 'woman'; stem: string };

/** Null for neutral words. `word` has no hyphen at its ends. */
export function genderOf(word: string): GenderedNoun | null {
  const lower = word.toLowerCase().slice(word.lastIndexOf('-') + 1);
  if (objectNouns.has(lower)) return null;
  for (const ending of femaleNouns)
    if (lower.endsWith(ending)) return { gender: 'woman', stem: commonStem(lower, ending) };
  for (const ending of ['innen', 'in']) {
    const base = foldUmlauts(lower.slice(0, -ending.length));
    if (lower.endsWith(ending) && isMaleNoun(base)) return { gender: 'woman', stem: base };
    if (lower.endsWith(ending) && isMaleNoun(`${base}e`)) return { gender: 'woman', stem: `${base}e` };
  }
  const pluralEnding = ['', 'n', 'en', 'e'].find(
    (plural) => lower.endsWith(plural) && isMaleNoun(foldUmlauts(withoutEnding(lower, plural))),
  );
  return pluralEnding === undefined
    ? null
    : { gender: 'man', stem: manStem(foldUmlauts(withoutEnding(lower, pluralEnding))) };
}

const withoutEnding = (word: string, end: string): string => word.slice(0, word.length - end.length);
const isMaleNoun = (word: string): boolean =>
  wholeWords.has(word) || foldedEndings.some((ending) => word.endsWith(ending));
const manStem = (word: string): string => word.replace(/m[aä]nn(?:er)?$/, '').replace(/beamter$/, 'beamte');
const commonStem = (word: string, ending: string): string => foldUmlauts(word.slice(0, -ending.length));
