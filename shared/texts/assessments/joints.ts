/** Where long German words of the product may end a line: at the joints between their parts, in reading order. */
const jointedWords = [
  // Skills.
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
  // Basic values.
  'Selbst|bestimmung',
  'Universalis|mus',
  // Pages.
  'Nutzungs|bedingungen',
  'Barriere|freiheit',
  'Datenschutz|erklärung',
  // Values.
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

const partsByWord = new Map(jointedWords.map((word) => [word.replaceAll('|', ''), word.split('|')]));

/**
 * The text cut at the joints of the words that are known; together the parts are the text, letter for letter. A line may end
 * after each part but the last, with a hyphen.
 */
export function jointedParts(text: string): string[] {
  const parts = [''];
  for (const piece of text.split(/(\p{L}+)/u)) {
    const [first = piece, ...rest] = partsByWord.get(piece) ?? [];
    parts.push(`${parts.pop() ?? ''}${first}`, ...rest);
  }
  return parts;
}
