/** The one word of reporting that stands on public pages; the rest loads with the dialog. */
export const reportLinkTexts = {
  report: 'Inhalt melden',
} as const;
