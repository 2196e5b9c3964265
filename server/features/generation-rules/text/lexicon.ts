const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Abbreviations whose dot does not end a sentence; lower case, without the dot. */
export const abbreviations = setOf(
  'gem lfd max usf abb abs abschn allg anm art aufl bd bes bez bspw bzgl bzw ca co dgl dr dipl etc evtl fa ff fig ggf hrsg incl ing inkl insb ist-nr jh ' +
    'kap lt max min mind mio mrd nr od prof rd rn s sog st std str tab tel u ú usw v vgl vol vs z zb zit zt zzgl e.g i.e eg ie no pp approx mr mrs ms ' +
    'jan feb mär apr jun jul aug sep sept okt nov dez mo di mi do fr sa so',
);

/** Abbreviations that are also words: 'Machen Sie es so. Danach …' */
export const ambiguousAbbreviations = setOf('so art max min no do mi');

export const sentenceStarters = setOf(
  'Der Die Das Den Dem Des Ein Eine Einen Einem Es Er Sie Wir Man In Im Am An Ab Bei Beim Wenn Danach Dann Dies Diese Dieser Dieses Diesen Hier Für Auf Zu Zur Zum Nach ' +
    'Vor Mit Ohne Auch So Alle Jede Jeder Jedes Wer Was Wo Wie Unter Über Nur Erst Außerdem Dabei Dadurch Deshalb Daher Kein Keine Nicht The This These It If When For A An All',
);

export const anaphoricWords = setOf(
  'dies diese dieser dieses diesen diesem er sie es ihr ihre ihnen dabei dadurch dafür damit danach dann daran darauf daraus darin darüber davon dazu deshalb daher deswegen ' +
    'jedoch allerdings außerdem zudem ferner hierbei hierzu hierfür hierdurch ebenso auch so solche solcher solches letztere erstere andernfalls sonst somit folglich ' +
    'trotzdem dennoch denn aber oder und anschließend beide beides dort hier this these it they he she that those therefore however thus such also then',
);

/** A place or condition follows, not a defined term: 'Im Lager gilt …' */
export const prepositions = setOf(
  'in im ins an am ans auf aufs bei beim von vom zu zum zur mit nach aus für gegen ohne um durch über unter vor hinter neben zwischen seit während wegen trotz ' +
    'ab bis je pro laut at on by with for from of to into under over',
);

export const articles = setOf('der die das den dem des ein eine einen einem einer eines the a an');

/** Show the gender, number and case of the next noun. */
export const determiners = setOf(
  'der die das den dem des ein eine einen einem einer eines im am zum zur vom beim ins ans kein keine keinen keinem keiner jede jeder jedes jeden ' +
    'diese dieser dieses diesen diesem alle aller allen viele mehrere',
);

export const stopWords = setOf(
  'aber alle allem allen aller alles als also am an andere anderen anderer anderes auch auf aus bei beim bereits besonders bevor bis bzw da dabei dadurch dafür damit danach dann ' +
    'daran darauf darf das dass davon dazu dem den denen denn der deren des dessen deshalb die dies diese diesem diesen dieser dieses dort durch ein eine einem einen einer eines er es ' +
    'etwa für gegen gilt haben hat hier ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im immer in ins ist jede jedem jeden jeder jedes jedoch kann kein keine keinen können man mehr ' +
    'meist mit muss müssen nach nicht noch nur ob oder ohne sehr sein seine seinem seinen seiner sich sie sind so sodass sofort sofern soll sollen sollte sollten sowie über um und uns ' +
    'unter viel viele vom von vor war waren was weil welche wenn wer werden wie wir wird wo wurde wurden zu zum zur zwischen ' +
    'a an and any are as at be been but by can do each for from has have if in into is it its may more must no not of on only or other shall should so than that the their them then ' +
    'there these they this to was when which while will with you your',
);

export const englishWords = setOf(
  'the and of to is are for that with be must this it by from not or which should can have',
);
export const germanWords = setOf('der die das und ist nicht ein eine mit für von den dem zu im auf werden wird sind');

export const weakNouns = setOf(
  'Abbildung Abschnitt Absatz Anfang Anhang Anlage Art Arten Aufgabe Aufgaben Beginn Beispiel Beispiele Bereich Bereiche Bild Seite Seiten Folie Kapitel Tabelle Nummer Teil Teile ' +
    'Ende Fall Falle Fälle Fällen Form Formen Frage Fragen Grund Gründe Inhalt Jahr Jahre Jahren Tag Tage Tagen Woche Wochen Monat Monate Stunde Stunden Minute Minuten Sekunde Sekunden ' +
    'Uhr Meter Prozent Euro Kilogramm Gramm Liter Grad Ziel Ziele Zweck Folge Folgen Ergebnis Hinweis Hinweise Regel Voraussetzung Möglichkeit Möglichkeiten Problem Vorteil Nachteil Thema ' +
    'Zeit Weise Rahmen Sinne Rolle Stelle Schritt Schritte Sie Ihr Ihre Ihren Ihrem Ihrer Ihnen Ihres Text Anzahl Menge Person Personen Mensch Menschen Sache Dinge Punkt Punkte Satz Lösung',
);

export const emptySections = setOf(
  'inhalt inhaltsverzeichnis inhaltsübersicht gliederung agenda impressum stichwortverzeichnis sachregister register index literatur literaturverzeichnis quellen quellenverzeichnis ' +
    'quellenangaben abbildungsverzeichnis tabellenverzeichnis abkürzungsverzeichnis bildnachweis bildnachweise danke fragen? fragen kontakt contents references bibliography imprint ' +
    'copyright haftungsausschluss änderungsverzeichnis änderungshistorie versionsverlauf danksagung',
);

const units =
  'sekunden sekunde minuten minute stunden stunde tage tagen tag wochen woche monate monaten monat jahre jahren jahr s min h prozent % euro € cent mm cm m km meter metern zentimeter ' +
  'millimeter kilometer kg g mg t kilogramm gramm tonnen liter litern ml l °c °f grad bar hpa kpa v volt w watt kw kwh a ampere hz db dezibel lux m² m³ qm mal personen punkte punkten ' +
  'seconds second minutes hours days weeks months years percent metres meters litres';
export const unitWords = setOf(units);

export const ruleWords = setOf(
  'muss müssen darf dürfen soll sollen immer nie niemals stets unbedingt verboten pflicht vorgeschrieben verpflichtet wichtig entscheidend achtung grundsätzlich mindestens höchstens spätestens ' +
    'must never always shall important',
);
