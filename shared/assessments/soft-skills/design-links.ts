/** Skills of the same group are linked. All lists are in catalogue order. */
type DesignLinks = {
  repeatedPairs: { skillIds: [number, number]; positions: number[] }[];
  unconnected: number[][];
  /** `others`: later skills that need more than one skill in between. */
  distant: { skillId: number; others: number[] }[];
};

type DesignGroup = { position: number; skillIds: readonly number[] };

export function findDesignLinks(skills: readonly number[], groups: readonly DesignGroup[]): DesignLinks {
  const skillIds = [...new Set(skills)];
  const meetings = groups.map(({ position, skillIds: met }) => ({ position, met: new Set(met) }));
  const neighbours = new Map(
    skillIds.map((id) => [id, new Set(meetings.filter(({ met }) => met.has(id)).flatMap(({ met }) => [...met]))]),
  );
  const neighboursOf = (id: number) => neighbours.get(id) ?? new Set<number>();
  const componentOf = componentsOf(skillIds, neighboursOf);
  const components = [...Map.groupBy(skillIds, (id) => componentOf.get(id)).values()].sort(
    (a, b) => b.length - a.length,
  );
  return {
    repeatedPairs: laterPairs(skillIds).flatMap((pair) => {
      const positions = meetings.filter(({ met }) => pair.every((id) => met.has(id))).map(({ position }) => position);
      return positions.length > 1 ? [{ skillIds: pair, positions }] : [];
    }),
    unconnected: components.slice(1),
    distant: skillIds.flatMap((skillId, index) => {
      const others = skillIds
        .slice(index + 1)
        .filter((other) => componentOf.get(other) === componentOf.get(skillId))
        .filter(
          (other) => !neighboursOf(skillId).has(other) && neighboursOf(skillId).isDisjointFrom(neighboursOf(other)),
        );
      return others.length > 0 ? [{ skillId, others }] : [];
    }),
  };
}

function componentsOf(
  skillIds: readonly number[],
  neighboursOf: (id: number) => ReadonlySet<number>,
): Map<number, number> {
  const componentOf = new Map<number, number>();
  for (const first of skillIds) {
    const open = [first];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (componentOf.has(id)) continue;
      componentOf.set(id, first);
      open.push(...neighboursOf(id));
    }
  }
  return componentOf;
}

const laterPairs = (ids: readonly number[]) =>
  ids.flatMap((a, index) => ids.slice(index + 1).map((b): [number, number] => [a, b]));
