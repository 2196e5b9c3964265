import { maxDisclosedSkills } from '../../releases/anonymous.ts';
import { poolLimits } from '../../releases/limits.ts';
import { type FitGroup, groupBounds } from '../../talent-pool/fit-groups.ts';
import type { PoolOrder } from '../../talent-pool/schema.ts';
import type { RequestStatus } from '../../talent-pool/state.ts';
import { fitGroupNames } from '../matching/match.ts';

const { requestText, requestsPerDay, visiblePeople } = poolLimits;

export const talentPoolMatchTexts = {
  title: 'Anonym gefunden',
  text: 'Menschen, die anonym gefunden werden möchten und zu dieser Stelle passen.',
  tabs: 'Bereiche',
  tab: { people: 'Gefunden', requests: 'Gesendete Anfragen' },
  list: 'Anonym gefundene Personen',
  order: 'Reihenfolge',
  orders: { newest: 'Neueste zuerst', group: 'Nach Passung' } satisfies Record<PoolOrder, string>,
  group: (group: FitGroup) => `Passung ${fitGroupNames[group]}`,
  bounds: `Passung „hoch“ heißt ${groupBounds.high} und mehr, „mittel“ ${groupBounds.middle} bis ${groupBounds.high - 1}, „gering“ weniger. Die Zahl mit ihrer Spanne sehen Sie, wenn Sie ein Profil öffnen, ohne Namen in Fünferschritten. Innerhalb eines Monats ist die Reihenfolge zufällig, und zu jeder Person erfahren Sie über alle Stellen höchstens ${maxDisclosedSkills} Stärken.`,
  isCut: `Es gibt mehr Personen, als hier stehen: Gezeigt werden höchstens ${visiblePeople}.`,
  near: 'im Umkreis',
  far: 'nicht im Umkreis',
  anywhere: 'keine Angabe zum Ort',
  skills: (name: string) => `Geforderte Stärken: ${name}`,
  noSkills: 'Kein Ergebnis des Soft-Skill-Tests',
  open: 'Profil öffnen',
  more: 'Weitere Personen laden',
  failed: 'Die Liste konnte nicht geladen werden.',
  moreFailed: 'Weitere Personen konnten nicht geladen werden.',
  empty: 'Noch niemand gefunden',
  emptyText:
    'Hier erscheint, wer anonym gefunden werden möchte und gut genug zu dieser Stelle passt. Beides entscheiden die Menschen selbst; suchen lässt sich hier nicht.',
  offline: 'Menschen finden Sie nur, solange die Stelle veröffentlicht ist',
  offlineText: 'Veröffentlichen Sie die Stelle, dann sehen Sie hier, wer dazu passt.',
  toJob: 'Zur Stelle',
  person: {
    title: 'Anonymes Profil',
    back: 'Zur Liste',
    match: 'Passung zu',
    gone: 'Nicht mehr zu finden',
    goneText: 'Diese Person ist über diese Stelle nicht mehr zu finden, oder es gab sie hier nie.',
    failed: 'Das Profil konnte nicht geladen werden.',
  },
  request: {
    title: 'Anfrage',
    none: 'Sie haben diese Person zu dieser Stelle noch nicht gefragt.',
    status: { open: 'Anfrage offen', declined: 'Kein Interesse' } satisfies Record<RequestStatus, string>,
    statusText: {
      open: 'Die Person hat noch nicht geantwortet.',
      declined: 'Die Person hat kein Interesse. Gründe nennt sie nicht.',
    } satisfies Record<RequestStatus, string>,
    sent: (month: string) => `Gesendet im ${month}`,
    ask: 'Anfragen',
    dialog: (name: string) => `Anfrage an ${name}`,
    next: 'Die Person sieht Ihren Text, Ihr Unternehmen und die Stelle. Sie zeigt Ihnen ihr Ergebnis oder antwortet mit „kein Interesse“. Zeigt sie es, erscheint sie unter „Kandidaten“, und Sie können einander schreiben. Je Stelle ist eine Anfrage möglich, und höchstens drei warten gleichzeitig auf Antwort.',
    text: 'Ihr Text',
    hint: 'Was Sie an diesem Profil anspricht, und worum es geht. Bitten Sie nicht um Lebenslauf oder Foto.',
    counter: (typed: number) =>
      typed < requestText.min
        ? `${typed} Zeichen, mindestens ${requestText.min}`
        : `${typed.toLocaleString('de-DE')} von höchstens ${requestText.max.toLocaleString('de-DE')} Zeichen`,
    left: (count: number) =>
      count === 0
        ? `Ihre Organisation hat heute schon ${requestsPerDay} Anfragen gesendet. Morgen geht es weiter.`
        : count === 1
          ? 'Heute ist noch 1 Anfrage möglich.'
          : `Heute sind noch ${count} Anfragen möglich.`,
    send: 'Anfrage senden',
    done: 'Anfrage gesendet',
    failed: 'Die Anfrage konnte nicht gesendet werden.',
  },
  requests: {
    text: 'Alle Anfragen Ihrer Organisation, die neuesten zuerst. Angenommene stehen unter „Kandidaten“.',
    list: 'Gesendete Anfragen',
    columns: { person: 'Person', job: 'Stelle', sent: 'Gesendet', status: 'Stand' },
    empty: 'Noch keine Anfragen',
    emptyText: 'Öffnen Sie unter „Gefunden“ ein Profil, um jemanden anzufragen.',
    more: 'Ältere Anfragen laden',
    failed: 'Die Anfragen konnten nicht geladen werden.',
  },
} as const;
