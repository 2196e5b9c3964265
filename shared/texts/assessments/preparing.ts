/** Apart from the texts of the tests, because the landing page loads them. */
export const preparingTexts = {
  title: 'Der Soft-Skill-Test wird gerade vorbereitet',
  text: 'Er lässt sich noch nicht beginnen. Sobald er bereitsteht, finden Sie ihn unter „Tests“. Der Wertetest ist schon offen.',
  short: 'Der Soft-Skill-Test wird gerade vorbereitet.',
} as const;
