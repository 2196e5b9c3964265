import { markShapes } from '#shared/figures/mark-shapes.ts';
import { productName } from '#shared/product.ts';
import { reportTexts } from '#shared/texts/report.ts';
import { profileTexts, resultWords } from '#shared/texts/results.ts';
import { shortened } from '../../../../core/pdf/legible.ts';
import { contentWidth, decorate, inks, page, put, type Sheet } from '../../../../core/pdf/sheet.ts';
import { line, paragraph } from '../../../../core/pdf/words.ts';
import { drawProfile } from './profile-drawing.ts';
import type { Report } from './report-content.ts';

const columnGap = 28;
const columnWidth = (contentWidth - columnGap) / 2;
const longestName = 120;

/** Whose result this is, the picture of it, and how to read it. */
export function setCover(sheet: Sheet, report: Report): void {
  setHead(sheet, report);
  drawProfile(sheet, report.result.skills);
  sheet.y += 22;
  setReadingGuide(sheet);
}

function setHead(sheet: Sheet, { name, result, formatDay }: Report): void {
  const { doc } = sheet;
  decorate(sheet, () => {
    doc
      .save()
      .translate(page.left, page.top - 4)
      .scale(0.62);
    doc.path(markShapes.angular).fill(inks.other);
    doc.path(markShapes.round).fill(inks.person);
    doc.restore();
    line(sheet, productName, { x: page.left + 26, y: page.top - 1, style: { face: 'title', size: 11 } });
  });
  sheet.y = page.top + 34;
  put(sheet, { role: 'H1' }, () => {
    sheet.y += paragraph(sheet, reportTexts.title, { x: page.left, y: sheet.y, style: { face: 'title', size: 28 } });
  });
  const about = shortened(name, longestName);
  if (about !== '') {
    put(sheet, { role: 'P' }, () => {
      sheet.y += paragraph(sheet, about, { x: page.left, y: sheet.y, style: { face: 'strong', size: 12 } });
    });
  }
  put(sheet, { role: 'P' }, () => {
    const words = reportTexts.line(resultWords.variants[result.variant], formatDay(result.createdAt));
    const style = { size: 9.5, ink: inks.muted };
    sheet.y += paragraph(sheet, words, { x: page.left, y: sheet.y + 1, style }) + 14;
  });
}

function setReadingGuide(sheet: Sheet): void {
  const { reading } = profileTexts;
  put(sheet, { role: 'H2' }, () => {
    const style = { face: 'title', size: 12 } as const;
    sheet.y += paragraph(sheet, reportTexts.reading.title, { x: page.left, y: sheet.y, style }) + 4;
  });
  const top = sheet.y;
  let left = top;
  for (const { name, text } of [reading.sure, reading.band, reading.beyond]) {
    put(sheet, { role: 'P' }, () => {
      left += paragraph(sheet, name, {
        x: page.left,
        y: left,
        style: { face: 'strong', size: 9, width: columnWidth },
      });
      const style = { size: 9, ink: inks.muted, width: columnWidth };
      left += paragraph(sheet, text, { x: page.left, y: left, style }) + 3;
    });
  }
  let right = top;
  const x = page.left + columnWidth + columnGap;
  for (const text of [resultWords.meaning, reading.overlap]) {
    put(sheet, { role: 'P' }, () => {
      right += paragraph(sheet, text, { x, y: right, style: { size: 9, width: columnWidth } }) + 5;
    });
  }
  sheet.y = Math.max(left, right);
}
