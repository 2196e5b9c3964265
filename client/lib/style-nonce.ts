/** The nonce of this page's CSP; styles that Mantine writes at run time carry it. */
export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

// Dialogs lock the scrolling of the page with a style of their own, whose library looks for the nonce here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
