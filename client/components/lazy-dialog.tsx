import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

type DialogProps = { opened: boolean };
/** `isLikely`: loads the code before the dialog opens. */
type Likely = { isLikely?: boolean };

/** For dialogs that most readers of a page never open: their code loads when they open. */
export function lazyDialog<Props extends DialogProps>(load: () => Promise<{ default: (props: Props) => ReactNode }>) {
  const Dialog: ComponentType<Props> = lazy(load);
  // biome-ignore lint/correctness/noComponentHookFactories: each part is made once, at the top of a module
  function Opening(props: Props) {
    // Mounts closed and then opens, because the dialog stores the previous focus only when it opens.
    const [isMounted, setIsMounted] = useState(false);
    useEffect(() => setIsMounted(true), []);
    return <Dialog {...props} opened={props.opened && isMounted} />;
  }
  // biome-ignore lint/correctness/noComponentHookFactories: see above
  return function LazyDialog(props: Props & Likely) {
    const { opened, isLikely } = props;
    const [isNeeded, setIsNeeded] = useState(opened);
    if (opened && !isNeeded) setIsNeeded(true);
    useEffect(() => {
      if (isLikely) load().catch(() => undefined);
    }, [isLikely]);
    return (
      isNeeded && (
        <Suspense fallback={null}>
          <Opening {...props} />
        </Suspense>
      )
    );
  };
}
