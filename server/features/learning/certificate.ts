/**
 * The certificate as PDF, for the person it was issued to only: with name, title and version as they were on that day. Set
 * anew each time from what is stored.
 */
import { locale, timeZone } from '#shared/product.ts';
import { catalogueTexts } from '#shared/texts/catalogue.ts';
import { certificateTexts as texts } from '#shared/texts/certificate.ts';
import type { Context } from '../../core/context.ts';
import { RuleError } from '../../core/errors.ts';
import { legible } from '../../core/pdf/legible.ts';
import { contentWidth, decorate, finish, inks, openSheet, page, put, type Sheet } from '../../core/pdf/sheet.ts';
import { paragraph, type Style } from '../../core/pdf/words.ts';
import { findCertificate, findContents, findOrganisationName } from './queries.ts';

const longDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone });
/** Swedish writes days as files are named: 2026-11-20. */
const fileDay = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone });
const shownModules = 8;

export type CertificateFile = { name: string; content: Buffer };

/** @throws RuleError NOT_FOUND */
export async function certificateFile({ app, user }: Context, certificateId: string): Promise<CertificateFile> {
  const tx = app.db.prisma;
  const certificate = user === null ? null : await findCertificate(tx, certificateId, user.userId);
  if (certificate === null) throw new RuleError('NOT_FOUND');
  const { courseId, version, personName, courseTitle, issuedAt } = certificate;
  const [contents, organisation] = await Promise.all([
    findContents(tx, courseId, version),
    findOrganisationName(tx, courseId),
  ]);
  if (contents === null) throw new RuleError('NOT_FOUND');
  const sheet = openSheet({ title: texts.title, subject: texts.subject, createdAt: issuedAt });
  sheet.y = 150;
  drawMark(sheet);
  say(sheet, 'P', { text: texts.title, style: { size: 13, ink: inks.muted }, gap: 46 });
  say(sheet, 'H1', { text: nameOnPaper(personName, user?.email ?? ''), style: { face: 'title', size: 30 }, gap: 18 });
  say(sheet, 'P', { text: texts.has, style: { size: 13, ink: inks.muted }, gap: 14 });
  say(sheet, 'H2', { text: courseTitle, style: { face: 'title', size: 22 }, gap: 14 });
  say(sheet, 'P', { text: texts.completed(longDay.format(issuedAt)), style: { size: 13, ink: inks.muted }, gap: 34 });
  say(sheet, 'P', { text: texts.conditions(contents.lessonCount, contents.quizCount), style: { size: 11 }, gap: 26 });
  setContents(sheet, contents.modules);
  sheet.y = Math.max(sheet.y, 660);
  say(sheet, 'P', {
    text: texts.issuedBy(organisation ?? catalogueTexts.unknownOrganisation),
    style: { face: 'strong', size: 11 },
    gap: 6,
  });
  const small: Style = { size: 9, ink: inks.muted };
  say(sheet, 'P', { text: `${texts.version(version)} · ${texts.id(certificate.id)}`, style: small, gap: 0 });
  return { name: texts.fileName(fileDay.format(issuedAt)), content: await finish(sheet) };
}

/** A name in letters that the fonts do not have still has to name somebody. */
const nameOnPaper = (name: string, email: string): string => (/\p{L}/u.test(legible(name)) ? name : email);

function say(sheet: Sheet, role: string, { text, style, gap }: { text: string; style: Style; gap: number }): void {
  let height = 0;
  put(sheet, { role }, () => {
    height = paragraph(sheet, text, { x: page.left, y: sheet.y, style: { width: contentWidth, ...style } });
  });
  sheet.y += height + gap;
}

/** What was learned, as far as one page holds it. */
function setContents(sheet: Sheet, modules: readonly string[]): void {
  say(sheet, 'P', { text: texts.contents, style: { face: 'strong', size: 11 }, gap: 6 });
  for (const title of modules.slice(0, shownModules)) say(sheet, 'P', { text: title, style: { size: 11 }, gap: 3 });
  const rest = modules.length - shownModules;
  if (rest > 0) say(sheet, 'P', { text: texts.more(rest), style: { size: 11, ink: inks.muted }, gap: 3 });
}

/** Two shapes that meet exactly. */
function drawMark(sheet: Sheet): void {
  decorate(sheet, () => {
    const { doc } = sheet;
    doc.save();
    doc.circle(page.left + 22, 90, 22).fill(inks.person);
    doc.rect(page.left + 44, 68, 44, 44).fill(inks.other);
    doc.restore();
  });
}
