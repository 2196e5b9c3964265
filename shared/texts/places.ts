export const placeTexts = {
  label: 'Ort oder Postleitzahl',
  placeholder: 'z. B. Göttingen oder 37073',
  suggestions: 'Vorschläge',
  loading: 'Orte werden gesucht …',
  unknown: 'Diesen Ort kennen wir nicht.',
  failed: 'Die Orte konnten nicht geladen werden.',
} as const;
