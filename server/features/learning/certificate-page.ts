import { markShapes } from '#shared/figures/mark-shapes.ts';
import { certificateNumberText } from '#shared/learning/certificate-number.ts';
import type { Certificate } from '#shared/learning/state.ts';
import { productName } from '#shared/product.ts';
import { catalogueTexts } from '#shared/texts/learning/catalogue.ts';
import { certificateTexts as texts } from '#shared/texts/learning/certificate.ts';
import { closeDocument, drawDecoration, drawTagged, openDocument } from '../../core/pdf/document.ts';
import { toPrintable } from '../../core/pdf/printable.ts';
import {
  contentWidth,
  drawLine,
  drawParagraph,
  heightOf,
  inks,
  type PdfDocument,
  page,
  type Style,
} from '../../core/pdf/text.ts';

export type CertificateContent = Certificate & { email: string; issuedOn: string; logo: Uint8Array | null };

/** The lower part has a fixed place; the contents fill the space above it. */
const headHeight = 104;
const factsTop = 590;
const issuerTop = 672;
const qrSize = 92;

export function renderCertificate(content: CertificateContent): Promise<Buffer> {
  const { personName, email, courseTitle, issuedAt, issuedOn } = content;
  const pdf = openDocument({ title: texts.title, subject: texts.subject, createdAt: issuedAt });
  drawHead(pdf, content);
  pdf.y = 140;
  const name = printableName(personName, email);
  addText(pdf, 'H1', { text: texts.title, style: { face: 'title', size: 40 }, gap: 26 });
  addText(pdf, 'P', { text: name, style: { face: 'title', size: name.length > 32 ? 18 : 26 }, gap: 10 });
  addText(pdf, 'P', { text: texts.has, style: { size: 13, ink: inks.muted }, gap: 10 });
  const titleSize = courseTitle.length > 120 ? 13 : courseTitle.length > 50 ? 17 : 22;
  addText(pdf, 'H2', { text: courseTitle, style: { face: 'title', size: titleSize }, gap: 10 });
  addText(pdf, 'P', { text: texts.completed(issuedOn), style: { size: 13, ink: inks.muted }, gap: 26 });
  addContents(pdf, content);
  addFacts(pdf, content);
  addIssuer(pdf, content);
  return closeDocument(pdf);
}

const printableName = (name: string, email: string): string => (/\p{L}/u.test(toPrintable(name)) ? name : email);

type Text = { text: string; style: Style; gap: number };

function addText(pdf: PdfDocument, role: string, { text, style, gap }: Text): void {
  let height = 0;
  drawTagged(pdf, { role }, () => {
    height = drawParagraph(pdf, text, { x: page.left, y: pdf.y, style: { width: contentWidth, ...style } });
  });
  pdf.y += height + gap;
}

function drawHead(pdf: PdfDocument, { logo }: CertificateContent): void {
  const { doc } = pdf;
  drawDecoration(pdf, () => {
    doc.rect(0, 0, page.width, headHeight).fill(inks.soft);
    doc
      .save()
      .translate(page.left, 30)
      .scale(44 / 32);
    doc.path(markShapes.angular).fill(inks.other);
    doc.path(markShapes.round).fill(inks.person);
    doc.restore();
    drawLine(pdf, productName, { x: page.left + 56, y: 40, style: { face: 'title', size: 18 } });
    if (logo !== null) drawLogo(pdf, logo);
  });
}

function drawLogo({ doc }: PdfDocument, logo: Uint8Array): void {
  const [width, height] = [150, 48];
  try {
    doc.image(Buffer.from(logo), page.width - page.right - width, 28, {
      fit: [width, height],
      align: 'right',
      valign: 'center',
    });
  } catch {
    // A picture that the library cannot read is left out; the name of the organisation is printed below.
  }
}

function addContents(pdf: PdfDocument, { modules, moduleCount }: CertificateContent): void {
  const end = factsTop - 30;
  drawTagged(pdf, { role: 'H3' }, () =>
    drawLine(pdf, texts.contents, { x: page.left, y: pdf.y, style: { face: 'strong', size: 11 } }),
  );
  pdf.y += 22;
  const sum = modules.reduce((total, module) => total + heightOfModule(pdf, module.lessonTitles), 0);
  const isRoomy = modules.length === moduleCount && pdf.y + sum <= end;
  let listed = 0;
  for (const module of modules) {
    const lines = isRoomy ? module.lessonTitles : [module.lessonTitles.join(' · ')];
    const height = heightOfModule(pdf, lines);
    const isLast = listed === moduleCount - 1;
    if (pdf.y + height > (isLast ? end : end - 16)) break;
    addModule(pdf, module.title, lines);
    listed++;
  }
  const rest = moduleCount - listed;
  if (rest > 0) addText(pdf, 'P', { text: texts.more(rest), style: { size: 10, ink: inks.muted }, gap: 0 });
}

const lessonStyle: Style = { size: 9.5, ink: inks.muted };

const heightOfModule = (pdf: PdfDocument, lines: readonly string[]): number =>
  lines.reduce((sum, line) => sum + heightOf(pdf, line, { ...lessonStyle, width: contentWidth }), 26);

function addModule(pdf: PdfDocument, title: string, lines: readonly string[]): void {
  drawTagged(pdf, { role: 'P' }, () => drawLine(pdf, title, { x: page.left, y: pdf.y, style: { size: 11.5 } }));
  pdf.y += 17;
  for (const text of lines) addText(pdf, 'P', { text, style: lessonStyle, gap: 0 });
  pdf.y += 9;
}

function addFacts(pdf: PdfDocument, { issuedOn, minutes, lessonCount, quizCount, number }: CertificateContent): void {
  const { doc } = pdf;
  drawDecoration(pdf, () => {
    doc.roundedRect(page.left, factsTop - 14, contentWidth, 62, 6).fill(inks.sunken);
  });
  const facts = [
    { label: texts.date, value: issuedOn },
    ...(minutes > 0 ? [{ label: texts.duration, value: texts.minutes(minutes) }] : []),
    { label: texts.scope, value: texts.amount(lessonCount, quizCount) },
    { label: texts.number, value: certificateNumberText(number) },
  ];
  const width = (contentWidth - 32) / facts.length;
  facts.forEach(({ label, value }, index) => {
    const x = page.left + 16 + index * width;
    drawTagged(pdf, { role: 'P' }, () => {
      drawLine(pdf, label, { x, y: factsTop, style: { size: 8.5, ink: inks.muted, width: width - 8 } });
      drawLine(pdf, value, { x, y: factsTop + 15, style: { face: 'strong', size: 10, width: width - 8 } });
    });
  });
}

function addIssuer(
  pdf: PdfDocument,
  { organisation, version, address, qrCode, lessonCount, quizCount }: CertificateContent,
): void {
  const width = contentWidth - (qrCode === null ? 0 : qrSize + 28);
  pdf.y = issuerTop;
  const small: Style = { size: 9, ink: inks.muted, width };
  const issuer = organisation ?? catalogueTexts.unknownOrganisation;
  addText(pdf, 'P', { text: texts.issuedBy(issuer), style: { face: 'strong', size: 12, width }, gap: 6 });
  addText(pdf, 'P', { text: texts.conditions(lessonCount, quizCount), style: small, gap: 4 });
  addText(pdf, 'P', { text: texts.version(version), style: small, gap: 4 });
  if (qrCode === null) return;
  addText(pdf, 'P', { text: texts.verifyAt(address), style: small, gap: 0 });
  const { doc } = pdf;
  drawTagged(pdf, { role: 'Figure', alt: texts.qrCode(address) }, () => {
    doc
      .save()
      .translate(page.width - page.right - qrSize, issuerTop)
      .scale(qrSize / qrCode.size);
    doc.path(qrCode.path).fill(inks.ink);
    doc.restore();
  });
}
