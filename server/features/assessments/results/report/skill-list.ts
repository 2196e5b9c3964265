import type { RankedSkill } from '#shared/assessments/state.ts';
import { reportTexts } from '#shared/texts/report.ts';
import { profileTexts, resultWords } from '#shared/texts/results.ts';
import { contentEnd, contentWidth, decorate, inks, open, page, put, type Sheet } from '../../../../core/pdf/sheet.ts';
import { heightOf, line, paragraph, type Style } from '../../../../core/pdf/words.ts';

const columns = {
  rank: { x: page.left, width: 30 },
  skill: { x: page.left + 44, width: contentWidth - 44 - 148 },
  points: { x: page.left + contentWidth - 138, width: 44 },
  band: { x: page.left + contentWidth - 82, width: 82 },
} as const;
const rowGap = 6.5;

/** All skills with what they mean, over as many pages as they take; every page begins with the column heads. */
export function setSkillList(sheet: Sheet, skills: readonly RankedSkill[]): void {
  beginPage(sheet, reportTexts.all.title(skills.length));
  const table = open(sheet, 'Table');
  setHeads(sheet, table);
  for (const skill of skills) {
    if (sheet.y + rowHeightOf(sheet, skill) > contentEnd) {
      sheet.doc.addPage();
      sheet.y = page.top;
      setHeads(sheet, table);
    }
    setRow(sheet, table, skill);
  }
  table.end();
}

export function beginPage(sheet: Sheet, title: string): void {
  sheet.doc.addPage();
  put(sheet, { role: 'H2' }, () => {
    const style = { face: 'title', size: 18 } as const;
    sheet.y = page.top + paragraph(sheet, title, { x: page.left, y: page.top, style }) + 10;
  });
}

function setHeads(sheet: Sheet, table: PDFKit.PDFStructureElement): void {
  const texts = profileTexts.table;
  const style: Style = { size: 8, face: 'strong', ink: inks.muted };
  const row = open(sheet, 'TR', table);
  for (const column of ['rank', 'skill', 'points', 'band'] as const) {
    const { x, width } = columns[column];
    const align = column === 'rank' || column === 'points' ? 'right' : 'left';
    put(sheet, { role: 'TH', under: row }, () =>
      line(sheet, texts[column], { x, y: sheet.y, style: { ...style, width, align } }),
    );
  }
  row.end();
  sheet.y += 15;
  rule(sheet, inks.muted);
}

export function rule(sheet: Sheet, ink: string = inks.line): void {
  decorate(sheet, () => {
    const end = page.left + contentWidth;
    sheet.doc.moveTo(page.left, sheet.y).lineTo(end, sheet.y).lineWidth(0.6).stroke(ink);
  });
  sheet.y += rowGap;
}

const descriptionStyle: Style = { size: 8.5, ink: inks.muted, width: columns.skill.width };
const nameHeight = 14.5;

const rowHeightOf = (sheet: Sheet, { description }: RankedSkill): number =>
  nameHeight + heightOf(sheet, description, descriptionStyle) + rowGap;

function setRow(sheet: Sheet, table: PDFKit.PDFStructureElement, skill: RankedSkill): void {
  const { name, description, points, rank, low, high } = skill;
  const { y } = sheet;
  const row = open(sheet, 'TR', table);
  const cell = (column: keyof typeof columns, text: string, style: Style) =>
    put(sheet, { role: 'TD', under: row }, () => {
      const { x, width } = columns[column];
      line(sheet, text, { x, y, style: { size: 10, width, ...style } });
    });
  cell('rank', String(rank), { align: 'right', ink: inks.muted });
  put(sheet, { role: 'TD', under: row }, () => {
    const { x, width } = columns.skill;
    line(sheet, name, { x, y, style: { face: 'strong', size: 10, width } });
    sheet.y = y + nameHeight + paragraph(sheet, description, { x, y: y + nameHeight, style: descriptionStyle });
  });
  cell('points', String(points), { align: 'right', face: 'strong' });
  cell('band', resultWords.band(low, high), {});
  row.end();
  sheet.y += rowGap - 1;
  rule(sheet);
}
