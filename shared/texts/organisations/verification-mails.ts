import { productName } from '../../product.ts';
import { hello, type MailText } from '../auth/mails.ts';
import { nameInMail, textInMail } from '../name-in-mail.ts';

const named = (name: string): string => `„${nameInMail(name)}“`;

type DomainClaimMail = {
  organisation: string;
  legalName: string;
  domain: string;
  asker: string;
  url: string;
  days: number;
};

export const domainClaimMail = ({ organisation, legalName, domain, asker, url, days }: DomainClaimMail): MailText => ({
  kind: 'domainClaim',
  subject: `Gehört ${nameInMail(domain)} zu ${named(organisation)}?`,
  greeting: 'Guten Tag,',
  paragraphs: [
    `${nameInMail(asker)} möchte auf ${productName} bestätigen, dass die Domain ${nameInMail(domain)} zur Organisation ${named(organisation)} (${nameInMail(legalName)}) gehört. Diese Adresse wurde dafür angegeben.`,
    `Öffnen Sie den Link und bestätigen Sie dort nur, wenn Sie diese Organisation kennen und sie Stellen in Ihrem Namen veröffentlichen darf. Er gilt ${days} Tage. Andernfalls müssen Sie nichts tun: Ohne Ihre Bestätigung geschieht nichts.`,
  ],
  action: { label: 'Ansehen und entscheiden', url },
});

type VerificationMail = { firstName: string; organisation: string; reason: string; url: string };

const because = (reason: string): string[] => textInMail(reason, 'Begründung: ');

export const verifiedMail = (to: VerificationMail): MailText => ({
  kind: 'organisationVerified',
  subject: 'Ihre Organisation ist geprüft',
  greeting: hello(to.firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat Ihre Organisation ${named(to.organisation)} geprüft. Der Hinweis „noch nicht geprüft“ ist von Ihren Stellen und Ihrer Seite verschwunden, und Ihre Stellen stehen auch in den Stellen-Feeds.`,
    ...because(to.reason),
  ],
  action: { label: 'Zu den Einstellungen', url: to.url },
});

export const verificationWithdrawnMail = (to: VerificationMail): MailText => ({
  kind: 'verificationWithdrawn',
  subject: 'Ihre Organisation gilt nicht mehr als geprüft',
  greeting: hello(to.firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat die Prüfung Ihrer Organisation ${named(to.organisation)} zurückgenommen. Ihre Stellen und Ihre Seite bleiben online und tragen wieder den Hinweis „noch nicht geprüft“.`,
    ...because(to.reason),
    'Sind Sie anderer Meinung, dann schreiben Sie uns; wie Sie uns erreichen, steht im Impressum.',
  ],
  action: { label: 'Zu den Einstellungen', url: to.url },
});

export const nameAllowedMail = (to: VerificationMail): MailText => ({
  kind: 'nameAllowed',
  subject: 'Der Name Ihrer Organisation ist geprüft',
  greeting: hello(to.firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat den Namen ${named(to.organisation)} zugelassen. Sie können jetzt veröffentlichen; was vorher online war, ist es wieder.`,
    ...because(to.reason),
  ],
  action: { label: 'Zu den Einstellungen', url: to.url },
});

export const nameRefusedMail = (to: VerificationMail): MailText => ({
  kind: 'nameRefused',
  subject: 'Der Name Ihrer Organisation wurde nicht zugelassen',
  greeting: hello(to.firstName),
  paragraphs: [
    `der Betreiber von ${productName} hat den Namen ${named(to.organisation)} nicht zugelassen, weil er einem anderen zu ähnlich ist. Wählen Sie in den Einstellungen einen anderen Namen; bis dahin ist nichts von Ihrer Organisation öffentlich.`,
    ...because(to.reason),
  ],
  action: { label: 'Zu den Einstellungen', url: to.url },
});

export const domainAllowedMail = (to: VerificationMail & { domain: string }): MailText => ({
  kind: 'domainAllowed',
  subject: `Sie können ${nameInMail(to.domain)} jetzt bestätigen`,
  greeting: hello(to.firstName),
  paragraphs: [
    `der Betreiber von ${productName} lässt zu, dass Ihre Organisation ${named(to.organisation)} die Domain ${nameInMail(to.domain)} bestätigt, obwohl auch eine andere Organisation sie hat.`,
    ...because(to.reason),
  ],
  action: { label: 'Zu den Einstellungen', url: to.url },
});

type NameReviewMail = { firstName: string; organisation: string; legalName: string | null; url: string };

export const nameWaitingMail = ({ firstName, organisation, legalName, url }: NameReviewMail): MailText => ({
  kind: 'nameWaiting',
  subject: `Ein Name wartet auf Prüfung: ${nameInMail(organisation)}`,
  greeting: hello(firstName),
  paragraphs: [
    `die Organisation ${named(organisation)}${legalName === null ? '' : ` (${nameInMail(legalName)})`} heißt wie eine andere oder ähnlich. Bis Sie entscheiden, ist nichts von ihr öffentlich.`,
  ],
  action: { label: 'Ansehen und entscheiden', url },
});

export const moreNamesWaitingMail = ({ firstName, url }: Pick<NameReviewMail, 'firstName' | 'url'>): MailText => ({
  kind: 'nameWaiting',
  subject: 'Weitere Namen warten auf Prüfung',
  greeting: hello(firstName),
  paragraphs: [
    'heute warten ungewöhnlich viele Namen von Organisationen auf Prüfung. Zu weiteren schreiben wir Ihnen heute nicht mehr einzeln.',
  ],
  action: { label: 'Organisationen ansehen', url },
});
