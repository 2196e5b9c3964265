import type { RankedSkillView } from '#shared/assessments/state.ts';
import { fieldHeight, fieldWidth } from '#shared/figures/contour.ts';
import { profileForms, rankCenter, rankSegmentOf } from '#shared/figures/profile.ts';
import { reportTexts } from '#shared/texts/assessments/report.ts';
import { profileTexts } from '#shared/texts/assessments/results.ts';
import { drawTagged } from '../../../../core/pdf/document.ts';
import { contentWidth, drawLine, inks, type PdfDocument, page } from '../../../../core/pdf/text.ts';

const rowHeight = 11;
const nameWidth = 148;
const gap = 12;
const reach = 0.32;
const topCount = 5;
const corner = 22;

type Lane = { x: number; y: number; width: number; height: number };

export function drawProfile(pdf: PdfDocument, skills: readonly RankedSkillView[]): void {
  const count = skills.length;
  const alt = reportTexts.picture(count, skills[0]?.name ?? '', skills.at(-1)?.name ?? '');
  const lane: Lane = {
    x: page.left + nameWidth + gap,
    y: pdf.y + 16,
    width: contentWidth - nameWidth - gap,
    height: count * rowHeight,
  };
  drawTagged(pdf, { role: 'Figure', alt }, () => {
    drawAxis(pdf, lane, count);
    drawNames(pdf, lane, skills);
    pdf.doc.save();
    clipToForm(pdf.doc, lane);
    drawBands(pdf.doc, lane, skills);
    drawForms(pdf.doc, lane, skills);
    pdf.doc.restore();
    drawPoints(pdf.doc, lane, skills);
  });
  pdf.y = lane.y + lane.height;
}

function drawAxis(pdf: PdfDocument, { x, width }: Lane, count: number): void {
  const style = { size: 8, ink: inks.muted, width } as const;
  drawLine(pdf, profileTexts.axis.last(count), { x, y: pdf.y, style });
  drawLine(pdf, profileTexts.axis.first, { x, y: pdf.y, style: { ...style, align: 'right' } });
}

function drawNames(pdf: PdfDocument, { y }: Lane, skills: readonly RankedSkillView[]): void {
  for (const [index, { name, rank }] of skills.entries()) {
    const face = rank <= topCount ? 'strong' : 'text';
    const style = { size: 8.5, face, width: nameWidth, align: 'right' } as const;
    drawLine(pdf, name, { x: page.left, y: y + index * rowHeight + 0.5, style });
  }
}

function clipToForm(doc: PDFKit.PDFDocument, { x, y, width, height }: Lane): void {
  const end = y + height;
  doc
    .path(
      `M${x + corner} ${y}H${x + width}V${end}H${x + corner}A${corner} ${corner} 0 0 1 ${x} ${end - corner}V${y + corner}A${corner} ${corner} 0 0 1 ${x + corner} ${y}Z`,
    )
    .clip();
}

function drawBands(doc: PDFKit.PDFDocument, { x, y, width }: Lane, skills: readonly RankedSkillView[]): void {
  for (const [index, skill] of skills.entries()) {
    const { start, end } = rankSegmentOf(skill, skills.length);
    const left = x + (start / fieldWidth) * width;
    const top = y + (index - reach) * rowHeight;
    doc
      .roundedRect(left, top, ((end - start) / fieldWidth) * width, (1 + 2 * reach) * rowHeight, 4)
      .fillOpacity(0.24)
      .fill(inks.band);
  }
  doc.fillOpacity(1);
}

function drawForms(doc: PDFKit.PDFDocument, { x, y, width, height }: Lane, skills: readonly RankedSkillView[]): void {
  const { sure, beyond } = profileForms(skills, skills.length);
  doc.save();
  doc.translate(x, y).scale(width / fieldWidth, height / fieldHeight(skills.length));
  doc.path(beyond).fill(inks.other);
  doc.path(sure).fill(inks.person);
  doc.restore();
}

function drawPoints(doc: PDFKit.PDFDocument, { x, y, width }: Lane, skills: readonly RankedSkillView[]): void {
  for (const [index, { rank }] of skills.entries()) {
    const middle = x + (rankCenter(rank, skills.length) / fieldWidth) * width;
    doc
      .circle(middle, y + (index + 0.5) * rowHeight, rank <= topCount ? 2.6 : 1.9)
      .lineWidth(0.8)
      .fillAndStroke(inks.ink, '#ffffff');
  }
}
