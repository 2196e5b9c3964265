import '#shared/validation/messages.ts';

type FieldOf<Draft> = keyof Draft & string;
/** By field path: 'title', 'questions.1'. */
export type FieldErrors = Readonly<Record<string, string>>;
/** `value`: the `groupKey` of the refused value; `message`: the reason. */
export type RefusedFields = Readonly<Record<string, { value: string; message: string }>>;

type Issue = { path: readonly PropertyKey[]; message: string };

type DraftRules<Draft> = {
  schema: {
    safeParse: (
      draft: Draft,
    ) => { success: true; data: Draft } | { success: false; error: { issues: readonly Issue[] } };
  };
  /** Fields that depend on each other: if one cannot be saved, neither can the other. */
  dependentFields: Readonly<Partial<Record<FieldOf<Draft>, ReadonlyArray<FieldOf<Draft>>>>>;
};

const valueKey = (value: unknown): string => JSON.stringify(value);
export const isSameDraft = <Draft>(one: Draft, other: Draft): boolean => valueKey(one) === valueKey(other);

export const fieldsOf = <Draft extends object>(draft: Draft): Array<FieldOf<Draft>> =>
  Object.keys(draft) as Array<FieldOf<Draft>>;

export class DraftFields<Draft extends object> {
  readonly #rules: DraftRules<Draft>;

  constructor(rules: DraftRules<Draft>) {
    this.#rules = rules;
  }

  groupKey(draft: Draft, field: FieldOf<Draft>): string {
    return valueKey(this.#groupOf(field).map((name) => draft[name]));
  }

  /** `draft` is valid: stored values replace invalid ones, which `errors` lists. `stored` must be valid. */
  splitValid(values: Draft, stored: Draft, refused: RefusedFields = {}): { draft: Draft; errors: FieldErrors } {
    const errors: Record<string, string> = {};
    let merged = values;
    for (const field of fieldsOf(values)) {
      const refusal = refused[field];
      if (refusal === undefined || refusal.value !== this.groupKey(values, field)) continue;
      errors[field] = refusal.message;
      merged = this.#withStored(merged, stored, field);
    }
    // Contradictions between fields appear only when each field is valid, so validation repeats.
    for (;;) {
      const parsed = this.#rules.schema.safeParse(merged);
      if (parsed.success) return { draft: parsed.data, errors };
      const { issues } = parsed.error;
      for (const { path, message } of issues) errors[path.join('.')] ??= message;
      const invalidFields = fieldsOf(values).filter((field) => issues.some(({ path }) => path[0] === field));
      if (invalidFields.every((field) => merged[field] === stored[field])) return { draft: stored, errors };
      for (const field of invalidFields) merged = this.#withStored(merged, stored, field);
    }
  }

  refusedIn(values: Draft, sentences: FieldErrors): RefusedFields {
    const refusals = fieldsOf(values).flatMap((field) => {
      const sentence = Object.entries(sentences).find(([path]) => path.split('.')[0] === field)?.[1];
      return sentence === undefined ? [] : [[field, { value: this.groupKey(values, field), message: sentence }]];
    });
    return Object.fromEntries(refusals);
  }

  readonly #groupOf = (field: FieldOf<Draft>): Array<FieldOf<Draft>> => [
    field,
    ...(this.#rules.dependentFields[field] ?? []),
  ];

  #withStored(draft: Draft, stored: Draft, field: FieldOf<Draft>): Draft {
    return { ...draft, ...Object.fromEntries(this.#groupOf(field).map((name) => [name, stored[name]])) };
  }
}

export const mergeDrafts = <Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Draft => ({
  ...theirs,
  ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])),
});

export const changedFields = <Draft extends object>(base: Draft, current: Draft): Array<FieldOf<Draft>> =>
  fieldsOf(current).filter((field) => valueKey(base[field]) !== valueKey(current[field]));

export function conflictingFields<Draft extends object>(
  base: Draft,
  mine: Draft,
  theirs: Draft,
): Array<FieldOf<Draft>> {
  const theirFields = new Set(changedFields(base, theirs));
  return changedFields(base, mine).filter(
    (field) => theirFields.has(field) && valueKey(mine[field]) !== valueKey(theirs[field]),
  );
}
