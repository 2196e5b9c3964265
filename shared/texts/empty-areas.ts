/** Pages of the product that this installation does not have. They say so and lead to what it has; no menu leads to them. */
const missing = 'Diesen Bereich hat diese Installation noch nicht';

const settings =
  'Was die Administration hier hat, sind die Seiten der Fußzeile und der Postausgang, beide in den System Settings.';

export const emptyAreas = {
  adminDashboard: { title: 'Dashboard', heading: missing, text: settings, way: 'settings' },
  adminOrganisations: { title: 'Organisationen', heading: missing, text: settings, way: 'settings' },
  adminUsers: { title: 'Benutzer', heading: missing, text: settings, way: 'settings' },
  adminCourses: { title: 'Kurse', heading: missing, text: settings, way: 'settings' },
  adminAudit: { title: 'Audit Logs', heading: missing, text: settings, way: 'settings' },
  adminImport: { title: 'Daten Import', heading: missing, text: settings, way: 'settings' },
} as const;
export type EmptyArea = keyof typeof emptyAreas;

/** What the one button of such a page says. */
export const emptyAreaWays = {
  settings: 'Zu den System Settings',
  /** For whom the settings do not open. */
  home: 'Zur Startseite',
} as const;
