import { useMediaQuery } from '@mantine/hooks';

/** Whether the window is narrower than 48em, where the type scale and the gutters of a phone hold. */
export const useNarrow = (): boolean =>
  useMediaQuery('(max-width: 47.99em)', false, { getInitialValueInEffect: false });
