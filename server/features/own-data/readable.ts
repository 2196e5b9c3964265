/** Adds what a row means in words to its stored values. */
import { explainRecord, matchRecord } from '#shared/matching/record.ts';
import type { MatchPart, SkillPart } from '#shared/matching/types.ts';
import { type PersonEventKind, personEventKinds } from '#shared/releases/view-log-events.ts';
import { mailKindName } from '#shared/texts/admin/mail-kinds.ts';
import { basicValueNames } from '#shared/texts/assessments/basic-values.ts';
import { auditSentence, isAuditAction } from '#shared/texts/audit/audit.ts';
import { agreedWording } from '#shared/texts/consents.ts';
import { jobWords } from '#shared/texts/jobs/words.ts';
import { matchTexts } from '#shared/texts/matching/match.ts';
import { matchReasonTexts } from '#shared/texts/matching/match-reasons.ts';
import { archiveTexts } from '#shared/texts/own-data/areas.ts';
import { shownMatchTexts as texts } from '#shared/texts/own-data/values.ts';
import { viewLogSentence } from '#shared/texts/releases/view-log.ts';

export type Row = Readonly<Record<string, unknown>>;

export type Names = {
  skills: ReadonlyMap<number, string>;
  /** Path in the archive, or why the file is not in it. */
  files: ReadonlyMap<string, string>;
};

type Explain = (row: Row, names: Names) => Row;

const explainers: Readonly<Record<string, Explain>> = {
  shown_matches: ({ inputs, scoring_version }, { skills }) => ({
    explanation: matchSentences(inputs, { version: Number(scoring_version), skills }),
  }),
  consents: ({ kind, version }) => ({ wording: agreedWording(String(kind), Number(version)) }),
  person_events: ({ kind, org_name, details }) =>
    isPersonEventKind(kind)
      ? { sentence: viewLogSentence({ kind, companyName: String(org_name), details: details ?? {} }) }
      : {},
  audit_events: ({ action, details }) =>
    typeof action === 'string' && isAuditAction(action)
      ? { sentence: auditSentence(action, { details: (details ?? {}) as object, names: {} }) }
      : {},
  mail_outbox: ({ kind }) => ({ sentence: mailKindName(String(kind)) }),
  stored_files: ({ id }, { files }) => ({ path: files.get(String(id)) ?? archiveTexts.notIncluded.missing }),
};

const isPersonEventKind = (kind: unknown): kind is PersonEventKind => Object.hasOwn(personEventKinds, String(kind));

export const explain = (table: string, row: Row, names: Names): Row => ({
  ...explainers[table]?.(row, names),
  ...row,
});

type Method = { version: number; skills: Names['skills'] };

function matchSentences(inputs: unknown, { version, skills }: Method): string[] {
  const record = matchRecord.safeParse(inputs);
  const explained = record.success ? explainRecord(record.data) : null;
  if (explained === null) return [texts.unreadable];
  const size = record.data?.skills?.size ?? 0;
  return [
    `${matchTexts.withRange(explained)}.`,
    matchReasonTexts.open.meaning(explained.basis, 'you'),
    matchReasonTexts.open.basis[explained.basis],
    ...explained.parts.map((part) => partSentence(part, { size, skills })),
    texts.sum(explained.match),
    texts.method(version),
  ];
}

type PartContext = { size: number; skills: Names['skills'] };

function partSentence(part: MatchPart, context: PartContext): string {
  if (part.kind === 'skill') return skillSentence(part, context);
  if (part.kind === 'missing') return texts.missing(matchReasonTexts.table.halves[part.half], part.points);
  return texts.values(basicValueNames[part.value], part.shared.join(', '), part.points);
}

const skillSentence = ({ skillId, weight, rank, points, most }: SkillPart, { size, skills }: PartContext): string =>
  texts.skill({
    name: skills.get(skillId) ?? String(skillId),
    weight: jobWords.weights[weight],
    place: matchReasonTexts.table.placeOf(rank, size),
    points,
    most,
  });
