const hyphenatedWords = [
  'Über|zeugungs|kraft',
  'Kommuni|kation',
  'Kunden|orientierung',
  'Verhandlungs|geschick',
  'Beziehungs|aufbau',
  'Team|fähigkeit',
  'Konflikt|lösung',
  'Dele|gation',
  'Moti|vation',
  'Analy|tisches',
  'Problem|lösung',
  'Entscheidungs|fähigkeit',
  'Fehler|kultur',
  'Kreati|vität',
  'Anpassungs|fähigkeit',
  'Zeit|management',
  'Selbst|organisation',
  'Lern|bereitschaft',
  'Inno|vation',
  'Grund|kompetenz',
  'Daten|kompetenz',
  'Tech|nische',
  'Nachhaltigkeits|bewusstsein',
  'Inter|kulturelle',
  'Werte|bewusstsein',
  'Verantwortungs|bewusstsein',
  'Nutzungs|bedingungen',
  'Barriere|freiheit',
  'Datenschutz|erklärung',
  'Boden|ständigkeit',
  'Einzig|artigkeit',
  'Gast|freundschaft',
  'Gleich|berechtigung',
  'Heraus|forderung',
  'Hilfs|bereitschaft',
  'Meinungs|freiheit',
  'Mit|bestimmung',
  'Selbst|vertrauen',
  'Unab|hängigkeit',
  'Verschwiegen|heit',
  'Wert|schätzung',
  'Zuverlässig|keit',
] as const;

const partsByWord = new Map(hyphenatedWords.map((word) => [word.replaceAll('|', ''), word.split('|')]));

/** A line can break after each part, with a hyphen. */
export function splitAtBreakPoints(text: string): string[] {
  const parts = [''];
  for (const piece of text.split(/(\p{L}+)/u)) {
    const [first = piece, ...rest] = partsByWord.get(piece) ?? [];
    parts.push(`${parts.pop() ?? ''}${first}`, ...rest);
  }
  return parts;
}
