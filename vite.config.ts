import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { virtualCalls } from './web/kernel/virtual-calls.plugin.ts';

/**
 * What every page needs is one file, and what the public pages share another, each with its styles:
 * dozens of small ones wait for one another on a phone's connection.
 */
const groups = [
  {
    name: 'socle',
    test: /\/web\/(entry\.client|root|site\/(SiteLayout|PublicPages))\.tsx$/,
    priority: 2,
  },
  { name: 'vitrine', test: /\/web\/site\/(?!\w*Page\.)/, priority: 1 },
];

export default defineConfig({
  plugins: [virtualCalls(), reactRouter()],
  // Found late, they would make the first page of a cold `npm run dev` fail and reload.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      '@mantine/core',
      '@mantine/hooks',
      '@tanstack/react-query',
      'yaml',
      'zod',
    ],
  },
  build: {
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
});
