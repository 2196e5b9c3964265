import { findPlaceInput, suggestPlacesInput, townsInput } from '#shared/places/schema.ts';
import { openProcedure, router } from '../../core/trpc/trpc.ts';
import { centreOf, listTownsOfCode, suggestPlaces } from './service.ts';

export const placesRouter = router({
  suggest: openProcedure.input(suggestPlacesInput).query(({ input }) => suggestPlaces(input.query)),
  find: openProcedure.input(findPlaceInput).query(async ({ input }) => (await centreOf(input.place))?.label ?? null),
  towns: openProcedure.input(townsInput).query(({ input }) => listTownsOfCode(input.postalCode)),
});
