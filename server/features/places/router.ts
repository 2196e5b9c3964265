import { suggestPlacesInput, townsInput } from '#shared/places/schema.ts';
import { openProcedure, router } from '../../core/trpc/trpc.ts';
import { suggestPlaces, townsOf } from './service.ts';

export const placesRouter = router({
  suggest: openProcedure.input(suggestPlacesInput).query(({ input }) => suggestPlaces(input.query)),
  towns: openProcedure.input(townsInput).query(({ input }) => townsOf(input.postalCode)),
});
