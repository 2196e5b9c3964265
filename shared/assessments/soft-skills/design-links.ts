/** Skills that meet in a group are linked. Pairs and skills in catalogue order. */
type DesignLinks = {
  pairsMeetingAgain: { skillIds: [number, number]; positions: number[] }[];
  /** The parts that nothing links to the largest one; [] when all skills hang together. */
  separate: number[][];
  /** For a skill the others (later in the catalogue) that it reaches over more than one third only. */
  tooFar: { skillId: number; others: number[] }[];
};

type Meeting = { position: number; skillIds: readonly number[] };

/** How the groups link the skills: pairs that meet again, parts without a link, links over more than one third. */
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

/** For every skill the first skill of the part that hangs together with it. */
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
