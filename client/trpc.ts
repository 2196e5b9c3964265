import { createTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '#server/router.ts';

/** The typed way to the server; the only place of the client that knows a server type. */
export const trpc = createTRPCReact<AppRouter>();
