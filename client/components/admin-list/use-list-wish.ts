import { useAddress } from '../../lib/use-address.ts';

/** What a list can be narrowed down to: for each name what may be chosen, the first of which is everything. */
type Choices = Readonly<Record<string, readonly [string, ...string[]]>>;
type Chosen<C extends Choices> = { -readonly [Name in keyof C]: C[Name][number] };

export type ListWish<Sort extends string, C extends Choices> = {
  search: string;
  sort: Sort;
  order: 'asc' | 'desc';
} & Chosen<C>;

type Settings<Sort extends string, C extends Choices> = { sorts: readonly [Sort, ...Sort[]]; choices: C };

/** How a list is searched, sorted and narrowed down stands in the address; what fits nothing there counts as not said. */
export function useListWish<const Sort extends string, const C extends Choices>({ sorts, choices }: Settings<Sort, C>) {
  const { params, change, clear } = useAddress();
  const pick = <T extends string>(name: string, offered: readonly [T, ...T[]]): T =>
    offered.find((one) => one === params.get(name)) ?? offered[0];
  const chosen = Object.fromEntries(
    Object.entries(choices).map(([name, offered]) => [name, pick(name, offered)]),
  ) as Chosen<C>;
  const search = (params.get('search') ?? '').slice(0, 100);
  const wish = { search, sort: pick('sort', sorts), order: pick('order', ['desc', 'asc']), ...chosen };
  const isNarrowed = search !== '' || Object.entries(choices).some(([name, [all]]) => chosen[name] !== all);
  return {
    wish: wish as ListWish<Sort, C>,
    /** What is as it was at first does not stand in the address. */
    set: (changes: Partial<ListWish<Sort, C>>) =>
      change(
        Object.fromEntries(
          Object.entries(changes as Record<string, string>).map(([name, value]) => [
            name,
            value === firstOf(name) ? '' : value,
          ]),
        ),
      ),
    clear,
    isNarrowed,
  };

  function firstOf(name: string): string {
    if (name === 'sort') return sorts[0];
    return name === 'order' ? 'desc' : (choices[name]?.[0] ?? '');
  }
}

/** The address of the file with what the list shows. */
export const exportAddress = (path: string, wish: Readonly<Record<string, string>>): string =>
  `${path}?${new URLSearchParams(wish)}`;
