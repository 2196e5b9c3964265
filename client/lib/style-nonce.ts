export const styleNonce = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? '';

// The scroll lock of dialogs writes its own style; its library reads the nonce from here.
Object.assign(globalThis, { __webpack_nonce__: styleNonce() });
