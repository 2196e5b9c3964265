import { type ComponentType, lazy, type ReactNode, useState } from 'react';

/** `load`: has it there before it is shown for the first time. */
export type LazyPart<Props> = ComponentType<Props> & { load: () => Promise<void> };

/**
 * A part of the product that is loaded when it is first needed. Once React has shown that something is missing, it holds what
 * arrives back for 0.3 s; a part that was loaded beforehand stands there at once.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | undefined;
  const Waiting: ComponentType<Props> = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, at the top of a module
  function Shown(props: Props) {
    // Decided once: another component in its place would forget what stands in its fields.
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Waiting);
    return <Chosen {...props} />;
  }
  return Object.assign(Shown, {
    load: async () => {
      loaded = (await load()).default;
    },
  });
}
