import { trpc } from '../../trpc.ts';

/** Reads again every list of the portal that shows an organisation, its people, courses or jobs. */
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

/** Reads an organisation and the lists again after a change. */
export function useChanged(organisationId: string): () => Promise<void> {
  const { adminOrganisations } = trpc.useUtils();
  const listsChanged = useListsChanged();
  return async () => {
    void listsChanged();
    await adminOrganisations.organisation.invalidate({ organisationId });
  };
}
