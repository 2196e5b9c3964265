/**
 * The talent pool: applicants who let companies find them without a name, and contact requests of companies. Switching
 * off deletes every row by which companies know the person here.
 */

export { endPoolProfile, switchOff } from './person/switch-on-off.ts';
