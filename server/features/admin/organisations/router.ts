import { router } from '../../../core/trpc.ts';

export const adminOrganisationsRouter = router({});
