import * as schema from '#shared/admin/organisations.ts';
import { listPage } from '../../../core/database/admin-list.ts';
import { router, signedInProcedure } from '../../../core/trpc/trpc.ts';
import { lossesOf } from '../../organisations/service.ts';
import { lockOrganisation, removeOrganisation, unlockOrganisation } from './change.ts';
import { organisationDetails, organisationMembers } from './details.ts';
import { organisationList } from './list.ts';
import { allowDomain, decideName, verifyOrganisation, withdrawVerification } from './verify.ts';

export const adminOrganisationsRouter = router({
  page: signedInProcedure
    .input(schema.organisationsInput)
    .query(({ ctx, input }) => listPage({ app: ctx.app, list: organisationList }, input)),
  organisation: signedInProcedure
    .input(schema.organisationInput)
    .query(({ ctx, input }) => organisationDetails(ctx.app, input.organisationId)),
  members: signedInProcedure
    .input(schema.organisationMembersInput)
    .query(({ ctx, input }) => organisationMembers(ctx.app, input)),
  lock: signedInProcedure
    .input(schema.lockOrganisationInput)
    .mutation(({ ctx, input }) => lockOrganisation(ctx, input)),
  unlock: signedInProcedure
    .input(schema.unlockOrganisationInput)
    .mutation(({ ctx, input }) => unlockOrganisation(ctx, input)),
  verify: signedInProcedure
    .input(schema.verifyOrganisationInput)
    .mutation(({ ctx, input }) => verifyOrganisation(ctx, input)),
  withdrawVerification: signedInProcedure
    .input(schema.withdrawVerificationInput)
    .mutation(({ ctx, input }) => withdrawVerification(ctx, input)),
  decideName: signedInProcedure.input(schema.decideNameInput).mutation(({ ctx, input }) => decideName(ctx, input)),
  allowDomain: signedInProcedure.input(schema.allowDomainInput).mutation(({ ctx, input }) => allowDomain(ctx, input)),
  deletionPreview: signedInProcedure
    .input(schema.organisationInput)
    .query(({ ctx, input }) => lossesOf(ctx.app, input.organisationId)),
  remove: signedInProcedure
    .input(schema.removeOrganisationInput)
    .mutation(({ ctx, input }) => removeOrganisation(ctx, input)),
});
