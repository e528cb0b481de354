import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { threeLeger } from './monde/allege/threeLeger.ts';
import { sansCercle } from './web/socle/kernel/sans-cercle.plugin.ts';
import { virtualCalls } from './web/socle/kernel/virtual-calls.plugin.ts';
import { NAVIGATEURS } from './web/navigateurs.ts';
import { textesLegaux } from './web/site/legal/textes.plugin.ts';

/**
 * Few files, since small ones queue on a phone. A group takes its modules and all that they import.
 * Modules of an earlier group stay there: so none imports from a later one, and no two wait for each
 * other.
 */
const groups = [
  {
    name: 'socle',
    test: /\/web\/((entry\.client|root|site\/accueil\/(SiteLayout|PublicPages))\.tsx|(site\/consentement\/.*|socle\/ui\/(Heading|Card)\.module)\.css)$/,
  },
  // Nearly every page uses a little of it.
  {
    name: 'courant',
    test: /\/web\/(socle\/ui\/(Heading|BackButton|Card|Icon|dates|euros)|eleve\/acces\/(acces\.calls|validite|liensAcces))\.|\/(VisuallyHidden|useMutation)\.m?js|\/(regles\/(adresses|images|lettres|perception|vente)|droit\/(bareme|examen))\.ts$/,
  },
  // Without pages' metadata and the router's layout views (`?`), which legal and learners' pages
  // use, too.
  {
    name: 'vitrine',
    test: /\/web\/(site\/accueil\/(?!\w*Page\.|donnees)[^?]*$|argent\/boutique\/(Acheter|PageProduit))/,
  },
  // Forms that are open to all: mails lead there.
  {
    name: 'guichet',
    test: /\/web\/(eleve\/(compte\/(Lien(Page|Form)|NouveauMotDePasse|AccepteConditions|auth\.module)|attestation\/(Resultat|readVerdict))|argent\/paiement\/paiement\.module|socle\/ui\/(fields\/TextField|PasswordField|SubmitButton|Sign))/,
  },
  // After log-in, for learners and staff.
  {
    name: 'interieur',
    test: /\/web\/(socle\/(kernel\/(ConfirmModal|FormDialog|ToastStack|UserMenu|lectures|useWrite|usePreloads|salutation)|ui\/(Table|Dialog|Chargement|Part|Boxes|Empty|Gauge|useDialog|useForm|saveFile|sheet|focusHeading|fields\/(BoxField|ChoiceField|LongText)))|argent\/paiement\/(colonnes|montant)|eleve\/(acces\/ExerciceFait|attestation\/ChampsGuides|cours\/texte\.module|compte\/(MenuEleve|registre))|site\/horsLigne\/register)|@mantine\/core\/(esm\/components|styles)\/(Badge|Group|Radio|Text)[./]|\/regles\/(accesUser|niveaux|texte)\.ts$/,
  },
  // The profile shares this with other screens: nothing of a question, whose parts « / » has.
  {
    name: 'eleve',
    test: /\/web\/((profil|argent\/paiement|eleve\/(acces|attestation|cap|compte|pret))\/(?!.*Page\.)[^?]*$|eleve\/((series|entrainement|examen)\/(echo|\w+\.calls|\w+\.cache|avancee|adresses)|cours\/(cours\.calls|ChapitresGardes|useChapitresEnAttente|adresses)|tentatives\/(Attente|useReponses|launch|ReponsesGardees|adresses))\.|socle\/(kernel\/(queue|useQueue|persist)|ui\/useFocusOnChange)\.)/,
    minShareCount: 2,
  },
  {
    name: 'lecon',
    test: /\/web\/((eleve|argent)\/(?!perception|.*Page\.)[^?]*$|socle\/ui\/(Overlay|PageSkeleton)\.)/,
    minShareCount: 2,
  },
  // The staff's frame, lists and forms.
  {
    name: 'personnel',
    test: /\/web\/(extranet\/(cadre\/(?!.*Page\.)[^?]*|(?!cours\/editeur|questions\/scene|composants).*\.css)$|socle\/(ui\/.*\.css$|kernel\/(travaux|TravauxHost|useListing|useListAndForm|useFiche|saveDownload)|ui\/(Listing|ListScreen|Form|Conflict|Changes|useFilters|Pages|Waiting|Avancement|Facts|usePrint|fields\/(Champ|FileField|NumberField))\.))|@mantine\/core\/styles\//,
  },
  { name: 'ordre', test: /@dnd-kit|\/(LinesField|OrderedList)\.tsx/ },
  // Parts of some forms.
  {
    name: 'saisie',
    test: /\/web\/(extranet|socle)\//,
    minShareCount: 2,
  },
  { name: 'commun', minShareCount: 2, entriesAware: true },
];

export default defineConfig(({ command }) => ({
  plugins: [virtualCalls(), textesLegaux(), threeLeger(), sansCercle(), reactRouter()],
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
