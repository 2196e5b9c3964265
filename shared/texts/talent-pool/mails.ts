import { dayOf } from '../../jobs/day.ts';
import { productName } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { longDayText } from '../jobs/words.ts';
import { nameInMail } from '../name-in-mail.ts';

type ContactRequestMail = { firstName: string; companyName: string; url: string };

/** Without the company's message, because staff can read sent mails. */
export const contactRequestMail = ({ firstName, companyName, url }: ContactRequestMail): MailText => {
  const company = nameInMail(companyName);
  return {
    kind: 'request',
    subject: `${company} hat eine Anfrage an Sie`,
    greeting: hello(firstName),
    paragraphs: [
      `${company} hat Sie bei ${productName} anonym gefunden und Ihnen eine Anfrage geschickt. Ihren Namen kennt das Unternehmen nicht.`,
      'Lesen Sie die Anfrage, und entscheiden Sie, ob Sie Ihr Ergebnis zeigen. Einen Grund müssen Sie nicht nennen.',
    ],
    action: { label: 'Anfrage ansehen', url },
  };
};

type TalentPoolExpiryMail = { firstName: string; endsAt: Date; url: string };

export const talentPoolExpiryMail = ({ firstName, endsAt, url }: TalentPoolExpiryMail): MailText => ({
  kind: 'foundEnding',
  subject: `„Anonym gefunden werden“ endet am ${longDayText(dayOf(endsAt))}`,
  greeting: hello(firstName),
  paragraphs: [
    `noch bis zum ${longDayText(dayOf(endsAt))} finden Unternehmen Sie ohne Ihren Namen. Danach sieht Sie niemand mehr, und offene Anfragen enden.`,
    'Möchten Sie weiter gefunden werden, schalten Sie es noch einmal ein. Sonst müssen Sie nichts tun.',
  ],
  action: { label: 'Einstellung ansehen', url },
});
