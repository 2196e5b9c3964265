/** The nonce of this page's CSP; styles that Mantine writes at run time carry it. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';
