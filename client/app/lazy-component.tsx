import { type ComponentType, createContext, lazy, type ReactNode, useContext, useState } from 'react';

/** Collects the source files of a page, so that the server can link their style sheets. */
export const LoadedFiles = createContext<Set<string> | null>(null);

/** Styles of the components that the start page does without. */
const partStyles = 'components/mantine-parts.css';
const loadPartStyles = () => import('../components/mantine-parts.css');

export type LazyComponent<Props> = ComponentType<Props> & { load: () => Promise<void> };

/** React delays the content by up to 0.3 s after a fallback; a component loaded in advance renders at once. */
export function lazyComponent<Props extends object>(
  loadFile: () => Promise<{ default: (props: Props) => ReactNode }>,
  // Added by the build (vite.config.ts).
  file?: string,
): LazyComponent<Props> {
  const load = async () => (await Promise.all([loadFile(), loadPartStyles()]))[0];
  let preloaded: ComponentType<Props> | undefined;
  const Lazy: ComponentType<Props> = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, at the top of a module
  function Wrapper(props: Props) {
    const files = useContext(LoadedFiles);
    if (file !== undefined) files?.add(file).add(partStyles);
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
