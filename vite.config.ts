import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { threeLeger } from './monde/allege/threeLeger.ts';
import { virtualCalls } from './web/socle/kernel/virtual-calls.plugin.ts';
import { NAVIGATEURS } from './web/navigateurs.ts';
import { textesLegaux } from './web/site/legal/textes.plugin.ts';

/**
 * Shared code is one file for all pages, another for public ones: dozens of small files queue on a
 * phone. Elsewhere parts under 2 kB (styles: 1.5 kB) join a neighbour. Each sheet shared with a
 * lazy part is loaded twice, and restyles the page. A module and its imports go to the first
 * matching group.
 */
const groups = [
  {
    name: 'socle',
    test: /\/web\/((entry\.client|root|site\/accueil\/(SiteLayout|PublicPages))\.tsx|site\/consentement\/.*\.css)$/,
  },
  // Nearly every page uses a little of it.
  {
    name: 'courant',
    test: /\/web\/(socle\/ui\/(Heading|BackButton|Card|Icon|dates|euros)|eleve\/acces\/(acces\.calls|validite|liensAcces))\.|\/(VisuallyHidden|useMutation)\.m?js|\/regles\/vente\.ts$/,
  },
  // Without pages' metadata and the router's layout views (`?`), which legal and learners' pages
  // use, too.
  {
    name: 'vitrine',
    test: /\/web\/site\/accueil\/(?!\w*Page\.|donnees)[^?]*$/,
  },
  // Staff's styles are half of all: nobody else should fetch them.
  {
    name: 'personnel',
    test: /\/web\/extranet\/.*\.css$/,
  },
  // Small as they are, they would else go with a learner's sheets, and bring them all.
  {
    name: 'accueil',
    test: /\/web\/site\/accueil\/HomePage\.module\.css$/,
  },
  {
    name: 'textes',
    test: /\/web\/site\/legal\/.*\.css$/,
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
  plugins: [virtualCalls(), textesLegaux(), threeLeger(), reactRouter()],
  // Bundled: finding Mantine's 800 files took a quarter of the server's start. `npm run dev` would
  // have to transform them.
  ssr: { noExternal: command === 'build' ? [/^@(mantine|tanstack)\//] : [] },
  // Late discovery makes the first page of a cold `npm run dev` reload.
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
    // For scripts and styles.
    target: Object.entries(NAVIGATEURS).map(([name, version]) => name + version),
    assetsInlineLimit: (file) => (file.endsWith('.svg') ? undefined : false),
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        // Default names join all users of a shared chunk.
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*/, '')}-[hash].js`,
      },
    },
  },
}));
