/** The words around every page: headers, menus, footer, and what stands there while something loads, is missing or fails. */
export const shellTexts = {
  skipToContent: 'Zum Inhalt springen',
  loading: 'Wird geladen',
  mainNavigation: 'Hauptnavigation',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  menu: 'Menü',
  home: 'Startseite',
  forCompanies: 'Für Unternehmen',
  signIn: 'Anmelden',
  signUp: 'Kostenlos starten',
  signOut: 'Abmelden',
  account: 'Konto',
  accountMenu: (name: string) => `Menü von ${name}`,
  toDashboard: 'Zum Dashboard',
  adminPortal: 'Admin Portal',
  adminArea: 'Administration',
  platformRoles: { platform_admin: 'Plattform-Admin', support: 'Support' },
  footer: {
    about: 'Passgenau bringt Menschen und Stellen zusammen, ohne Anschreiben und ohne Lebenslauf-Lotterie.',
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
    organisation: 'Organisation',
    team: 'Team',
    settings: 'Einstellungen',
    tests: 'Tests',
    profile: 'Profil',
    account: 'Konto',
    organisations: 'Organisationen',
    users: 'Benutzer',
    audit: 'Audit Logs',
    import: 'Daten Import',
    systemSettings: 'System Settings',
    discoverCourses: 'Kurse entdecken',
  },
} as const;

/** Parts of a text that scroll by themselves. */
export const proseTexts = {
  table: (headings: string) => (headings === '' ? 'Tabelle' : `Tabelle: ${headings}`),
  code: 'Quelltext',
} as const;
