import { useState } from 'react';

/** The value, or the last that there was: while a dialog fades out it still names what it was about. */
export function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value);
  if (value !== null && value !== last) setLast(value);
  return value ?? last;
}
