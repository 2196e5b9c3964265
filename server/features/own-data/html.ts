/** Pages to read and print: no script, no request, everything escaped. */
import { locale, productName, timeZone } from '#shared/product.ts';
import { dayText } from '#shared/texts/jobs/words.ts';
import { archiveTexts as texts } from '#shared/texts/own-data/areas.ts';
import { columnTexts, fieldTexts } from '#shared/texts/own-data/columns.ts';
import { valueTexts } from '#shared/texts/own-data/values.ts';
import { escapeMarkup } from '../../core/html/plain-text.ts';
import type { Names, Row } from './readable.ts';

const style = `
body{font:16px/1.5 system-ui,sans-serif;color:#14272b;background:#fff;max-width:60rem;margin:0 auto;padding:1.5rem}
h1,h2{line-height:1.2;text-wrap:balance}h2{margin-top:2.5rem}a{color:#9c3116}
article{border-top:1px solid #c9d3d4;padding:.75rem 0;break-inside:avoid-page}
dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.15rem 1rem;margin:0}
dt{color:#4a5d62}dd{margin:0;overflow-wrap:anywhere;white-space:pre-wrap}dd dl{display:block;white-space:normal}dd dl dd{margin:0 0 .35rem 1rem}
ol,ul{margin:0;padding-left:1.25rem}table{border-collapse:collapse}td{padding:.25rem 1rem .25rem 0}
@media(max-width:36rem){dl{grid-template-columns:1fr}dt{margin-top:.5rem}}
@media print{body{max-width:none;padding:0}a{color:inherit}}`;

export const pageStart = (title: string): string => `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${escapeMarkup(title)} – ${productName}</title><style>${style}</style></head><body>
<h1>${escapeMarkup(title)}</h1>
`;
export const pageEnd = '</body></html>\n';

export const paragraph = (text: string): string => `<p>${escapeMarkup(text)}</p>\n`;
export const heading = (text: string): string => `<h2>${escapeMarkup(text)}</h2>\n`;
export const link = (href: string, text: string): string => `<a href="${escapeMarkup(href)}">${escapeMarkup(text)}</a>`;
export const list = (items: readonly string[]): string =>
  `<ul>${items.map((item) => `<li>${escapeMarkup(item)}</li>`).join('')}</ul>\n`;

export function rowHtml(table: string, row: Row, { skills }: Names): string {
  const lines = Object.entries(row).map(([column, value]) =>
    line(columnTexts[column] ?? column, cell(value, { table, column, skills })),
  );
  return `<article><dl>${lines.join('')}</dl></article>\n`;
}

const line = (name: string, valueHtml: string): string => `<dt>${escapeMarkup(name)}</dt><dd>${valueHtml}</dd>`;

type Place = { table: string; column: string; skills: Names['skills'] };

const skillColumns = ['hidden_skill_ids', 'skill_ids', 'skillIds', 'skillId'];
const bySkill = ['softskill_group_decisions.group_scores', 'softskill_test_results.scores'];
/** Figures for programs; what they mean is in other columns. */
const onlyInData = 'draws inputs leads shown_part_one shown_part_two statement_order value_weights'.split(' ');

function cell(value: unknown, place: Place, depth = 0): string {
  const { table, column, skills } = place;
  const stored = `${table}.${column}`;
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return texts.none;
  if (onlyInData.includes(column) && depth === 0) return texts.inData;
  if (typeof value === 'string') return textCell(value, place);
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  if (skillColumns.includes(column)) return joined([value].flat().map((id) => skillName(skills, id)));
  if (typeof value === 'number') return number.format(value);
  if (depth === deepest || typeof value !== 'object') return escapeMarkup(JSON.stringify(value));
  if (Array.isArray(value)) return listCell(value, place, depth);
  const fields = Object.entries(bySkill.includes(stored) ? withSkillNames(value, skills) : value).map(
    ([field, one]) => [fieldTexts[field] ?? field, cell(one, { ...place, column: field }, depth + 1)] as const,
  );
  if (depth > 0 && Object.values(value).every((one) => typeof one !== 'object' || one === null))
    return fields.map(([name, one]) => `${escapeMarkup(name)}: ${one}`).join(', ');
  return `<dl>${fields.map(([name, one]) => line(name, one)).join('')}</dl>`;
}

function textCell(value: string, { table, column }: Place): string {
  if (/_at$|^since$|^until$/.test(column)) return momentText(value);
  if (column === 'reply_by') return dayText(value);
  if (column === 'path' && value.startsWith(`${texts.filesFolder}/`)) return link(value, value);
  const words = valueTexts[`${table}.${column}`] ?? {};
  return escapeMarkup(Object.hasOwn(words, value) ? (words[value] ?? value) : value);
}

function listCell(values: readonly unknown[], place: Place, depth: number): string {
  if (values.every((one) => typeof one === 'number')) return joined(values.map((one) => number.format(one)));
  return `<ol>${values.map((one) => `<li>${cell(one, place, depth + 1)}</li>`).join('')}</ol>`;
}

const skillName = (skills: Names['skills'], id: unknown): string => skills.get(Number(id)) ?? String(id);
const withSkillNames = (scores: object, skills: Names['skills']): object =>
  Object.fromEntries(Object.entries(scores).map(([id, points]) => [skillName(skills, id), points]));

const joined = (parts: readonly string[]): string => escapeMarkup(parts.join(', '));

const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone });
const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4, useGrouping: false });

export function momentText(value: string): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? escapeMarkup(value) : moment.format(at);
}

const deepest = 6;
