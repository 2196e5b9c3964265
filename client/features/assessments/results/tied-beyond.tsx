import { Box } from '@mantine/core';
import { look } from '../../../components/look/look.ts';

type TiedBeyondProps = {
  places: ReadonlyArray<{ isShared: boolean }>;
  /** Who stands behind the end of the list on its last place; false if nobody. */
  tied: string | false;
  /** Why two stand on one place. */
  equal: string;
};

/** Below the beginning of a list: what was cut off amid equals, and why places are shared. Nothing where all differ. */
export function TiedBeyond({ places, tied, equal }: TiedBeyondProps) {
  if (!places.some(({ isShared }) => isShared)) return null;
  return (
    <Box mt="sm" className={look('muted', 'small')}>
      {tied !== false && <p>{tied}</p>}
      <p>{equal}</p>
    </Box>
  );
}
