import type { OrganisationInPortal } from '#shared/admin/organisations.ts';
import { trpc } from '../../trpc.ts';

export type DialogProps = { organisation: OrganisationInPortal; opened: boolean; onClose: () => void };

/** Shows an organisation, and the list that it stands in, as they are after a change. */
export function useChanged(organisationId: string): () => Promise<void> {
  const { adminOrganisations } = trpc.useUtils();
  return async () => {
    void adminOrganisations.page.invalidate();
    await adminOrganisations.organisation.invalidate({ organisationId });
  };
}
