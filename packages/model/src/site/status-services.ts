/** The services that the status page lists, each with the call that tells whether it works. */
export const statusServices = [
  {
    id: 'backend',
    name: 'Backend',
    description: 'Accepts scans and serves reports',
    path: '/health',
  },
  {
    id: 'auth',
    name: 'Authentication',
    description: 'Sign-in, sign-up and sessions',
    path: '/auth/health',
  },
  {
    id: 'dashboard',
    name: 'Dashboard',
    description: 'Statistics, history and trends',
    path: '/dashboard/health',
  },
  {
    id: 'schedules',
    name: 'Schedules',
    description: 'Starts recurring scans',
    path: '/schedules/health',
  },
] as const;

export const statusServiceIds = ['backend', 'auth', 'dashboard', 'schedules'] as const;
export type StatusServiceId = (typeof statusServiceIds)[number];

/** `operational`: answered with success; `degraded`: answered otherwise; `down`: no answer. */
export const measuredStates = ['operational', 'degraded', 'down'] as const;
export type MeasuredState = (typeof measuredStates)[number];
