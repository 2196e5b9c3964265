/** Pages of the product that have nothing to show in this installation yet. They are not linked from anywhere. */
export const emptyAreas = {
  profile: { title: 'Profil', text: 'Zu Ihrem Profil sind noch keine Angaben gespeichert.' },
  discover: { title: 'Entdecken', text: 'Es gibt noch nichts zu entdecken.' },
  jobs: { title: 'Stellen', text: 'Es sind derzeit keine Stellen ausgeschrieben.' },
  job: { title: 'Stelle nicht gefunden', text: 'Diese Stelle ist möglicherweise nicht mehr ausgeschrieben.' },
  companyJobs: { title: 'Stellen', text: 'Ihr Unternehmen hat noch keine Stellen.' },
  candidates: { title: 'Ergebnisse', text: 'Noch niemand hat sein Profil für Ihr Unternehmen freigegeben.' },
  adminDashboard: { title: 'Dashboard', text: 'Es liegen noch keine Zahlen vor.' },
  adminOrganisations: { title: 'Organisationen', text: 'Es sind noch keine Organisationen zu verwalten.' },
  adminUsers: { title: 'Benutzer', text: 'Es sind noch keine Benutzer zu verwalten.' },
  adminCourses: { title: 'Kurse', text: 'Es sind noch keine Kurse zu verwalten.' },
  adminAudit: { title: 'Audit Logs', text: 'Es sind noch keine Ereignisse aufgezeichnet.' },
  adminImport: { title: 'Daten Import', text: 'Es liegen noch keine Daten zum Import vor.' },
} as const;
export type EmptyArea = keyof typeof emptyAreas;
