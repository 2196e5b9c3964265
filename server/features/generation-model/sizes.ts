import { type OrderWishes, orderLimits, planSizes } from '#shared/ai/order.ts';

export type WantedSizes = { modules: number; lessonsInModule: number };

/** As the length says; another number of modules if the author has asked for it. */
export function wantedSizes({ length, modules }: Pick<OrderWishes, 'length' | 'modules'>): WantedSizes {
  const own = planSizes[length];
  const count = modules ?? own.modules;
  return { modules: count, lessonsInModule: Math.min(own.lessonsInModule, Math.floor(orderLimits.lessons / count)) };
}

/** What is still accepted as it comes. */
export const mostAccepted = ({ modules, lessonsInModule }: WantedSizes, hasAskedForModules: boolean): WantedSizes => ({
  modules: hasAskedForModules ? modules : modules + 1,
  lessonsInModule: lessonsInModule + 1,
});
