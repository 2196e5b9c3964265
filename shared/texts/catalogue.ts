/** The public catalogue and its courses. */
export const catalogueTexts = {
  title: 'Kurse entdecken',
  description:
    'Onlinekurse von Unternehmen, die zeigen, wie sie arbeiten: frei lesbar, Lektion für Lektion, ohne Anmeldung.',
  unknownOrganisation: 'Unbekanntes Unternehmen',
  courseBy: (title: string, organisation: string) => `»${title}« – ein Onlinekurs von ${organisation}.`,
} as const;
