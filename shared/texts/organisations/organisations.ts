export const foundingTexts = {
  pageTitle: 'Organisation erstellen',
  title: 'Zuerst braucht Ihr Unternehmen einen Platz',
  text: 'In Ihrer Organisation arbeiten Sie mit Ihrem Team zusammen. Sie werden ihr Eigentümer und laden danach alle anderen ein.',
  name: 'Organisationsname',
  placeholder: 'z.B. Mein Unternehmen',
  slug: 'Adresse:',
  slugNote: 'Ist sie vergeben, kommt eine Zahl dazu.',
  submit: 'Organisation erstellen',
  busy: 'Erstelle Organisation...',
  created: 'Organisation erfolgreich erstellt!',
  failed: 'Fehler beim Erstellen der Organisation',
  invited: 'Ihr Unternehmen ist schon hier? Lassen Sie sich einladen. Der Link in der E-Mail führt Sie hinein.',
} as const;

export const organisationFieldErrors = { nameMissing: 'Bitte geben Sie einen Organisationsnamen ein' } as const;

export const organisationTexts = {
  loadFailed: 'Organisation konnte nicht geladen werden',
  departed: (name: string) => `Sie gehören nicht mehr zu ${name}.`,
  departedTitle: 'Mitgliedschaft beendet',
  offline: 'Verbindung unterbrochen',
  offlineText: 'Änderungen anderer erscheinen, sobald sie wieder besteht.',
  cancel: 'Abbrechen',
  none: {
    title: 'Sie gehören zu keiner Organisation',
    text: 'Dieser Bereich zeigt die eigene Organisation. Zu Ihrem Konto gehört keine.',
  },
} as const;

export const organisationSettingsTexts = {
  title: 'Einstellungen',
  text: 'Wie sich Ihre Organisation zeigt und wie in ihr gearbeitet wird.',
  readOnly: 'Sie sehen die Einstellungen, ändern können sie Administratoren und Eigentümer.',
  profile: { title: 'Profil', text: 'Name und Beschreibung stehen überall dort, wo Ihre Organisation auftritt.' },
  name: 'Name',
  description: 'Beschreibung',
  descriptionHint: 'Was Sie tun, für wen, und was die Arbeit bei Ihnen ausmacht.',
  values: 'Werte der Organisation',
  valuesHint: (min: number, max: number) =>
    `${min} bis ${max} Werte, nach denen Sie arbeiten. Sie stehen bei Ihren Stellen, auch ohne öffentliche Seite, und zählen für die Passung.`,
  tooFewValues: (count: number, min: number) =>
    count === 1
      ? `Ein Wert zählt nicht für die Passung. Dafür braucht es mindestens ${min}.`
      : `${count} Werte zählen nicht für die Passung. Dafür braucht es mindestens ${min}.`,
  valuesPlaceholder: 'Wert suchen',
  valuesEmpty: 'Kein passender Wert',
  valuesCount: (count: number, max: number) => `${count} von ${max} gewählt`,
  publicSection: {
    title: 'Öffentliche Seite',
    text: 'Eine Seite mit Beschreibung, Werten und Impressum, die alle ohne Anmeldung lesen können.',
  },
  isPublic: 'Unternehmensseite zeigen',
  isPublicHint: 'Ausgeschaltet ist die Seite für niemanden zu finden.',
  toPublic: 'Seite ansehen',
  newTab: '(öffnet in neuem Tab)',
  imprint: 'Weitere Angaben im Impressum',
  imprintHint: 'Vertretung, Umsatzsteuer-ID oder Aufsichtsbehörde, wie es das Gesetz für Ihr Unternehmen verlangt.',
  workSection: { title: 'Veröffentlichen', text: 'Wer Inhalte Ihrer Organisation online stellen darf.' },
  needsReview: 'Vier-Augen-Prinzip',
  needsReviewHint:
    'Bearbeiter reichen dann nur zur Prüfung ein. Veröffentlichen kann ein Administrator oder Eigentümer, der weder selbst eingereicht noch seitdem etwas geändert hat.',
  needsReviewFixed: 'Ausschalten kann es nur ein Eigentümer.',
  on: 'Eingeschaltet',
  off: 'Ausgeschaltet',
  empty: 'Noch nichts eingetragen',
  save: 'Einstellungen speichern',
  saved: 'Einstellungen gespeichert',
  failed: 'Einstellungen konnten nicht gespeichert werden',
  stale: {
    title: 'Jemand anderes hat inzwischen gespeichert',
    text: 'Ihre Angaben stehen noch hier und sind noch nicht gespeichert. Laden Sie den neueren Stand, gehen sie verloren. Behalten Sie Ihren, ersetzt das nächste Speichern den neueren.',
    reload: 'Neueren Stand laden',
    keep: 'Meine Angaben behalten',
  },
} as const;

const wholePercent = new Intl.NumberFormat('de-DE', { style: 'percent', maximumFractionDigits: 0 });

export const organisationStorageTexts = {
  title: 'Speicher',
  text: 'Was die Dateien Ihrer Kurse und Ihr Logo belegen.',
  used: (used: string, allowed: string) => `${used} von ${allowed} belegt`,
  files: (files: number, allowed: number) =>
    `${files.toLocaleString('de-DE')} von ${allowed.toLocaleString('de-DE')} Dateien`,
  bar: 'Belegter Speicher',
  hint: 'Ist der Speicher voll, lassen sich keine Dateien mehr hochladen; was schon da ist, bleibt erhalten. Dateien, die kein Kurs mehr zeigt, werden nach 7 Tagen gelöscht. Dann ist ihr Platz wieder frei.',
  failed: 'Der belegte Speicher konnte nicht geladen werden.',
  scarce: (share: number, used: string, allowed: string) =>
    `Der Speicher Ihrer Organisation ist zu ${wholePercent.format(share)} belegt: ${used} von ${allowed}.`,
  full: 'Der Speicher Ihrer Organisation ist voll. Neue Dateien lassen sich erst wieder hochladen, wenn andere gelöscht sind.',
} as const;

type Losses = Record<'members' | 'openInvitations' | 'courses' | 'jobs' | 'learners' | 'certificates', number>;

export const membershipTexts = {
  section: { title: 'Mitgliedschaft', text: 'Was Ihre eigene Zugehörigkeit zur Organisation betrifft.' },
  leave: 'Organisation verlassen',
  leaveText: 'Sie sehen danach nichts mehr von der Organisation. Zurück kommen Sie mit einer neuen Einladung.',
  leaveFirst:
    'Es muss mindestens ein Eigentümer in der Organisation bleiben. Übertragen Sie zuerst das Eigentum, danach können Sie gehen.',
  leaveAlone:
    'Sie sind das einzige Mitglied. Laden Sie zuerst jemanden ein und übertragen Sie das Eigentum, oder löschen Sie die Organisation.',
  leaveConfirm: (name: string) => `Möchten Sie ${name} verlassen?`,
  left: (name: string) => `Sie haben ${name} verlassen`,
  leaveFailed: 'Organisation konnte nicht verlassen werden',
  transfer: 'Eigentum übertragen',
  transferText: 'Jemand anderes wird Eigentümer, Sie werden Administrator.',
  transferTo: 'Neuer Eigentümer',
  transferSearch: 'Name oder E-Mail',
  transferNobody: 'Niemand gefunden',
  transferConfirm: (name: string) =>
    `${name} wird Eigentümer und kann danach alles, auch die Organisation löschen. Sie selbst werden Administrator.`,
  transferred: (name: string) => `${name} ist jetzt Eigentümer`,
  transferFailed: 'Eigentum konnte nicht übertragen werden',
  danger: { title: 'Organisation löschen', text: 'Gelöschtes lässt sich nicht wiederherstellen.' },
  remove: 'Organisation löschen',
  lossTitle: 'Das geht verloren:',
  losses: ({ members, openInvitations, courses, jobs, learners }: Losses): string[] => [
    members === 1 ? 'Ihre eigene Mitgliedschaft' : `die Mitgliedschaft aller ${members} Mitglieder`,
    ...(openInvitations === 0
      ? []
      : [openInvitations === 1 ? '1 offene Einladung' : `${openInvitations} offene Einladungen`]),
    ...(courses === 0 ? [] : [courses === 1 ? '1 Kurs mit allen Versionen' : `${courses} Kurse mit allen Versionen`]),
    ...(jobs === 0 ? [] : [jobs === 1 ? '1 Stelle' : `${jobs} Stellen`]),
    ...(learners === 0
      ? []
      : [learners === 1 ? 'der Lernstand von 1 Person' : `der Lernstand von ${learners} Personen`]),
    'Profil, Einstellungen und öffentliche Seite',
  ],
  kept: ({ certificates }: Pick<Losses, 'certificates'>): string => {
    const accounts = 'Die Konten der Mitglieder bleiben bestehen.';
    if (certificates === 0) return accounts;
    return certificates === 1
      ? `${accounts} Das ausgestellte Zertifikat bleibt gültig und lässt sich weiter prüfen.`
      : `${accounts} Die ${certificates.toLocaleString('de-DE')} ausgestellten Zertifikate bleiben gültig und lassen sich weiter prüfen.`;
  },
  typeName: (name: string) => `Tippen Sie zur Bestätigung den Namen: ${name}`,
  removed: (name: string) => `${name} wurde gelöscht`,
  removeFailed: 'Organisation konnte nicht gelöscht werden',
} as const;

export const companyDashboardTexts = {
  title: 'Dashboard',
  text: (name: string) => `Überblick über ${name}`,
  people: 'Menschen',
  members: (count: number) => (count === 1 ? '1 Mitglied' : `${count.toLocaleString('de-DE')} Mitglieder`),
  open: 'Offene Einladungen',
  sentAt: (date: string) => `gesendet am ${date}`,
  more: (count: number) => `und ${count} weitere`,
  toMembers: 'Mitglieder verwalten',
  seeMembers: 'Mitglieder ansehen',
  next: 'Nächste Schritte',
  stepsDone: (done: number, of: number) => `${done} von ${of} erledigt`,
  stepDone: '(erledigt)',
  steps: {
    invite: {
      title: 'Team einladen',
      text: 'Noch sind Sie allein. Laden Sie die ersten Kolleginnen und Kollegen ein.',
    },
    course: { title: 'Ersten Kurs erstellen', text: 'Ein Titel genügt für den Anfang.' },
    job: { title: 'Erste Stelle ausschreiben', text: 'Auch hier genügt ein Titel für den Anfang.' },
    describe: {
      title: 'Unternehmen beschreiben',
      text: 'Ein paar Sätze dazu, was Sie tun und was die Arbeit bei Ihnen ausmacht.',
    },
    values: { title: 'Werte wählen', text: 'Bis zu zehn Werte, nach denen Sie arbeiten.' },
    publish: {
      title: 'Öffentliche Seite einschalten',
      text: 'Beschreibung und Werte zeigen, auch Menschen ohne Konto.',
    },
  },
} as const;

export const companyPageTexts = {
  about: (name: string) => `Was ${name} über sich sagt und wofür das Unternehmen steht.`,
  whole: 'Ganzen Text lesen',
  values: 'Wofür wir stehen',
  imprint: 'Impressum',
  confirmedDomain: (domain: string) => `Bestätigte E-Mail-Domain: ${domain}`,
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Das Unternehmen zeigt keine öffentliche Seite, oder in der Adresse steckt ein Tippfehler.',
    back: 'Zur Startseite',
  },
} as const;
