/**
 * 'Anonym gefunden werden': anonymous profiles, requests of companies, block lists.
 * - Switching off deletes the profile and its requests at once.
 */
export { endPoolProfile } from './person/switch-on-off.ts';
