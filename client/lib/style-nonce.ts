import { isInBrowser } from './browser-storage.ts';

/** The server replaces the placeholder in each response. */
export const styleNonce = (): string =>
  isInBrowser ? (document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '') : '__CSP_NONCE__';

// The scroll lock of dialogs writes its own style; its library reads the nonce from here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
