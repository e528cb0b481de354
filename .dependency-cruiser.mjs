/**
 * `npm run check:murs` keeps these walls. Tests and server/testing may look into any room;
 * scripts/mursDesTables.ts keeps the tables.
 */
const WINGS = '(eleve|argent|extranet|site)';
const PROVIDERS = '^server/argent/paiement/fournisseurs/';
const PROVIDER = `${PROVIDERS}([^/]+)/`;
/** Lists of the law without imports: which facts and which rules of the exam there are. */
const NAMED = '^droit/(examen|faits)\\.ts$';
const DOOR = ['/index\\.ts$', '\\.tables\\.ts$'];

/** Files that fit `from` import nothing of ours but what fits `to`. */
const only = (name, from, ...to) => ({
  name,
  severity: 'error',
  from: { path: from },
  to: { path: '\\.(tsx?|mjs|css)$', pathNot: ['node_modules', from, ...to] },
});

/** `known`: other wings that it may import, on the wire too. */
const wing = (own, ...known) => ({
  name: `${own} knows ${known.join(', ').replaceAll('\\', '')}, and no other wing`,
  severity: 'error',
  from: { path: `^(server|web|contract)/${own}/` },
  to: {
    path: '^(server|web|contract)/',
    pathNot: [
      `^(server|web|contract)/(${[own, ...known].join('|')})(/|$)`,
      '^contract/[^/]+\\.ts$',
    ],
  },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    only('regles imports marque.ts and what droit names', '^regles/', '^marque\\.ts$', NAMED),
    only(
      'contract imports regles, marque.ts and what droit names',
      '^contract/',
      '^regles/',
      '^marque\\.ts$',
      NAMED,
    ),
    only(
      'droit knows the words and the measures of a scene and its signals, not its picture',
      '^droit/',
      '^drawing/scene/(scene|vocabulaire|gabarits|dimensions|profil|branche|elements|temps)\\.ts$',
      '^drawing/signal\\.schema\\.ts$',
    ),
    only(
      'drawing imports droit alone, and films and letters as both sides read them',
      '^drawing/',
      '^droit/',
      '^regles/(film|lettres)\\.ts$',
    ),
    only('films imports drawing and droit alone', '^films/', '^(drawing|droit)/'),
    only(
      'monde imports drawing, films and how a picture is told',
      '^monde/',
      '^(drawing|films)/',
      '^regles/vue\\.ts$',
    ),
    only(
      'content imports drawing, droit, films, regles and monde alone',
      '^content/',
      '^(drawing|droit|films|regles|monde)/',
    ),
    only('sandbox imports nothing of ours', '^sandbox/'),
    only(
      'web imports contract, regles, droit, drawing, what reads or plays a world and marque.ts alone',
      '^web/',
      '^(contract|regles|droit|drawing|films)/',
      '^monde/(atelier/(index|ouvrier)|(film|clip)/index|webGl)\\.ts$',
      '^marque\\.ts$',
    ),
    {
      name: 'web takes nothing but types of the contract: Zod stays on the server',
      severity: 'error',
      from: { path: '^web/' },
      to: { path: '^contract/', dependencyTypesNot: ['type-only'] },
    },
    only(
      'server imports neither web nor sandbox, save main.ts and standIns.ts',
      '^server/(?!(main|standIns)\\.ts)',
      '^(contract|regles|droit|drawing|films|content)/',
      '^monde/relit\\.ts$',
      '^marque\\.ts$',
    ),
    {
      name: 'extranet/contenu alone imports content, save the schema of articles',
      severity: 'error',
      from: { path: '^server/', pathNot: '^server/extranet/contenu/' },
      to: { path: '^content/', pathNot: '^content/articles\\.schema\\.ts$' },
    },
    wing('socle', 'navigateurs\\.ts'),
    wing('eleve', 'socle'),
    wing('argent', 'socle', 'eleve'),
    wing('extranet', 'socle', 'eleve', 'argent', 'viePrivee'),
    wing('site', 'socle', 'eleve', 'argent'),
    {
      name: 'a room is entered by its door or its tables, or loaded late',
      severity: 'error',
      from: { path: `^(server|web)/${WINGS}/([^/]+)/` },
      to: {
        path: `^$1/${WINGS}/`,
        pathNot: [`^$1/$2/$3/`, ...DOOR],
        // A late part is named by its file: a door would load it at once.
        dependencyTypesNot: ['dynamic-import'],
      },
    },
    {
      name: 'a provider is known to the list of providers and the stand-ins alone',
      severity: 'error',
      // Stand-ins and tortures tell a provider's address what it would tell.
      from: {
        path: '^(server|web)/',
        pathNot: [PROVIDER, `${PROVIDERS}fournisseurs\\.ts$`, '^server/standIns\\.ts$'],
      },
      to: { path: PROVIDER },
    },
    {
      name: 'a provider is entered by its door or its tables',
      severity: 'error',
      from: { pathNot: PROVIDER },
      to: { path: PROVIDER, pathNot: DOOR },
    },
    {
      name: 'a provider enters payments by door, tables, port and statement, and no other provider',
      severity: 'error',
      from: { path: PROVIDER },
      to: {
        path: '^server/argent/paiement/',
        pathNot: [
          '^server/argent/paiement/fournisseurs/$1/',
          '^server/argent/paiement/[^/]*\\.tables\\.ts$',
          '^server/argent/paiement/index\\.ts$',
          `${PROVIDERS}(port|releve)\\.ts$`,
        ],
      },
    },
    {
      name: 'droit and drawing form no circle of files',
      severity: 'error',
      from: { path: '^droit/' },
      to: { circular: true },
    },
    {
      name: 'rooms form no circle',
      severity: 'error',
      scope: 'folder',
      from: { path: `^(server|web)/${WINGS}/[^/]+$` },
      to: { circular: true },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Generated lists hold rooms' entries as data.
    exclude: {
      path: '^server/appels\\.ts$|\\.(pages|liste)\\.ts$|\\+types/|\\.d\\.ts$|\\.test\\.tsx?$|^server/testing/|^drawing/testing/',
    },
  },
};
