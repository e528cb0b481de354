import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, Visitor, parseSync } from 'vite';
import type { Source } from './folders.ts';

/**
 * npm run check:francais: French typography in strings, templates, JSX and legal texts; comments do
 * not count.
 */

/** The client's own texts keep their spaces, apostrophes, dots and « vous »: specification.md. */
const SPECIFICATION = [
  'Oups !',
  'Oops...',
  'A bientôt !',
  'Êtes-vous sûr ?',
  'Etes-vous sur de vouloir arrêter cette série ?',
  'Non, je continue !',
  'Oui, supprimer !',
  'Cette action est irréversible !',
  'Mot de passe oublié ?',
  'Recommencer la série ?',
  'Vous pouvez commencer votre nouvelle série !',
  'La série a bien été arrêtée !',
  'Bravo !',
  "Vous avez terminé le cours '",
  'bien effectué !',
  'Dans quelques instants, vous recevrez un message de confirmation sur votre boite mail.',
  'Vous avez annulé votre paiement avec succès.',
  "Il semble qu'une erreur soit survenue lors de votre achat. Votre n'a pas été débité.",
  'La date de validité de votre accès est arrivé à échéance. Pour continuer, veuillez renouveler celui-ci.',
  'Modification effectuée !',
  'Votre mot de passe a bien été modifié !',
  'Vous êtes maintenant abonné à notre newsletter',
  "Vous n'êtes plus abonné à notre newsletter",
  'Vérifiez vos informations',
  'Informations vérifiées !',
  'Vérifier maintenant !',
  'Envoyé !',
  'Un nouveau mot de passe a été envoyé sur votre boite mail.',
  "Cette adresse email n'existe pas.",
  'Email envoyé !',
  'Email non validée !',
  "Tu n'as pas encore validé ton email",
  "Vous n'avez pas accès à cette page",
  "Quelque chose s'est mal passé",
  "Aucun module n'a été séléctionné",
  "Aucun theme n'a été séléctionné",
  "Ça m'intéresse",
  'App Android/iOS bientôt dispo !',
  'Connexion...',
  'Ajout en cours...',
  'Modification en cours...',
  'Suppression en cours...',
];

/** A word, a closing sign or an inserted value before a mark. */
const MOT = '(?<=^|[\\p{L}\\p{N}»)’…%€*}])';
const FIN = '(?=[\\s\\u00a0\\u202f».,)]|$)';
const FAUTES: [RegExp, string][] = [
  [
    new RegExp(`${MOT}[ \\u00a0][?!;]${FIN}`, 'u'),
    'a narrow no-break space (\\u202f) before ? ! ;',
  ],
  [new RegExp(`${MOT} :${FIN}`, 'u'), 'a no-break space (\\u00a0) before :'],
  [/« | »/, 'no-break spaces (\\u00a0) within « »'],
  [/\p{L}'\p{L}/u, '’ for an apostrophe'],
  [/\p{L}\.\.\.(?!\.)/u, '… for three dots'],
];

/** Learners' and visitors' rooms, except named staff parts. */
const APPRENANT = /^(web\/(eleve|argent|site|profil)|content\/legal)\//;
const PERSONNEL = new Set(['web/eleve/compte/BandeauRegard.tsx']);
const VOUS: [RegExp, string] = [
  /(?<!rendez-|Rendez-)(?<![\p{L}-])(vous|votre|vos)(?![\p{L}-])/iu,
  '« tu » to a learner',
];

/** JSX shows an escape as it stands. */
const ECRIT: [RegExp, string] = [/\\u[0-9a-f]{4}/, 'the sign itself: JSX reads no \\u escape'];

const entities = (raw: string): string =>
  raw.replaceAll('&nbsp;', '\u00a0').replaceAll('&#8239;', '\u202f');

const decoded = (raw: string): string =>
  entities(raw)
    .replaceAll('\\u00a0', '\u00a0')
    .replaceAll('\\u202f', '\u202f')
    .replaceAll(/\\(['"`])/g, '$1');

/** Templates of scripts and mark-up are not French. */
const CODE = /=>|\bconst |<\w+ style=/;

interface MotsTrouves {
  at: number;
  words: string;
  jsx?: true;
}

function wordsOf({ path, text }: Source): MotsTrouves[] {
  const found: MotsTrouves[] = [];
  if (path.endsWith('.md'))
    return [...text.matchAll(/^.+$/gm)].map(({ 0: words, index: at }) => ({ at, words }));
  const add = (start: number, raw: string) => found.push({ at: start, words: decoded(raw) });
  const sql = new Set<ESTree.TemplateLiteral>();
  const attributes = new Set<unknown>();
  new Visitor({
    TaggedTemplateExpression: ({ quasi }) => void sql.add(quasi),
    TemplateLiteral: (node) => {
      if (sql.has(node) || CODE.test(node.quasis.map(({ value }) => value.raw).join(''))) return;
      for (const { start, value } of node.quasis) add(start, value.raw);
    },
    JSXText: ({ start, value }) => found.push({ at: start, words: entities(value), jsx: true }),
    JSXAttribute: ({ value }) => void attributes.add(value),
    Literal: (node) => {
      const { start, end, value } = node;
      if (typeof value !== 'string') return;
      const raw = text.slice(start + 1, end - 1);
      if (attributes.has(node)) found.push({ at: start, words: entities(raw), jsx: true });
      else add(start, raw);
    },
  }).visit(parseSync(path, text).program);
  return found;
}

export function faultsOf(sources: Source[]): string[] {
  return sources.flatMap((source) => {
    const { path, text } = source;
    const rules = APPRENANT.test(path) && !PERSONNEL.has(path) ? [...FAUTES, VOUS] : FAUTES;
    return wordsOf(source).flatMap(({ at, words, jsx }) => {
      const ours = SPECIFICATION.reduce((rest, given) => rest.replaceAll(given, '*'), words);
      return (jsx ? [...rules, ECRIT] : rules)
        .filter(([fault]) => fault.test(ours))
        .map(([, wanted]) => {
          const line = text.slice(0, at).split('\n').length;
          return `${path}:${line} wants ${wanted}: ${words.trim().slice(0, 80)}`;
        });
    });
  });
}

function readTextes(top: string): Source[] {
  return globSync(['{web,server,contract,regles}/**/*.{ts,tsx}', 'content/legal/*.md'], {
    cwd: top,
  })
    .filter((path) => !/\.test\.tsx?$|^server\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(top, path), 'utf8') }));
}

if (import.meta.main) {
  const fautes = faultsOf(readTextes(join(import.meta.dirname, '..')));
  for (const faute of fautes) process.stdout.write(`${faute}\n`);
  if (fautes.length > 0) process.exitCode = 1;
}
