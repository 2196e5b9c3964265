/** The fields of a document that is saved while it is written: which can be saved, and what two authors have made of them. */
import '#shared/validation/messages.ts';

type FieldOf<Draft> = keyof Draft & string;
/** What is wrong, by the path of its field: 'title', 'questions.1'. */
export type FieldErrors = Readonly<Record<string, string>>;
/** What the server has refused, by field: the `groupKey` it had then, and the sentence. */
export type Refused = Readonly<Record<string, { value: string; message: string }>>;

type Issue = { path: readonly PropertyKey[]; message: string };

type DraftRules<Draft> = {
  /** The schema that the server asks, too. */
  schema: {
    safeParse: (
      draft: Draft,
    ) => { success: true; data: Draft } | { success: false; error: { issues: readonly Issue[] } };
  };
  /** Fields that only make sense together: if one cannot be saved, neither can the other. */
  partners: Readonly<Partial<Record<FieldOf<Draft>, ReadonlyArray<FieldOf<Draft>>>>>;
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

  /** The same as long as neither the field nor what belongs to it has changed. */
  groupKey(draft: Draft, field: FieldOf<Draft>): string {
    return valueKey(this.#groupOf(field).map((name) => draft[name]));
  }

  /**
   * Parts what can be saved (`draft`: what was typed, and where that is wrong what is stored) from what cannot (`errors`).
   * `stored` is known to be good.
   */
  sendable(values: Draft, stored: Draft, refused: Refused = {}): { draft: Draft; errors: FieldErrors } {
    const errors: Record<string, string> = {};
    let kept = values;
    for (const field of fieldsOf(values)) {
      const refusal = refused[field];
      if (refusal === undefined || refusal.value !== this.groupKey(values, field)) continue;
      errors[field] = refusal.message;
      kept = this.#withStored(kept, stored, field);
    }
    // What contradicts something else shows only once each value for itself is good.
    for (;;) {
      const parsed = this.#rules.schema.safeParse(kept);
      if (parsed.success) return { draft: parsed.data, errors };
      const { issues } = parsed.error;
      for (const { path, message } of issues) errors[path.join('.')] ??= message;
      const wrong = fieldsOf(values).filter((field) => issues.some(({ path }) => path[0] === field));
      if (wrong.every((field) => kept[field] === stored[field])) return { draft: stored, errors };
      for (const field of wrong) kept = this.#withStored(kept, stored, field);
    }
  }

  /** The sentences of a refusal that name a field of what was sent, each with the value that it is about. */
  refusedIn(values: Draft, sentences: FieldErrors): Refused {
    const named = fieldsOf(values).flatMap((field) => {
      const sentence = Object.entries(sentences).find(([path]) => path.split('.')[0] === field)?.[1];
      return sentence === undefined ? [] : [[field, { value: this.groupKey(values, field), message: sentence }]];
    });
    return Object.fromEntries(named);
  }

  readonly #groupOf = (field: FieldOf<Draft>): Array<FieldOf<Draft>> => [field, ...(this.#rules.partners[field] ?? [])];

  #withStored(draft: Draft, stored: Draft, field: FieldOf<Draft>): Draft {
    return { ...draft, ...Object.fromEntries(this.#groupOf(field).map((name) => [name, stored[name]])) };
  }
}

/** What was changed here since `base`, on top of what somebody else has made of it. */
export const merged = <Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Draft => ({
  ...theirs,
  ...Object.fromEntries(changedFields(base, mine).map((field) => [field, mine[field]])),
});

export const changedFields = <Draft extends object>(base: Draft, now: Draft): Array<FieldOf<Draft>> =>
  fieldsOf(now).filter((field) => valueKey(base[field]) !== valueKey(now[field]));

/** What both have changed, and differently. */
export function contested<Draft extends object>(base: Draft, mine: Draft, theirs: Draft): Array<FieldOf<Draft>> {
  const others = new Set(changedFields(base, theirs));
  return changedFields(base, mine).filter(
    (field) => others.has(field) && valueKey(mine[field]) !== valueKey(theirs[field]),
  );
}
