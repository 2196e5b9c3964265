import {
  createOrganisationInput,
  deleteOrganisationInput,
  organisationSettingsInput,
  publicOrganisationInput,
} from '#shared/organisations/schema.ts';
import { openProcedure, router, signedInProcedure } from '../../core/trpc/trpc.ts';
import { removeLogo } from '../assets/service.ts';
import {
  createOrganisation,
  foundingLimit,
  getCurrentOrganisation,
  getPublicOrganisation,
  previewDeletion,
  removeOrganisation,
  updateSettings,
} from './service.ts';

export const organisationsRouter = router({
  create: signedInProcedure
    .meta({ limit: foundingLimit })
    .input(createOrganisationInput)
    .mutation(({ ctx, input }) => createOrganisation(ctx, input.name)),
  current: signedInProcedure.query(({ ctx }) => getCurrentOrganisation(ctx)),
  publicPage: openProcedure
    .input(publicOrganisationInput)
    .query(({ ctx, input }) => getPublicOrganisation(ctx, input.slug)),
  updateSettings: signedInProcedure
    .input(organisationSettingsInput)
    .mutation(({ ctx, input }) => updateSettings(ctx, input)),
  removeLogo: signedInProcedure.mutation(({ ctx }) => removeLogo(ctx)),
  deletionPreview: signedInProcedure.query(({ ctx }) => previewDeletion(ctx)),
  delete: signedInProcedure
    .input(deleteOrganisationInput)
    .mutation(({ ctx, input }) => removeOrganisation(ctx, input.confirmation)),
});
