/** The announcement at the top of every page. */
export const noticeTexts = {
  label: 'Hinweis',
  dismiss: 'Hinweis schließen',
} as const;
