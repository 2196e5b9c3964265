/** Separate, so that public pages load only this text until the dialog opens. */
export const reportLinkTexts = {
  report: 'Inhalt melden',
} as const;
