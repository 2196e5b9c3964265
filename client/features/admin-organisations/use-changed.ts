import type { OrganisationInPortal } from '#shared/admin/organisations.ts';
import { trpc } from '../../trpc.ts';

export type DialogProps = { organisation: OrganisationInPortal; opened: boolean; onClose: () => void };

/** Shows anew whatever else in the portal tells of an organisation, of its people, courses and jobs. */
export function useListsChanged(): () => Promise<unknown> {
  const { adminOrganisations, adminCourses, adminJobs, adminUsers, adminDashboard } = trpc.useUtils();
  return () =>
    Promise.all([
      adminOrganisations.page.invalidate(),
      adminCourses.invalidate(),
      adminJobs.invalidate(),
      adminUsers.invalidate(),
      adminDashboard.invalidate(),
    ]);
}

/** Shows an organisation, and what else tells of it, as they are after a change. */
export function useChanged(organisationId: string): () => Promise<void> {
  const { adminOrganisations } = trpc.useUtils();
  const listsChanged = useListsChanged();
  return async () => {
    void listsChanged();
    await adminOrganisations.organisation.invalidate({ organisationId });
  };
}
