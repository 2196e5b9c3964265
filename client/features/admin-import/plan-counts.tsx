import { type ImportPlan, rowKinds } from '#shared/import/plan.ts';
import { adminImportTexts } from '#shared/texts/admin/import.ts';
import { FactGrid } from '../../components/admin-detail/admin-detail.tsx';

const texts = adminImportTexts.plan;

/** How many rows of each kind become what. */
export const PlanCounts = ({ counts }: Pick<ImportPlan, 'counts'>) => (
  <FactGrid facts={rowKinds.map((kind) => [texts.kindsMany[kind], texts.countsOf(counts[kind])] as const)} />
);
