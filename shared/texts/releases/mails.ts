/** Privacy: no result and no message text. */
import { dayOf } from '../../jobs/day.ts';
import { productName } from '../../product.ts';
import { releaseLimits } from '../../releases/limits.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { longDayText } from '../jobs/words.ts';
import { nameInMail } from '../name-in-mail.ts';

const maxListedNames = 10;

function namedCompanies(names: readonly string[]): string {
  const shown = names.slice(0, maxListedNames).map(nameInMail);
  const left = names.length - shown.length;
  const all = left === 0 ? shown : [...shown, `${left} weitere`];
  return all.length === 1 ? (all[0] ?? '') : `${all.slice(0, -1).join(', ')} und ${all.at(-1)}`;
}

type NewMessage = { firstName: string; from: string; url: string };

export const messageMail = ({ firstName, from, url }: NewMessage): MailText => ({
  kind: 'message',
  subject: `Neue Nachricht von ${nameInMail(from)}`,
  greeting: hello(firstName),
  paragraphs: [
    `${nameInMail(from)} hat Ihnen bei ${productName} geschrieben. Was dort steht, lesen Sie nach der Anmeldung.`,
  ],
  action: { label: 'Nachricht lesen', url },
  after: ['Bis Sie gelesen haben, kommt zu diesem Gespräch keine weitere E-Mail.'],
});

type Digest = { firstName: string; hasApplications: boolean; hasMessages: boolean; url: string };

/** At most once a day; no name, job or number. */
export const companyDigestMail = ({ firstName, hasApplications, hasMessages, url }: Digest): MailText => {
  const news = [...(hasApplications ? ['Bewerbungen'] : []), ...(hasMessages ? ['Nachrichten'] : [])].join(' und ');
  return {
    kind: 'companyDigest',
    subject: `Neue anonyme ${news}`,
    greeting: hello(firstName),
    paragraphs: [
      `bei ${productName} gibt es neue anonyme ${news}. Was dort steht, lesen Sie nach der Anmeldung.`,
      'Über Personen ohne Namen schreiben wir höchstens einmal am Tag, damit der Zeitpunkt niemanden verrät.',
    ],
    action: { label: 'Kandidaten ansehen', url },
  };
};

type ReleaseExpiryMail = {
  firstName: string;
  ends: ReadonlyArray<{ companyName: string; expiresAt: Date }>;
  url: string;
};

export function releaseExpiryMail({ firstName, ends, url }: ReleaseExpiryMail): MailText {
  const isOne = ends.length === 1;
  const [first] = ends;
  const day = first === undefined ? '' : longDayText(dayOf(first.expiresAt));
  const names = namedCompanies(ends.map(({ companyName }) => companyName));
  return {
    kind: 'releaseEnding',
    subject: isOne ? `Ihre Freigabe endet am ${day}` : `${ends.length} Ihrer Freigaben enden bald`,
    greeting: hello(firstName),
    paragraphs: [
      isOne
        ? `was Sie ${names} zeigen, ist dort noch bis zum ${day} zu sehen.`
        : `was Sie ${names} zeigen, ist dort nur noch wenige Tage zu sehen, zuerst endet eine Freigabe am ${day}.`,
      `Möchten Sie das nicht, dann verlängern Sie um ${releaseLimits.months} Monate. Sonst müssen Sie nichts tun.`,
    ],
    action: { label: 'Freigaben ansehen', url },
  };
}

export function releaseExpiredMail({ firstName, ends, url }: ReleaseExpiryMail): MailText {
  const isOne = ends.length === 1;
  const names = namedCompanies(ends.map(({ companyName }) => companyName));
  return {
    kind: 'releaseEnded',
    subject: isOne ? 'Eine Ihrer Freigaben ist abgelaufen' : `${ends.length} Ihrer Freigaben sind abgelaufen`,
    greeting: hello(firstName),
    paragraphs: [
      `was Sie ${names} gezeigt haben, ist dort nicht mehr zu sehen. Nachrichten und Notizen dazu sind gelöscht.`,
      'Sie können Ihr Ergebnis jederzeit wieder zeigen.',
    ],
    action: { label: 'Freigaben ansehen', url },
  };
}

type Reported = { firstName: string; companyName: string; fromCompany: boolean; url: string };

export const reportMail = ({ firstName, companyName, fromCompany, url }: Reported): MailText => ({
  kind: 'messageReported',
  subject: 'Eine Nachricht wurde gemeldet',
  greeting: hello(firstName),
  paragraphs: [
    fromCompany
      ? `eine Person hat eine Nachricht von ${nameInMail(companyName)} gemeldet.`
      : `${nameInMail(companyName)} hat die Nachricht einer Person gemeldet.`,
    'Das Gespräch ist geschlossen.',
  ],
  action: { label: 'Meldung ansehen', url },
});
