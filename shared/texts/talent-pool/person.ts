import { dayOf } from '../../jobs/day.ts';
import { maxDisclosedSkills } from '../../releases/anonymous.ts';
import type { RequestAnswer } from '../../releases/state.ts';
import type { PoolSettings } from '../../talent-pool/schema.ts';
import { jobTexts } from '../jobs/board.ts';
import { longDayText } from '../jobs/words.ts';
import { memberAsSubject, testMinutes } from '../words.ts';

export const talentPoolTexts = {
  title: 'Anonym gefunden werden',
  label: 'Unternehmen dürfen mich finden',
  failed: 'Das lässt sich gerade nicht laden',
  off: {
    status: 'Ausgeschaltet. Niemand findet Sie.',
    needsTest: `Dafür brauchen Sie zuerst ein Ergebnis aus dem Soft-Skill-Test (${testMinutes.softskill}).`,
    text: 'Eingeschaltet sehen Unternehmen mit passenden Stellen Ihre gefragten Stärken, nie Ihren Namen, und können bei Ihnen anfragen.',
  },
  on: {
    status: (until: string) => `Eingeschaltet bis ${until}. Unternehmen finden Sie ohne Ihren Namen.`,
    companies: (count: number) => `Zurzeit finden Sie ${count} Unternehmen.`,
    outdated: 'Seitdem haben sich Ihre Ergebnisse geändert. Gefunden werden Sie weiter mit den alten.',
    renew: 'Ansehen und verlängern',
    renewOutdated: 'Neuen Stand ansehen und zeigen',
    offText: 'Ausschalten gilt sofort. Offene Anfragen verschwinden dann.',
    offFailed: 'Das Ausschalten ist nicht angekommen. Versuchen Sie es noch einmal.',
    switchedOff: 'Ausgeschaltet',
  },
} as const;

export const talentPoolWishTexts = {
  title: 'Wer Sie findet',
  summary: ({ threshold, place }: PoolSettings) =>
    `Wer Sie findet: Passung ab ${threshold}, ${place === null ? 'überall' : `im Umkreis von ${place.radius} km um ${place.place}`}`,
  threshold: 'Wie gut muss die Stelle passen?',
  thresholdText:
    'Je höher der Wert, von desto weniger Unternehmen werden Sie gefunden, und desto eher passt, was sie anbieten.',
  steps: (from: number): string => {
    const words = stepWords[from];
    return words === undefined ? `Passung ab ${from}` : `Passung ab ${from}: ${words}`;
  },
  where: 'Wo suchen Sie?',
  everywhere: 'Überall',
  around: 'In der Nähe eines Ortes',
  aroundText: 'Unternehmen lesen nur, ob ihre Stelle im Umkreis liegt. Ihren Ort sehen sie nicht.',
  radius: 'Umkreis',
  radiusOf: (km: number) => `${km} km`,
  save: 'Änderungen speichern',
  saved: 'Gespeichert',
  failed: 'Das hat nicht geklappt. Es gilt weiter, was vorher galt.',
  placeMissing: 'Geben Sie einen Ort oder eine Postleitzahl an.',
} as const;

const stepWords: Readonly<Record<number, string>> = {
  40: 'sehr viele',
  50: 'viele',
  60: 'recht viele',
  70: 'einige',
  80: 'wenige',
  90: 'sehr wenige',
};

export const switchOnTexts = {
  title: 'Anonym gefunden werden',
  updateTitle: 'Mit neuem Stand gefunden werden',
  update: 'Neuen Stand zeigen',
  updateEffect: (until: string) => `Gilt dann bis ${until}`,
  updated: 'Sie werden jetzt mit Ihrem neuen Stand gefunden.',
  summary: 'Das sehen Unternehmen',
  lines: [
    'Ein Pseudonym statt Ihres Namens, keine Kontaktdaten',
    `Die Stärken, die ihre Stelle verlangt, höchstens ${maxDisclosedSkills} und nur grob`,
    'Werte, die sie auch selbst gewählt haben',
    'Die Passung in Fünferschritten',
  ],
  preview: 'Genau das können sie sehen',
  previewPart: `Jedes Unternehmen sieht davon nur die Stärken, die seine Stelle verlangt, über alle seine Stellen höchstens ${maxDisclosedSkills}, und nur Werte, die es auch selbst gewählt hat. Dazu kommt die Passung in Fünferschritten.`,
  ends: (date: string) => `Endet am ${date}, wenn Sie es nicht verlängern. Vorher bekommen Sie eine E-Mail.`,
  confirm: 'So gefunden werden',
  renew: (until: string | null) => (until === null ? 'Verlängern' : `Verlängern bis ${until}`),
  failed: 'Das hat nicht geklappt. Es ist nichts eingeschaltet worden.',
  renewed: 'Verlängert',
  done: 'Sie werden jetzt anonym gefunden',
} as const;

export const blocklistTexts = {
  title: 'Ausgeschlossene Unternehmen',
  summary: (count: number) => (count === 0 ? 'Unternehmen ausschließen' : `Ausgeschlossene Unternehmen (${count})`),
  text: 'Von diesen Unternehmen werden Sie nie gefunden. Das gilt auch für Unternehmen, die noch nicht hier sind, und für jede Rechtsform und Unteradresse. Was Sie einem Unternehmen schon zeigen, sieht es weiter; das beenden Sie oben.',
  list: 'Ausgeschlossen sind',
  none: 'Noch keines. Denken Sie zum Beispiel an Ihren heutigen Arbeitgeber.',
  kind: 'Woran erkennbar?',
  kinds: { name: 'Name', domain: 'E-Mail-Domain' },
  label: { name: 'Name des Unternehmens', domain: 'E-Mail-Domain des Unternehmens' },
  placeholder: { name: 'z.\u00a0B. Musterhaus', domain: 'z.\u00a0B. musterhaus.de' },
  missing: {
    name: 'Nennen Sie den Namen des Unternehmens.',
    domain: 'Nennen Sie die E-Mail-Domain des Unternehmens.',
  },
  invalid: {
    name: 'So heißt kein Unternehmen. Schreiben Sie den ganzen Namen, zum Beispiel Musterhaus.',
    domain: 'Das ist keine Domain eines Unternehmens. Schreiben Sie zum Beispiel musterhaus.de.',
  },
  add: 'Ausschließen',
  added: (label: string) => `${label} ist ausgeschlossen`,
  remove: 'Entfernen',
  removeNamed: (label: string) => `Entfernen: ${label}`,
  removed: (label: string) => `${label} ist nicht mehr ausgeschlossen`,
  undo: 'Rückgängig',
  failed: 'Das hat nicht geklappt. Die Liste ist, wie sie war.',
} as const;

const actOf = ({ appliedTo }: RequestAnswer): string =>
  appliedTo === null ? 'Ihr Ergebnis gezeigt' : `sich auf „${appliedTo}“ beworben`;

export const receivedRequestTexts = {
  list: 'Anfragen',
  failed: 'Ihre Anfragen lassen sich gerade nicht laden',
  empty: 'Keine offene Anfrage',
  emptyText: (isFound: boolean) =>
    isFound
      ? 'Sie sind ohne Namen zu finden. Unternehmen können Ihnen eine Anfrage schicken, wenn Sie zu einer Stelle passen.'
      : 'Anfragen bekommen Sie, wenn Sie „Anonym gefunden werden“ einschalten und zu einer Stelle passen.',
  pending: 'Wartet auf Sie',
  answered: 'Geschlossene Anfragen',
  answeredOn: (answer: RequestAnswer | null) => {
    if (answer === null) return 'Geschlossen';
    return `Geschlossen am ${longDayText(dayOf(answer.answeredAt))}: Sie haben ${actOf(answer)}`;
  },
  /** While the conversation goes on. */
  shownOn: (answer: RequestAnswer) => `Am ${longDayText(dayOf(answer.answeredAt))} haben Sie ${actOf(answer)}.`,
  hidden: (application: string | null) =>
    application === null
      ? 'Das Unternehmen sieht jetzt nur die Stärken für eine andere Stelle.'
      : `Sie haben sich auch auf „${application}“ beworben. Das Unternehmen sieht jetzt die Stärken dafür, nicht mehr die für diese Stelle.`,
  wrote: 'Das Unternehmen schreibt:',
  extent: 'Was das Unternehmen sieht',
  emptyBesides: 'Keine neue Anfrage',
  waiting: (open: number) => (open === 1 ? '1 Anfrage wartet auf Sie' : `${open} Anfragen warten auf Sie`),
  toFound: (isFound: boolean) => (isFound ? 'Einstellungen ansehen' : 'Anonym gefunden werden'),
  more: 'Weitere Anfragen laden',
  moreFailed: 'Weitere Anfragen lassen sich gerade nicht laden.',
  words: (author: string | null, date: string) => `${memberAsSubject(author)} schreibt am ${date}:`,
  whole: 'Ganze Anfrage lesen',
  answerUntil: (date: string) => `Antworten bis ${date}`,
  read: 'Anfrage lesen und antworten',
  accept: jobTexts.answer,
  acceptHint: [
    'Antworten',
    'Im nächsten Schritt wählen Sie, was das Unternehmen sieht. Bis dahin kennt es Ihren Namen nicht.',
  ],
  declineHint: ['Kein Interesse', 'Das Unternehmen fragt Sie sechs Monate nicht mehr an. Ein Grund ist nicht nötig.'],
  decline: 'Kein Interesse',
  declined: 'Kein Interesse gesagt',
  acceptTitle: (company: string) => `Antwort an ${company}`,
  acceptEffect: 'Danach können Sie sich schreiben; die Anfrage steht am Anfang.',
  confirm: 'Ergebnis zeigen',
  done: (company: string) => `${company} sieht Ihr Ergebnis. Sie können sich jetzt schreiben.`,
  toMessages: 'Zum Gespräch',
  declineTitle: 'Kein Interesse?',
  declineText: (company: string) =>
    `${company} findet Sie sechs Monate nicht mehr und fragt Sie nicht an. Einen Grund müssen Sie nicht nennen.`,
  declineFailed: 'Das hat nicht geklappt. Die Anfrage ist noch offen.',
  declineDone: 'Abgelehnt',
} as const;
