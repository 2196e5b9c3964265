import type { hintReasons } from '../texts/jobs/checklist.ts';

/** `before`, `after` and `unless` match a harmless context. `request` matches a demand and overrides `unless`. */
export type WordingRule = {
  kind: keyof typeof hintReasons;
  pattern: RegExp;
  unless?: RegExp;
  request?: RegExp;
  before?: RegExp;
  after?: RegExp;
};

/** Contexts in which a number from 16 to 69 is not an age. */
const nonAgeContext =
  /erfahrung|befrist|laufzeit|kinder|jugend|jährige|garantie|patient|bewohn|gäste|kund|tätig|bestand|mitglied|betrieb|vertrag|markt|schüler|minderjähr|klient|teilnehm|maschine|anlage|gebäude|häuser|brücke|fahrzeug|technik|haltbar|lebensdauer|zins|rente|unsere (?:Mieter|Leser|Hörer)/iu;
const negation = /(?:kein|keine|keinen|ohne|nicht|weder|noch|statt|verzichten auf)[^.!?]{0,25}$/iu;

const age: WordingRule[] = [
  {
    kind: 'age',
    pattern:
      /(?<!\p{L})[Jj]unge[snm]?(?:(?:,| und|, und)? \p{Ll}+e[snm]?){0,2} (?:Team|Mannschaft|Kollegium)(?!\p{L})/gu,
  },
  {
    kind: 'age',
    pattern:
      /(?<!\p{L})jung(?:e[rsn]?)?(?:,| und| &) ?dynamisch\p{L}{0,2}|(?<!\p{L})dynamisch(?:,| und| &) jung(?!\p{L})/giu,
  },
  {
    kind: 'age',
    pattern: /(?<!\p{L})(?:Berufsanfänger|Berufseinsteiger)(?:[:*_]?in(?:nen)?)?(?!\p{L})/gu,
    unless: /auch|willkommen|erfahren|gern|ebenso|gleich|egal|oder/iu,
  },
  {
    kind: 'age',
    pattern:
      /(?<!\p{L})(?:max\.|maximal|höchstens|bis|bis zu|unter(?! 1)|nicht älter als) (?:1[6-9]|[2-6]\d)(?: Jahren?(?: alt)?)(?!\p{L})/giu,
    unless: nonAgeContext,
  },
  {
    kind: 'age',
    pattern:
      /(?<!\p{L})(?:nicht älter als (?:1[6-9]|[2-6]\d)|zwischen (?:1[6-9]|[2-6]\d) und (?:1[6-9]|[2-6]\d) Jahren?(?: alt)?)(?![\p{L}\d])/giu,
    unless: nonAgeContext,
  },
  { kind: 'age', pattern: /(?<!\p{L})digital[- ]natives?(?!\p{L})/giu },
  { kind: 'age', pattern: /(?<!\p{L})young professionals?(?!\p{L})/giu },
  { kind: 'age', pattern: /(?<!\p{L})jung ?geblieben\p{L}{0,2}(?!\p{L})/giu },
  { kind: 'age', pattern: /(?<!\p{L})rüstige[rn]? (?:Rentner|Senior)\p{L}{0,6}/giu },
];

const origin: WordingRule[] = [
  {
    kind: 'origin',
    pattern:
      /(?<!\p{L})(?:Muttersprache Deutsch|Deutsch (?:als|ist) (?:Ihre )?Muttersprache|deutsche[rn]? Muttersprach(?:e|ler)\p{L}{0,5}|Muttersprachler(?:[:*]?in(?:nen)?)?)(?!\p{L})/giu,
    before: negation,
  },
  { kind: 'origin', pattern: /(?<!\p{L})(?:akzentfrei\p{L}{0,2}|ohne Akzent)(?!\p{L})/giu, before: negation },
  {
    kind: 'nationality',
    pattern:
      /(?<!\p{L})(?:deutsche[rn]? (?:Staatsangehörigkeit|Staatsbürgerschaft|Pass)|nur (?:für )?Deutsche)(?!\p{L})/giu,
    before: negation,
  },
];

const inclusiveWording = /m ?\/ ?w ?\/ ?d|männer|mann|sekretär(?!in)|krankenpfleger|alle geschlechter/iu;

const genderAndFamily: WordingRule[] = [
  {
    kind: 'gender',
    pattern: /(?<!\p{L})(?:Hausfrau|Putzfrau|Reinigungsfrau|Bürodame|Empfangsdame)(?:e?n)?(?!\p{L})/giu,
    unless: /hausm[aä]nn|putzm[aä]nn|herren/iu,
  },
  {
    kind: 'gender',
    pattern: /(?<!\p{L})(?:\p{L}{1,20}sekretärin|Sekretärin|Krankenschwester|Stewardess)(?:nen|n)?(?!\p{L})/giu,
    unless: inclusiveWording,
  },
  { kind: 'gender', pattern: /(?<!\p{L})Mädchen für alles(?!\p{L})/giu },
  {
    kind: 'family',
    pattern: /(?<![\p{L}-])(?:familiär )?ungebunden\p{L}{0,2}(?!\p{L})/giu,
    before: /(?:örtlich|räumlich|zeitlich|orts-?|zeit-? und|politisch|konfessionell) ?(?:und zeitlich )?$/iu,
  },
  {
    kind: 'family',
    pattern: /(?<!\p{L})(?:alleinstehend|ledig|kinderlos)\p{L}{0,2}(?!\p{L})/giu,
    unless: /betreu|begleit|pflege|wohn|unterstütz|hilfe|beratung|mütter|eltern|menschen|egal|unabhängig/iu,
  },
  {
    kind: 'family',
    pattern:
      /(?<!\p{L})(?:abgeschlossene[rn]? Familienplanung|ohne familiäre (?:Verpflichtung|Bindung)\p{L}{0,2})(?!\p{L})/giu,
  },
];

const healthAndReligion: WordingRule[] = [
  {
    kind: 'health',
    pattern:
      /(?<!\p{L})(?:körperlich(?:e|er|en)? (?:(?:voll|uneingeschränkt|sehr|absolut|gut|stark) )?(?:belastbar|fit|Belastbarkeit|Fitness)|(?:voll|uneingeschränkt) belastbar|gesund und (?:belastbar|fit))\p{L}{0,2}(?!\p{L})/giu,
    before: /(?:ohne|keine|nicht)[^.!?]{0,12}$/iu,
  },
  {
    kind: 'religion',
    pattern:
      /(?<!\p{L})(?:(?:christlichen|evangelischen|katholischen|muslimischen) Glaubens|Kirchenzugehörigkeit|konfessionelle Bindung|(?:Zugehörigkeit zu|Mitglied|Mitgliedschaft in)(?:r| der| einer)?(?: \p{Ll}{1,20}){0,2} Kirche|ohne Kopftuch)(?!\p{L})/giu,
    unless: /unabhängig|egal|gleich welche|keine voraussetzung|nicht (?:nötig|erforderlich)|bewohn|menschen/iu,
  },
];

const documentWork =
  /sicht|prüf|bearbeit|verwalt|digitalisier|erstell|schreib|formulier|auswert|archivier|kund|mandant|mieter/iu;
const request =
  /(?<!\p{L})(?:[Bb]itte|[Ss]enden Sie|[Ss]chicken Sie|[Ss]chick uns|[Ss]ende uns|einreichen|[Rr]eichen Sie|[Mm]ailen Sie|zusenden|zuschicken|hochladen|[Ll]aden Sie|[Ll]egen Sie|[Ff]ügen Sie|beilegen|beifügen|[Bb]ewirb dich|[Bb]ewerben Sie|[Ss]chreiben Sie uns|freuen uns auf)(?!\p{L})/u;
const documentNegation =
  /(?<!\p{L})(?:kein|keine|keinen|ohne|nicht|weder|noch|statt|verzichten auf)(?!\p{L})(?:(?!send|schick|reich)[^.!?]){0,25}$/iu;
const notNeeded =
  /^[^.!]{0,30}(?:nicht (?:nötig|erforderlich|notwendig|verlangt|gefragt|gebraucht)|(?:brauch|benötig|verlang|erwart|woll)(?:en|st|t)? (?:wir|Sie|du|ihr)?(?: \p{L}{2,6})? ?nicht|(?:ist|sind) (?:überflüssig|freiwillig|unnötig)|(?:entfällt|entfallen)(?!\p{L}))/iu;

const documentPatterns = [
  /(?<!\p{L})(?:(?:tabellarische[rnm]? )?(?:Kurz)?[Ll]ebenslauf(?:e?s)?|Lebensläufe|Curriculum Vitae|CV)(?!\p{L})/gu,
  /(?<!\p{L})(?:Anschreiben|(?:Motivations|Bewerbungs|Begleit)schreiben|Motivationsbrief)s?(?!\p{L})/gu,
  /(?<!\p{L})(?:Bewerbungsfotos?|Bewerbungsbild|Passfotos?|Passbild(?:er)?|Lichtbild(?:er|es|s)?|mit (?:(?:aktuellem|Ihrem|neuerem) )?(?:Foto|Lichtbild|Bild)|(?:aktuelles|Ihr) Foto)(?!\p{L})/gu,
  /(?<!\p{L})(?:Bewerbungsunterlagen|Bewerbungsmappen?|vollständige[rn]? (?:Unterlagen|Bewerbung)|aussagekräftige[rn]? (?:Unterlagen|Bewerbung))(?!\p{L})/gu,
];
const documents = documentPatterns.map((pattern): WordingRule => {
  return { kind: 'documents', pattern, before: documentNegation, after: notNeeded, unless: documentWork, request };
});

export const wordingRules: readonly WordingRule[] = [
  ...age,
  ...origin,
  ...genderAndFamily,
  ...healthAndReligion,
  ...documents,
];
