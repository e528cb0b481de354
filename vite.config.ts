import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { virtualCalls } from './web/socle/kernel/virtual-calls.plugin.ts';
import { NAVIGATEURS } from './web/navigateurs.ts';

/**
 * What every page needs is one file, and what the public pages share another, each with its styles:
 * dozens of small ones wait for one another on a phone's connection. Elsewhere what is smaller than
 * 2 kB (a style: 1.5 kB) goes with what is needed beside it; above that a page would carry what it does not use. Of
 * styles a few cost less than many: each sheet that a lazily loaded part shares with its page is
 * loaded twice and has the whole page styled anew. A module goes to the first group that takes it,
 * and with it all that it imports.
 */
const groups = [
  {
    name: 'socle',
    test: /\/web\/((entry\.client|root|site\/accueil\/(SiteLayout|PublicPages))\.tsx|site\/consentement\/.*\.css)$/,
  },
  // A little of it is in almost every page: elsewhere it would bring what stands beside it.
  {
    name: 'courant',
    test: /\/web\/(socle\/ui\/(Heading|BackButton|Card|Icon|dates|euros)|eleve\/acces\/(acces\.calls|validite|liensAcces))\.|\/(VisuallyHidden|useMutation)\.m?js|\/regles\/vente\.ts$/,
  },
  // Without what says of a page what it is, and without the router's own view of a layout (`?`): legal
  // texts and a learner's pages have those too, and nothing else of it.
  {
    name: 'vitrine',
    test: /\/web\/site\/accueil\/(?!\w*Page\.|donnees)[^?]*$/,
  },
  // What only staff see, and half of all styles: nobody else shall fetch it for a small one beside it.
  {
    name: 'personnel',
    test: /\/web\/extranet\/.*\.css$/,
  },
  {
    name: 'style',
    test: /\.css$/,
    entriesAware: true,
    entriesAwareMergeThreshold: 1500,
  },
  {
    name: 'commun',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 2000,
  },
];

export default defineConfig(({ command }) => ({
  plugins: [virtualCalls(), reactRouter()],
  // In one file, and what is used of it alone: Mantine is 800 files, and to find them took a quarter
  // of what a start of the server costs. In `npm run dev` Vite would have to transform them all.
  ssr: { noExternal: command === 'build' ? [/^@(mantine|tanstack)\//] : [] },
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
    // Of scripts and of styles.
    target: Object.entries(NAVIGATEURS).map(([name, version]) => name + version),
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // A shared part is else named by all who share it, and each page names dozens of them.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
}));
