import { z } from 'zod';
import '../validation/messages.ts';
import { verificationProblems } from '../texts/organisations/verification.ts';
import { isCleanText } from '../validation/text.ts';

/** Anyone gets an address there, so it proves no company. Includes all subdomains. */
const freeMailDomains: ReadonlySet<string> = new Set(
  (
    'gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch gmx.com gmx.org gmx.eu gmx.info web.de t-online.de magenta.de freenet.de ' +
    'arcor.de vodafone.de vodafonemail.de o2mail.de o2online.de 1und1.de online.de onlinehome.de kabelmail.de unitybox.de unity-mail.de ' +
    'ewe.net ewetel.net htp-tel.de netcologne.de alice-dsl.net alice.de versanet.de tele2.de mail.de email.de posteo.de posteo.net ' +
    'posteo.org posteo.at posteo.ch mailbox.org tutanota.com tutanota.de tutamail.com tuta.com tuta.io keemail.me proton.me protonmail.com ' +
    'protonmail.ch pm.me icloud.com me.com mac.com aol.com aol.de aim.com mail.com email.com usa.com europe.com yandex.com yandex.ru ya.ru ' +
    'mail.ru bk.ru inbox.ru list.ru rambler.ru zoho.com zohomail.com zohomail.eu fastmail.com fastmail.fm fastmail.de hey.com duck.com ' +
    'mozmail.com bluewin.ch sunrise.ch hispeed.ch swissonline.ch chello.at aon.at a1.net utanet.at inode.at tirol.com kabsi.at drei.at ' +
    'laposte.net orange.fr wanadoo.fr free.fr sfr.fr libero.it virgilio.it tiscali.it alice.it tin.it wp.pl o2.pl onet.pl interia.pl ' +
    'seznam.cz centrum.cz email.cz post.cz ziggo.nl kpnmail.nl planet.nl home.nl telenet.be skynet.be proximus.be pt.lu ' +
    'qq.com 163.com 126.com sina.com naver.com daum.net rediffmail.com comcast.net verizon.net att.net sbcglobal.net cox.net ' +
    'mailinator.com guerrillamail.com 10minutemail.com temp-mail.org tempmail.com trashmail.com trashmail.de wegwerfmail.de byom.de ' +
    'yopmail.com sharklasers.com dispostable.com discard.email spambog.com muellmail.com einrot.com maildrop.cc getnada.com mohmal.com'
  ).split(' '),
);
const freeMailNames: ReadonlySet<string> = new Set([
  'outlook',
  'hotmail',
  'live',
  'msn',
  'yahoo',
  'ymail',
  'rocketmail',
]);
const isProviderName = (labels: readonly string[]): boolean =>
  freeMailNames.has(labels.at(-2) ?? '') ||
  (/^(?:com?|net|org)$/.test(labels.at(-2) ?? '') &&
    (labels.at(-1) ?? '').length === 2 &&
    freeMailNames.has(labels.at(-3) ?? ''));

export function isFreeMailDomain(domain: string): boolean {
  const labels = domain.split('.');
  if (isProviderName(labels)) return true;
  return labels.some((_, start) => freeMailDomains.has(labels.slice(start).join('.')));
}

const labelPattern = /^(?!-)[a-z0-9-]{1,63}(?<!-)$/;
/** RFC 2606, 6761 and 7686. 'example' is allowed for demo content and tests. */
const reservedTopLevelDomains: ReadonlySet<string> = new Set([
  'localhost',
  'local',
  'invalid',
  'test',
  'onion',
  'arpa',
  'internal',
  'lan',
]);

/** 'firma.de' for 'Firma.DE', '@firma.de', 'https://firma.de/kontakt'; punycode for 'büro.de'; null for no domain. */
export function mailDomainOf(typed: string): string | null {
  const bare = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/.*$/s, '')
    .replace(/^@/, '')
    .replace(/\.$/, '');
  if (bare === '' || bare.length > 253 || /[\s@:?#\\[\]%]/.test(bare)) return null;
  let host: string;
  try {
    host = new URL(`http://${bare}`).hostname;
  } catch {
    return null;
  }
  const labels = host.split('.');
  const isDomainName = labels.length > 1 && host.length <= 253 && labels.every((part) => labelPattern.test(part));
  return isDomainName && !/^\d+$/.test(labels.at(-1) ?? '') && !reservedTopLevelDomains.has(labels.at(-1) ?? '')
    ? host
    : null;
}

export const roleAddresses = [
  ...['info', 'kontakt', 'bewerbung', 'bewerbungen', 'jobs', 'karriere', 'personal', 'hr', 'office', 'verwaltung'],
  ...['mail', 'post', 'buero', 'service', 'admin', 'postmaster', 'webmaster', 'hostmaster', 'datenschutz', 'impressum'],
] as const;

const domain = z
  .string()
  .max(300)
  .refine(isCleanText)
  .transform((typed, context) => {
    const parsed = mailDomainOf(typed);
    if (parsed !== null && !isFreeMailDomain(parsed)) return parsed;
    context.addIssue({
      code: 'custom',
      message: parsed === null ? verificationProblems.domain : verificationProblems.freeMail,
    });
    return z.NEVER;
  });

export const claimByMailInput = z.strictObject({ domain, recipient: z.enum([...roleAddresses, 'account']) });
export const claimByDnsInput = z.strictObject({ domain });
