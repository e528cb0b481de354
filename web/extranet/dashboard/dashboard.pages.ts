import type { StaffPage } from '../cadre/pages.ts';

export const dashboardPages = [
  {
    path: '/extranet/dashboard',
    label: 'Dashboard',
    page: 'DashboardPage',
    rang: 1,
    reads: 'getDashboard',
    nav: true,
    back: null,
  },
] as const satisfies readonly StaffPage[];
