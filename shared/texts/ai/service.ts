import type { ErrorCode } from '../../errors.ts';
import { locale } from '../../product.ts';
import { monthText } from '../words.ts';

const count = (value: number): string => value.toLocaleString(locale);

const duration = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

const unreachable =
  'Unter dieser Adresse antwortet kein KI-Dienst, oder er kennt das Modell nicht. Prüfen Sie AI_BASE_URL und AI_MODEL.';
const problems: Partial<Record<ErrorCode, string>> = {
  AI_UNREACHABLE: unreachable,
  AI_KEY_REFUSED: 'Der Dienst lehnt den Zugang ab. Prüfen Sie AI_API_KEY.',
  AI_QUOTA: 'Das Guthaben oder Kontingent beim Dienst ist aufgebraucht. Erhöhen Sie es beim Anbieter.',
  AI_BUSY: 'Der Dienst ist überlastet. Prüfen Sie es in einigen Minuten noch einmal.',
  AI_ANSWER_UNUSABLE:
    'Der Dienst antwortet, aber nicht in der verlangten Form. Wahrscheinlich ist das Modell zu klein; setzen Sie mit AI_MODEL ein anderes.',
};

export const aiServiceTexts = {
  tab: 'KI-Dienst',
  endpoint: {
    title: 'Sprachmodell',
    text: 'Wer aus Themen, Texten und Dateien Kurse schreibt.',
    none: 'Der eingebaute Generator arbeitet ohne KI-Dienst.',
    noneText:
      'Er ordnet Texte und Dateien nach festen Regeln; sie verlassen diese Installation nicht. Ein Sprachmodell schreibt freier. Jeder Dienst im Format von OpenAI ist möglich, auch ein eigener. Ihn legen diese Umgebungsvariablen beim Start fest:',
    variables: [
      ['AI_BASE_URL', 'Adresse des Dienstes, zum Beispiel https://api.mistral.ai/v1 oder http://localhost:11434/v1'],
      ['AI_MODEL', 'Name des Modells, wie der Dienst es nennt'],
      ['AI_API_KEY', 'Schlüssel, falls der Dienst einen verlangt'],
    ],
    host: 'Dienst',
    model: 'Modell',
    key: 'Schlüssel',
    hasKey: 'hinterlegt',
    hasNoKey: 'keiner',
    fixed:
      'Was Autoren eingeben und hochladen, damit Kurse daraus entstehen, geht an diesen Dienst. Er ist in der Umgebung gesetzt und lässt sich hier nicht ändern.',
  },
  check: {
    title: 'Verbindung',
    text: 'Die Prüfung stellt dem Dienst ein paar sehr kurze Fragen. Sie belastet kein Kontingent.',
    start: 'Verbindung prüfen',
    running: 'Die Prüfung kann bis zu einer Minute dauern.',
    never: 'Noch nicht geprüft.',
    works: 'Verbunden',
    fails: 'Keine Verbindung',
    checkedAt: (moment: string) => `Geprüft am ${moment}`,
    took: (ms: number) => `Die Prüfung dauerte ${duration.format(ms / 1000)} Sekunden.`,
    formats: {
      json_schema: 'Das Modell hält sich von selbst an die verlangte Form.',
      json_object: 'Das Modell antwortet in JSON. Die verlangte Form steht in jeder Anfrage und wird geprüft.',
      text: 'Das Modell antwortet nur in freiem Text. Die verlangte Form steht in jeder Anfrage und wird geprüft; manchmal ist eine zweite Anfrage nötig.',
    },
    tellsUsage: 'Der Dienst meldet seinen Verbrauch.',
    tellsNoUsage: 'Der Dienst meldet seinen Verbrauch nicht. Er wird aus der Länge der Texte geschätzt.',
    problem: (code: ErrorCode | null): string => problems[code ?? 'AI_UNREACHABLE'] ?? unreachable,
  },
  budget: {
    title: 'Kontingent',
    text: 'Wie viel jede Organisation und die ganze Installation in einem Monat verbrauchen darf.',
    tokens: 'Tokens je Organisation und Monat',
    tokensHint: 'Ein Token ist etwa ein halbes Wort, ein Kurs braucht 20.000 bis 100.000. Leer: unbegrenzt.',
    allTokens: 'Tokens der ganzen Installation je Monat',
    allTokensHint: 'Für alle Organisationen zusammen. Leer: unbegrenzt.',
    wrong: 'Eine ganze Zahl von 0 bis 1.000.000.000.000, oder nichts.',
    unlimited: 'unbegrenzt',
    save: 'Kontingent speichern',
    saved: 'Gespeichert',
  },
  table: {
    title: 'Verbrauch',
    text: 'Die 50 Organisationen mit dem größten Verbrauch im laufenden Monat.',
    none: 'In diesem Monat hat noch niemand etwas verbraucht.',
    organisation: 'Organisation',
    tokens: 'Tokens',
    requests: 'Anfragen',
    nobody: 'Ohne Organisation',
    gone: 'Gelöschte Organisation',
    count,
  },
} as const;

export const aiUseTexts = {
  title: 'KI-Kontingent',
  text: 'Was Ihre Organisation beim Erzeugen von Kursen verbraucht hat.',
  used: (used: number, allowed: number | null, month: string) =>
    allowed === null
      ? `${count(used)} Tokens im ${monthText(month)} verbraucht`
      : `${count(used)} von ${count(allowed)} Tokens im ${monthText(month)} verbraucht`,
  bar: 'Verbrauchtes KI-Kontingent',
  unlimited: 'Es gibt keine Grenze.',
  full: 'Das Kontingent ist aufgebraucht. Am Monatsersten beginnt ein neues.',
  rest: (rest: number) => `Es bleiben ${count(rest)} Tokens. Am Monatsersten beginnt ein neues Kontingent.`,
} as const;
