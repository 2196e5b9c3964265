/** One thing for each app, or database: made when it is first wanted, gone with its owner. A process has one; tests have several. */
export function oneForEach<Owner extends object, Thing extends object>(make: (owner: Owner) => Thing) {
  const made = new WeakMap<Owner, Thing>();
  return (owner: Owner): Thing => {
    const thing = made.get(owner) ?? make(owner);
    made.set(owner, thing);
    return thing;
  };
}
