import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type FieldInPlace<Shown> = {
  isOpen: boolean;
  open: () => void;
  /** `hasFocus`: it ended by a key. */
  close: (hasFocus: boolean) => void;
  /** What stands there while the field does not. */
  shown: RefObject<Shown | null>;
};

/** A title that becomes a field and a title again. Whoever ends it by a key goes on at the title, unless they are elsewhere by then. */
export function useFieldInPlace<Shown extends HTMLElement>(): FieldInPlace<Shown> {
  const [isOpen, setIsOpen] = useState(false);
  const shown = useRef<Shown>(null);
  const isEndedByKey = useRef(false);
  useLayoutEffect(() => {
    if (isOpen || !isEndedByKey.current) return;
    isEndedByKey.current = false;
    // The field has gone with the focus, which is then nowhere.
    if (document.activeElement === document.body) shown.current?.focus({ preventScroll: true });
  }, [isOpen]);
  const close = (hasFocus: boolean) => {
    isEndedByKey.current = hasFocus;
    setIsOpen(false);
  };
  return { isOpen, open: () => setIsOpen(true), close, shown };
}
