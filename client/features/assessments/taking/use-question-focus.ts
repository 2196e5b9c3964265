import { useEffect, useRef } from 'react';

/** Whenever another question appears, its heading gets the focus, at the top of the page. Not for the first: that is the page's own. */
export function useQuestionFocus<Heading extends HTMLElement>(question: string | number) {
  const heading = useRef<Heading>(null);
  const shown = useRef(question);
  useEffect(() => {
    if (shown.current === question) return;
    shown.current = question;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [question]);
  return heading;
}
