import { trpc } from '../trpc.ts';

/** False while unknown, so that no page promises a mail too early. */
export const useSendsMail = (): boolean => trpc.auth.options.useQuery().data?.sendsMail ?? false;
