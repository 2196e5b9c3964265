/** Skills of the same group are linked. All lists are in catalogue order. */
type DesignLinks = {
  pairsMeetingAgain: { skillIds: [number, number]; positions: number[] }[];
  separate: number[][];
  /** `others`: later skills that need more than one skill in between. */
  tooFar: { skillId: number; others: number[] }[];
};

type Meeting = { position: number; skillIds: readonly number[] };

export function linksBetween(skills: readonly number[], groups: readonly Meeting[]): DesignLinks {
  const skillIds = [...new Set(skills)];
  const meetings = groups.map(({ position, skillIds: met }) => ({ position, met: new Set(met) }));
  const neighbours = new Map(
    skillIds.map((id) => [id, new Set(meetings.filter(({ met }) => met.has(id)).flatMap(({ met }) => [...met]))]),
  );
  const near = (id: number) => neighbours.get(id) ?? new Set<number>();
  const partOf = partsOf(skillIds, near);
  const parts = [...Map.groupBy(skillIds, (id) => partOf.get(id)).values()].sort((a, b) => b.length - a.length);
  return {
    pairsMeetingAgain: laterPairs(skillIds).flatMap((pair) => {
      const positions = meetings.filter(({ met }) => pair.every((id) => met.has(id))).map(({ position }) => position);
      return positions.length > 1 ? [{ skillIds: pair, positions }] : [];
    }),
    separate: parts.slice(1),
    tooFar: skillIds.flatMap((skillId, index) => {
      const others = skillIds
        .slice(index + 1)
        .filter((other) => partOf.get(other) === partOf.get(skillId))
        .filter((other) => !near(skillId).has(other) && near(skillId).isDisjointFrom(near(other)));
      return others.length > 0 ? [{ skillId, others }] : [];
    }),
  };
}

function partsOf(skillIds: readonly number[], near: (id: number) => ReadonlySet<number>): Map<number, number> {
  const partOf = new Map<number, number>();
  for (const first of skillIds) {
    const open = [first];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (partOf.has(id)) continue;
      partOf.set(id, first);
      open.push(...near(id));
    }
  }
  return partOf;
}

const laterPairs = (ids: readonly number[]) =>
  ids.flatMap((a, index) => ids.slice(index + 1).map((b): [number, number] => [a, b]));
