import { useSearchParams } from 'react-router-dom';
import { z } from 'zod';

type ParamNames<S extends z.ZodObject> = { readonly [Field in keyof z.output<S>]?: string };

export const choiceParam = <const T extends readonly [string, ...string[]]>(offered: T) =>
  z.enum(offered).catch(offered[0] as z.output<z.ZodEnum<{ [Value in T[number]]: Value }>>);
export const textParam = (longest: number) =>
  z
    .string()
    .catch('')
    .transform((text) => text.trim().slice(0, longest));
export const patternParam = (shape: RegExp) => z.string().regex(shape).catch('');
export const flagParam = z
  .string()
  .catch('')
  .transform((text) => text === '1');
export const uuidPattern = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Each field of the schema needs a default. `names`: fields with another name in the URL. */
export function parseUrlQuery<S extends z.ZodObject>(
  params: URLSearchParams,
  schema: S,
  names: ParamNames<S> = {},
): z.output<S> {
  const nameOf = (field: string): string => names[field as keyof ParamNames<S>] ?? field;
  return schema.parse(
    Object.fromEntries(Object.keys(schema.shape).map((field) => [field, params.get(nameOf(field)) ?? undefined])),
  );
}

const textOf = (value: unknown): string => (value === true ? '1' : value === false ? '' : String(value ?? ''));

/** Defaults become empty. */
export function toUrlParams<S extends z.ZodObject>(
  changes: Partial<z.output<S>>,
  schema: S,
  names: ParamNames<S> = {},
): Record<string, string> {
  const usual = parseUrlQuery(new URLSearchParams(), schema) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      names[field as keyof ParamNames<S>] ?? field,
      textOf(value) === textOf(usual[field]) ? '' : textOf(value),
    ]),
  );
}

export const hasFilters = <S extends z.ZodObject>(wish: z.output<S>, schema: S): boolean =>
  Object.entries(toUrlParams<S>(wish, schema)).some(
    ([field, value]) => value !== '' && field !== 'sort' && field !== 'order',
  );

export function useUrlQuery<S extends z.ZodObject>(schema: S, names: ParamNames<S> = {}) {
  const { params, change, clear } = useUrlParams();
  const wish = parseUrlQuery(params, schema, names);
  return {
    wish,
    set: (changes: Partial<z.output<S>>) => change(toUrlParams(changes, schema, names)),
    clear,
    isNarrowed: hasFilters(wish, schema),
  };
}

/**
 * A change starts from the current URL, not from the last render: a second change before the next render would
 * otherwise undo the first.
 */
export function useUrlParams() {
  const [params, setParams] = useSearchParams();
  const replace = (after: URLSearchParams) => setParams(after, { replace: true });
  const change = (changes: Readonly<Record<string, string>>) => {
    const after = new URLSearchParams(window.location.search);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') after.delete(name);
      else after.set(name, value);
    }
    replace(after);
  };
  return { params, change, clear: () => replace(new URLSearchParams()) };
}
