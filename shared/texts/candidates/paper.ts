export const candidatePaperTexts = {
  title: 'Bericht zu Kandidaten',
  subject: 'Gezeigte Ergebnisse und Passung',
  fileName: (day: string) => `passgenau-kandidatenbericht-${day}.pdf`,
  head: (company: string, day: string) => `${company}, ${day}`,
  about: (count: number, jobTitle: string | null) =>
    `${count === 1 ? '1 Person' : `${count} Personen`}${jobTitle === null ? '' : ` zur Stelle ${jobTitle}`}`,
  decision:
    'Dieser Bericht unterstützt eine Entscheidung von Menschen. Er lehnt niemanden ab und sagt nicht, wer besser ist.',
  end: 'Nach dem Ende einer Freigabe dürfen die Angaben nicht weiter aufbewahrt werden. Die Person sieht, dass dieser Bericht geladen wurde.',
  job: (title: string) => `Passung zur Stelle ${title}`,
  none: 'Zu einer Passung lässt sich hier nichts sagen.',
  noJob: 'Die Freigabe gilt dem Unternehmen als Ganzem; eine Passung gibt es nur zu einer Stelle.',
  skills: 'Stärken',
  skillsText: (of: number) =>
    `Die größte zuerst, geordnet unter den eigenen ${of} Stärken. Das Band sagt, welche Plätze zu den Antworten passen.`,
  skill: 'Stärke',
  band: 'Plätze',
  group: 'Unter den eigenen Stärken',
  values: 'Werte',
  valuesText: 'Der wichtigste zuerst; gleiche Plätze sind möglich.',
  value: (rank: number, value: string) => `${rank}. ${value}`,
} as const;
