import { suggestPlacesInput, townsInput } from '#shared/places/schema.ts';
import { openProcedure, router } from '../../core/trpc/trpc.ts';
import { listTownsOfCode, suggestPlaces } from './service.ts';

export const placesRouter = router({
  suggest: openProcedure.input(suggestPlacesInput).query(({ input }) => suggestPlaces(input.query)),
  towns: openProcedure.input(townsInput).query(({ input }) => listTownsOfCode(input.postalCode)),
});
