export const dashboardTabs = ['overview', 'skills', 'courses', 'jobs'] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** Which tab is open stands in the address; what it does not name is the overview. */
export const tabOf = (name: string | null): DashboardTab => dashboardTabs.find((tab) => tab === name) ?? 'overview';

/** The query of an address that opens this tab. */
export const tabQuery = (tab: DashboardTab): string => `?tab=${tab}`;
