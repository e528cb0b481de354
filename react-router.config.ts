import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Few routes: knowing them all from the first page on saves a request before each navigation.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
