import { productName } from '#shared/product.ts';
import type { MailText } from '#shared/texts/auth/mails.ts';
import { oneLine } from '#shared/validation/text.ts';
import { escapeMarkup } from '../html/plain-text.ts';
import type { OutgoingMail } from './mail-transport.ts';

/**
 * Plain text and HTML for all common mail programs. Header values are single lines.
 * @throws Error for a recipient that is more than one address
 */
export function composeMail(recipient: string, mail: MailText): OutgoingMail {
  if (/[\s,;<>"]/.test(recipient)) throw new Error('the recipient must be a single plain address');
  return { kind: mail.kind, recipient, subject: oneLine(mail.subject), text: asText(mail), html: asHtml(mail) };
}

const signature = `Ihr ${productName}-Team`;

function asText({ greeting, paragraphs, action, after = [] }: MailText): string {
  const link = action === undefined ? [] : [`${action.label}:\n${action.url}`];
  return `${[greeting, ...paragraphs, ...link, ...after, signature].join('\n\n')}\n`;
}

const paragraph = (content: string): string => `<p style="margin:0 0 16px">${escapeMarkup(content)}</p>`;

const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a href="${escapeMarkup(url)}" style="background:#C8431F;color:#ffffff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600;display:inline-block">${escapeMarkup(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:13px;color:#4a5d62">Oder diese Adresse in den Browser kopieren:<br>${escapeMarkup(url)}</p>`;

function asHtml({ subject, greeting, paragraphs, action, after = [] }: MailText): string {
  const content = [
    paragraph(greeting),
    ...paragraphs.map(paragraph),
    ...(action === undefined ? [] : [button(action)]),
    ...after.map(paragraph),
    paragraph(signature),
  ].join('\n');
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><title>${escapeMarkup(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#FAF7F2;color:#12343B;font:16px/1.6 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border-radius:12px;padding:32px">
<p style="margin:0 0 24px;font-weight:700;font-size:18px">${productName}</p>
${content}
</div>
</body></html>`;
}
