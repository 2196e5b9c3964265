import { trpc } from '../../trpc.ts';

/** The first page of members; it carries how many there are in each role. */
export const useRoleCounts = ({ enabled = true } = {}) => trpc.members.page.useQuery({}, { enabled });
