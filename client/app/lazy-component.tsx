import { type ComponentType, lazy, type ReactNode, useState } from 'react';

export type LazyComponent<Props> = ComponentType<Props> & { load: () => Promise<void> };

/** React delays the content by up to 0.3 s after a fallback; a component loaded in advance renders at once. */
export function lazyComponent<Props extends object>(
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): LazyComponent<Props> {
  let preloaded: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, at the top of a module
  function Wrapper(props: Props) {
    // Selected once, because another component would reset the state of its fields.
    const [Selected] = useState<ComponentType<Props>>(() => preloaded ?? Lazy);
    return <Selected {...props} />;
  }
  return Object.assign(Wrapper, {
    load: async () => {
      preloaded = (await load()).default;
    },
  });
}
