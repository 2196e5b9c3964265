/** Apart from the texts of the tests, because the landing page loads them. */
export const preparingTexts = {
  title: 'Der Soft-Skill-Test wird gerade vorbereitet',
  text: 'Er lässt sich noch nicht beginnen. Sobald er bereitsteht, finden Sie ihn unter „Tests“. Der Wertetest ist schon offen.',
  short: 'Der Soft-Skill-Test wird gerade vorbereitet.',
  signUp:
    'Mit einem kostenlosen Konto sehen Sie alle zehn Werte in ihrer Reihenfolge und wie klar sie ist. Dieses Ergebnis kommt mit.',
} as const;
