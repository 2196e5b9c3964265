import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { certificateTexts as texts } from '#shared/texts/learning/certificate.ts';
import { closeDocument, drawDecoration, drawTagged, openDocument } from '../../core/pdf/document.ts';
import { toPrintable } from '../../core/pdf/printable.ts';
import { contentWidth, drawParagraph, inks, type PdfDocument, page, type Style } from '../../core/pdf/text.ts';

const maxListedModules = 8;

export type CertificateContent = {
  certificateId: string;
  version: number;
  personName: string;
  email: string;
  courseTitle: string;
  organisation: string | null;
  issuedAt: Date;
  issuedOn: string;
  moduleTitles: readonly string[];
  lessonCount: number;
  quizCount: number;
};

export function renderCertificate(content: CertificateContent): Promise<Buffer> {
  const { personName, email, courseTitle, organisation, version, issuedAt } = content;
  const pdf = openDocument({ title: texts.title, subject: texts.subject, createdAt: issuedAt });
  pdf.y = 150;
  drawMark(pdf);
  addTextLine(pdf, 'P', { text: texts.title, style: { size: 13, ink: inks.muted }, gap: 46 });
  addTextLine(pdf, 'H1', { text: printableName(personName, email), style: { face: 'title', size: 30 }, gap: 18 });
  addTextLine(pdf, 'P', { text: texts.has, style: { size: 13, ink: inks.muted }, gap: 14 });
  addTextLine(pdf, 'H2', { text: courseTitle, style: { face: 'title', size: 22 }, gap: 14 });
  addTextLine(pdf, 'P', { text: texts.completed(content.issuedOn), style: { size: 13, ink: inks.muted }, gap: 34 });
  addTextLine(pdf, 'P', {
    text: texts.conditions(content.lessonCount, content.quizCount),
    style: { size: 11 },
    gap: 26,
  });
  addContents(pdf, content.moduleTitles);
  pdf.y = Math.max(pdf.y, 660);
  const issuer = organisation ?? catalogueTexts.unknownOrganisation;
  addTextLine(pdf, 'P', { text: texts.issuedBy(issuer), style: { face: 'strong', size: 11 }, gap: 6 });
  const small: Style = { size: 9, ink: inks.muted };
  addTextLine(pdf, 'P', {
    text: `${texts.version(version)} · ${texts.id(content.certificateId)}`,
    style: small,
    gap: 0,
  });
  return closeDocument(pdf);
}

const printableName = (name: string, email: string): string => (/\p{L}/u.test(toPrintable(name)) ? name : email);

function addTextLine(
  pdf: PdfDocument,
  role: string,
  { text, style, gap }: { text: string; style: Style; gap: number },
): void {
  let height = 0;
  drawTagged(pdf, { role }, () => {
    height = drawParagraph(pdf, text, { x: page.left, y: pdf.y, style: { width: contentWidth, ...style } });
  });
  pdf.y += height + gap;
}

function addContents(pdf: PdfDocument, modules: readonly string[]): void {
  addTextLine(pdf, 'P', { text: texts.contents, style: { face: 'strong', size: 11 }, gap: 6 });
  for (const title of modules.slice(0, maxListedModules))
    addTextLine(pdf, 'P', { text: title, style: { size: 11 }, gap: 3 });
  const rest = modules.length - maxListedModules;
  if (rest > 0) addTextLine(pdf, 'P', { text: texts.more(rest), style: { size: 11, ink: inks.muted }, gap: 3 });
}

function drawMark(pdf: PdfDocument): void {
  drawDecoration(pdf, () => {
    const { doc } = pdf;
    doc.save();
    doc.circle(page.left + 22, 90, 22).fill(inks.person);
    doc.rect(page.left + 44, 68, 44, 44).fill(inks.other);
    doc.restore();
  });
}
