export const certificateTexts = {
  title: 'Zertifikat',
  subject: 'Bescheinigung über einen abgeschlossenen Onlinekurs',
  has: 'hat den Onlinekurs',
  completed: (date: string) => `am ${date} abgeschlossen.`,
  conditions: (lessons: number, quizzes: number): string => {
    const done = lessons === 1 ? 'Die Lektion ist bearbeitet' : `Alle ${lessons} Lektionen sind bearbeitet`;
    if (quizzes === 0) return `${done}.`;
    return quizzes === 1
      ? `${done}, die Quizfrage ist richtig beantwortet.`
      : `${done}, alle ${quizzes} Quizfragen sind richtig beantwortet.`;
  },
  contents: 'Inhalte',
  more: (count: number) => `und ${count} weitere Module`,
  issuedBy: (organisation: string) => `Herausgegeben von ${organisation}`,
  version: (number: number) => `Version ${number} des Kurses`,
  id: (certificateId: string) => `Nummer ${certificateId}`,
  fileName: (day: string) => `passgenau-teilnahme-${day}.pdf`,
} as const;
