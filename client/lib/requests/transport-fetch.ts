type Fetch = (address: string | URL | Request, init?: RequestInit) => Promise<Response>;

/** All reads of pages go through this function, so that the server can supply their answers. */
export const transport: { fetch: Fetch } = { fetch: (address, init) => fetch(address, init) };
