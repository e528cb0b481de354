import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { virtualCalls } from './web/kernel/virtual-calls.plugin.ts';

export default defineConfig({
  plugins: [virtualCalls(), reactRouter()],
  // Found late, they would make the first page of a cold `npm run dev` fail and reload.
  optimizeDeps: {
    include: ['react-dom/client', 'react-router/dom', '@mantine/core', '@tanstack/react-query'],
  },
  build: { assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false) },
});
