import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Knowing all routes at once saves a request before each navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
