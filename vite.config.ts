import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { virtualCalls } from './web/kernel/virtual-calls.plugin.ts';

export default defineConfig({
  plugins: [virtualCalls(), reactRouter()],
  build: { assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false) },
});
