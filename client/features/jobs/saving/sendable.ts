import '#shared/validation/messages.ts';
import { type JobDraft, jobDraft } from '#shared/jobs/draft.ts';

export type Field = keyof JobDraft;
/** What is wrong, by the path of its field: 'title', 'questions.1'. */
export type FieldErrors = Readonly<Record<string, string>>;
/** What the server has refused, by field: the `groupKey` it had then, and the sentence. */
export type Refused = Readonly<Partial<Record<Field, { value: string; message: string }>>>;

/** Fields that only make sense together: if one cannot be saved, neither can the other. */
const partners: Readonly<Partial<Record<Field, readonly Field[]>>> = {
  payFrom: ['payTo'],
  payTo: ['payFrom'],
  hoursFrom: ['hoursTo'],
  hoursTo: ['hoursFrom'],
  postalCode: ['town'],
  town: ['postalCode'],
};
const groupOf = (field: Field): Field[] => [field, ...(partners[field] ?? [])];

export type Sendable = {
  /** What can be saved: what was typed, and where that is wrong what is stored. */
  draft: JobDraft;
  /** Why the rest is held back. */
  errors: FieldErrors;
};

const valueKey = (value: unknown): string => JSON.stringify(value);
/** The same as long as neither the field nor what belongs to it has changed. */
export const groupKey = (draft: JobDraft, field: Field): string => valueKey(groupOf(field).map((name) => draft[name]));
export const isSameDraft = (one: JobDraft, other: JobDraft): boolean => valueKey(one) === valueKey(other);

/** Parts what can be saved from what cannot; `stored` is known to be good. */
export function sendable(values: JobDraft, stored: JobDraft, refused: Refused = {}): Sendable {
  const errors: Record<string, string> = {};
  let kept = values;
  for (const field of fieldsOf(values)) {
    const refusal = refused[field];
    if (refusal === undefined || refusal.value !== groupKey(values, field)) continue;
    errors[field] = refusal.message;
    kept = withStored(kept, stored, field);
  }
  // What contradicts something else shows only once each value for itself is good.
  for (;;) {
    const parsed = jobDraft.safeParse(kept);
    if (parsed.success) return { draft: parsed.data, errors };
    const { issues } = parsed.error;
    for (const { path, message } of issues) errors[path.join('.')] ??= message;
    const wrong = fieldsOf(values).filter((field) => issues.some(({ path }) => path[0] === field));
    if (wrong.every((field) => kept[field] === stored[field])) return { draft: stored, errors };
    for (const field of wrong) kept = withStored(kept, stored, field);
  }
}

export const fieldsOf = (draft: JobDraft): Field[] => Object.keys(draft) as Field[];

function withStored(draft: JobDraft, stored: JobDraft, field: Field): JobDraft {
  return { ...draft, ...Object.fromEntries(groupOf(field).map((name) => [name, stored[name]])) };
}

/** What was changed here since `base`, on top of what somebody else has made of it. */
export function merged(base: JobDraft, mine: JobDraft, theirs: JobDraft): JobDraft {
  const changed = changedFields(base, mine);
  return { ...theirs, ...Object.fromEntries(changed.map((field) => [field, mine[field]])) };
}

export const changedFields = (base: JobDraft, now: JobDraft): Field[] =>
  fieldsOf(now).filter((field) => valueKey(base[field]) !== valueKey(now[field]));

/** What both have changed, and differently. */
export function contested(base: JobDraft, mine: JobDraft, theirs: JobDraft): Field[] {
  const others = new Set(changedFields(base, theirs));
  return changedFields(base, mine).filter(
    (field) => others.has(field) && valueKey(mine[field]) !== valueKey(theirs[field]),
  );
}
