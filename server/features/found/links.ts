import type { App } from '../../core/app.ts';

/** Where a person sees how they are found. */
export const foundLink = ({ env }: App): string => `${env.APP_URL}/account?tab=found`;

/** Where they answer what companies ask. */
export const requestsLink = ({ env }: App): string => `${env.APP_URL}/applications?tab=requests`;
