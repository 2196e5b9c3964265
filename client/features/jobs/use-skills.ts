import { trpc } from '../../trpc.ts';

/** The soft skills that a job can ask for. */
export const useSkills = () => trpc.courses.skills.useQuery(undefined, { staleTime: 300_000 });
