/** The words around every page: headers, menus, footer, and what stands there while something loads, is missing or fails. */
export const shellTexts = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  cancel: 'Abbrechen',
  saved: 'Gespeichert',
  /** Of what is saved while one writes. */
  saveStates: { saved: 'Gespeichert', saving: 'Speichert …', unsaved: 'Nicht gespeichert' },
  failure: 'Fehler',
  close: 'Schließen',
  closeMessage: 'Meldung schließen',
  messageKey: 'F6 führt zu dieser Meldung.',
  discardChanges: 'Änderungen verwerfen',
  unsavedChanges: 'Nicht gespeicherte Änderungen',
  discardText: 'Was Sie seit dem letzten Speichern geändert haben, geht verloren.',
  mainNavigation: 'Hauptnavigation',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  signIn: 'Anmelden',
  signUp: 'Kostenlos starten',
  signOut: 'Abmelden',
  account: 'Konto',
  accountMenu: (name: string) => `Menü von ${name}`,
  toDashboard: 'Zum Dashboard',
  goOn: {
    toResults: 'Weiter zu meinen Ergebnissen',
    toTests: 'Weiter zu den Tests',
    toDashboard: 'Weiter zum Dashboard',
    toAdminPortal: 'Weiter zum Admin Portal',
    toOrganisation: (name: string) => `Weiter zu ${name}`,
  },
  adminPortal: 'Admin Portal',
  adminArea: 'Administration',
  platformRoles: { platform_admin: 'Plattform-Admin', support: 'Support' },
  footer: {
    about:
      'Passgenau zeigt Menschen, was sie stark macht, und bringt sie mit Unternehmen zusammen, die genau das suchen.',
    navigation: 'Fußzeile',
    scheme: 'Darstellung',
    schemes: { auto: 'Wie mein Gerät', light: 'Hell', dark: 'Dunkel' },
  },
  error: {
    title: 'Das hat nicht geklappt',
    text: 'Die Seite konnte gerade nicht geladen werden. Ihre Daten sind davon nicht betroffen. Prüfen Sie die Verbindung und laden Sie noch einmal.',
    retry: 'Erneut versuchen',
  },
  pageMissing: {
    title: 'Seite konnte nicht geladen werden',
    text: 'Ein Teil der Seite ist nicht angekommen, meist fehlt die Verbindung. Was gespeichert ist, bleibt erhalten. Sobald die Verbindung wieder besteht, lädt die Seite von selbst.',
  },
  updated: {
    title: 'Passgenau wurde aktualisiert',
    reloading:
      'Die Seite lädt neu, damit Sie mit der neuen Version weitermachen. Was gespeichert ist, bleibt erhalten.',
    waiting:
      'Hier ist noch etwas nicht gespeichert. Sobald es gespeichert ist, lädt die Seite von selbst neu. Laden Sie vorher neu, kann es verloren gehen.',
    reload: 'Seite neu laden',
    done: 'Die Seite wurde dafür einmal neu geladen. Was gespeichert war, ist noch da.',
  },
  serverAway: 'Der Server ist noch nicht erreichbar. Versuchen Sie es gleich noch einmal.',
  pageBroken: {
    title: 'Seite konnte nicht geladen werden',
    text: 'Beim Anzeigen ist ein Fehler aufgetreten. Was gespeichert ist, bleibt erhalten. Laden Sie die Seite noch einmal.',
  },
  notFound: {
    pageTitle: 'Seite nicht gefunden',
    title: 'Oops! Page not found',
    text: 'Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder in der Adresse steckt ein Tippfehler.',
    back: 'Zurück zur Startseite',
  },
  contentPage: { updated: (date: string) => `Stand: ${date}` },
  navigation: {
    dashboard: 'Dashboard',
    courses: 'Kurse',
    jobs: 'Stellen',
    candidates: 'Kandidaten',
    organisation: 'Organisation',
    team: 'Team',
    settings: 'Einstellungen',
    tests: 'Tests',
    forCompanies: 'Für Unternehmen',
    profile: 'Profil',
    account: 'Konto',
    organisations: 'Organisationen',
    users: 'Benutzer',
    reports: 'Meldungen',
    audit: 'Audit Logs',
    import: 'Daten Import',
    systemSettings: 'System Settings',
    discover: 'Entdecken',
    applications: 'Bewerbungen',
    /** Behind an entry: open requests and unread messages. */
    waiting: (count: number) => (count === 1 ? '1 wartet auf Sie' : `${count} warten auf Sie`),
    discoverCourses: 'Kurse entdecken',
  },
} as const;

/** Parts of a text that scroll by themselves. */
export const proseTexts = {
  table: (headings: string) => (headings === '' ? 'Tabelle' : `Tabelle: ${headings}`),
  code: 'Quelltext',
} as const;

/** The announcement at the top of every page. */
export const noticeTexts = {
  label: 'Hinweis',
  dismiss: 'Hinweis schließen',
} as const;
