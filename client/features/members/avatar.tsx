import { Box } from '@mantine/core';
import { initialsOf } from '#shared/members/name.ts';
import { look } from '../../components/look/look.ts';

type AvatarProps = { person: { firstName: string; lastName: string; email: string } };

/** The initials in the round form of the mark. The name stands beside it, so it is only to look at. */
export function Avatar({ person }: AvatarProps) {
  return (
    <Box
      component="span"
      w="2.5rem"
      h="2.5rem"
      bdrs="1.25rem 0.375rem 0.375rem 1.25rem"
      lts="0.01em"
      className={look('centred', 'rigid', 'ink', 'small', 'bold', 'fitSoft')}
      aria-hidden="true"
    >
      {initialsOf(person)}
    </Box>
  );
}
