import { startTransition, useOptimistic } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { z } from 'zod';

type ParamNames<S extends z.ZodObject> = { readonly [Field in keyof z.output<S>]?: string };

export const choiceParam = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values).catch(values[0] as z.output<z.ZodEnum<{ [Value in T[number]]: Value }>>);
export const textParam = (maxLength: number) =>
  z
    .string()
    .catch('')
    .transform((text) => text.trim().slice(0, maxLength));
export const patternParam = (pattern: RegExp) => z.string().regex(pattern).catch('');
export const flagParam = z
  .string()
  .catch('')
  .transform((text) => text === '1');

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
  const defaults = parseUrlQuery(new URLSearchParams(), schema) as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [
      names[field as keyof ParamNames<S>] ?? field,
      textOf(value) === textOf(defaults[field]) ? '' : textOf(value),
    ]),
  );
}

export const hasFilters = <S extends z.ZodObject>(query: z.output<S>, schema: S): boolean =>
  Object.entries(toUrlParams<S>(query, schema)).some(
    ([field, value]) => value !== '' && field !== 'sort' && field !== 'order',
  );

export function useUrlQuery<S extends z.ZodObject>(schema: S, names: ParamNames<S> = {}) {
  const { params, change, clear } = useUrlParams();
  const query = parseUrlQuery(params, schema, names);
  return {
    query,
    set: (changes: Partial<z.output<S>>, options?: ChangeOptions) =>
      change(toUrlParams(changes, schema, names), options),
    clear,
    isNarrowed: hasFilters(query, schema),
  };
}

/** `replace: false`: going back undoes the change. */
type ChangeOptions = { replace: boolean };

/**
 * A change starts from the current URL and shows at once. The router renders it later, and a second change to the same
 * parameter would start from the old value.
 */
export function useUrlParams() {
  const [routed, setParams] = useSearchParams();
  const [params, showParams] = useOptimistic(routed);
  const { state } = useLocation();
  const replaceParams = (after: URLSearchParams, { replace } = { replace: true }) =>
    startTransition(() => {
      showParams(after);
      setParams(after, { replace, state });
    });
  const change = (changes: Readonly<Record<string, string>>, options?: ChangeOptions) => {
    const nextParams = new URLSearchParams(window.location.search);
    const before = nextParams.toString();
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') nextParams.delete(name);
      else nextParams.set(name, value);
    }
    if (nextParams.toString() !== before) replaceParams(nextParams, options);
  };
  return { params, change, clear: () => replaceParams(new URLSearchParams()) };
}
