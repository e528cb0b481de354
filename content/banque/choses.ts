import { isCarrefour } from '../../drawing/scene/branche.ts';
import type { Question } from '../question.schema.ts';
import { isDeGenre, isSurface } from '../../drawing/scene/profil.ts';
import { MANQUE_DIT, branches, elements, quis, type Scene, tout } from './scenes.ts';

const choses: [nom: string, dit: RegExp, montre: (scene: Scene) => boolean][] = [
  [
    'une borne',
    /\b(a|une|la|cette) borne\b/,
    (s) => /"borne|prise/.test(tout(s)) && s.vue === 'conducteur',
  ],
  [
    'un chantier',
    /\b(ce|le|un) chantier\b|\b(ces|les) travaux\b/,
    (s) => quis(s).includes('travaux') || /"A31"|orange|F47|F79|F85/.test(tout(s)),
  ],
  [
    'un refuge',
    /\b(ce|le|un) refuge\b/,
    (s) => elements(s).some((q) => q.includes('refuge')) || /terre-plein/.test(tout(s)),
  ],
  ['un pont', /\b(ce|le|un) pont\b/, (s) => elements(s).includes('pont')],
  [
    'un tunnel',
    /\b(ce|le|un) tunnel\b/,
    (s) => elements(s).includes('tunnel') || /"F8"|F11\b/.test(tout(s)),
  ],
  [
    'une école',
    /\b(cette|l’|une) ?école\b/,
    (s) => elements(s).includes('école') || /A23|enfant|bus scolaire|F4a/.test(tout(s)),
  ],
  [
    'un lampadaire',
    /\blampadaires?\b|(?<!\p{L})éclairage public\b|\brue (est )?éclairée/u,
    (s) => s.éclairage === true,
  ],
  ['un mur', /\b(ce|le|un) mur\b/, (s) => /"mur/.test(tout(s))],
  [
    'un feu',
    /\b[Mm]on feu (est|vient|passe)\b|\b([Cc]e|[Ll]e) feu est\b|\bfeux? (rouge|vert|orange)s?\b/,
    (s) => /"feu":|"feux":|feux?Bleus/.test(tout(s)),
  ],
  [
    'un passage à niveau',
    /\bpassage à niveau\b/,
    (s) => elements(s).includes('passage à niveau') || /A4[1357]/.test(tout(s)),
  ],
  [
    'un passage pour piétons',
    /\b([Cc]e|[Ll]e|[Uu]n) passage pour piétons\b/,
    (s) =>
      elements(s).includes('passage pour piétons') ||
      branches(s).some((b) => b.passage?.includes('piétons')) ||
      /F49|A21/.test(tout(s)),
  ],
  [
    'une file',
    /\b(la|cette|une) file (de voitures|est|n’avance|avance|qui|ne bouge|devant)\b/,
    (s) => quis(s).length > 2 || branches(s).some((b) => b.encombrée),
  ],
  [
    'un agent',
    /\b(L’|l’|un |Un |cet |Cet )agent\b/,
    (s) => (isCarrefour(s) && s.agent !== undefined) || /police|agent/.test(tout(s)),
  ],
  [
    'une piste cyclable',
    /\b([Cc]ette|[Ll]a|[Uu]ne) piste( cyclable)?\b/,
    (s) => /piste|D7|D9|D10|F99/.test(tout(s)),
  ],
  [
    'un passage pour cyclistes',
    /\b([Cc]e|[Ll]e|[Uu]n) passage pour cyclistes\b/,
    (s) =>
      elements(s).includes('passage pour cyclistes') ||
      branches(s).some((b) => b.passage?.includes('cyclistes')) ||
      branches(s).some((b) => b.piste) ||
      /F50/.test(tout(s)),
  ],
  [
    'une ligne continue',
    /\b([Cc]ette|[Ll]a|[Uu]ne) ligne (blanche )?continue\b/,
    (s) =>
      isCarrefour(s)
        ? branches(s).some((b) => b.axe === 'continue' || b.flèches)
        : s.profil.some((x) => x.includes('|') || x === 'large'),
  ],
  [
    'une ligne discontinue',
    /\b([Cc]ette|[Ll]a|[Uu]ne) ligne (blanche )?discontinue\b/,
    (s) => isCarrefour(s) || s.profil.some((x) => x.includes(':')),
  ],
  [
    'des rails',
    /\b([Cc]es|[Ll]es|[Dd]es) rails\b/,
    (s) => /rails|tram|passage à niveau/.test(tout(s)),
  ],
  [
    'un signal',
    /\b[Cc](e|es|ette) (signal|signaux|panneaux?|disque|triangle)\b/,
    (s) =>
      /"panneau"|"feu"|"régime":\["|signalé|triangle|rond-point/.test(tout(s)) ||
      branches(s).some((b) => b.sens !== 'double'),
  ],
  [
    'des triangles blancs',
    /\b([Cc]es|[Ll]es) triangles blancs\b/,
    (s) => /triangles|"B1"|surélevé|rond-point/.test(tout(s)),
  ],
  [
    'une bande d’arrêt d’urgence',
    /\b([Cc]ette|[Ll]a) bande d’arrêt d’urgence\b/,
    (s) => !isCarrefour(s) && s.profil.includes('urgence'),
  ],
  [
    'un arrêt de bus',
    /\b([Cc]et|[Uu]n|[Ll]’) ?arrêt de bus\b/,
    (s) => elements(s).includes('arrêt de bus'),
  ],
  [
    'un virage',
    /\b[Cc]e virage\b|\b[Cc]ette courbe\b/,
    (s) => elements(s).some((q) => q.startsWith('virage')) || /"A1[abcd]?"|tourne/.test(tout(s)),
  ],
  [
    'un sommet de côte',
    /\b([Cc]e|[Ll]e|[Aa]u) sommet\b/,
    (s) => elements(s).includes('sommet de côte') || /"A[35]"/.test(tout(s)),
  ],
  [
    'un garage',
    /\b([Cc]e|[Dd]’un|[Mm]on) garage\b|\b[Cc]ette (cour|propriété)\b/,
    (s) => elements(s).some((q) => q.startsWith('garage')) || /propriété/.test(tout(s)),
  ],
  [
    'un rond-point',
    /\b([Cc]e|[Ll]e|[Aa]u|[Dd]u) rond-point\b|\b[Cc]et anneau\b/,
    (s) => s.lieu === 'rond-point' || /"D5"/.test(tout(s)),
  ],
  [
    'un carrefour',
    /\b[Cc]e carrefour\b/,
    (s) => s.lieu === 'carrefour' || elements(s).some((q) => q.startsWith('rue')),
  ],
  [
    'un accotement',
    /\b[Cc]et accotement\b/,
    (s) => !isCarrefour(s) && s.profil.some((x) => isSurface(x) && isDeGenre(x, 'accotement')),
  ],
  [
    'un trottoir',
    /\b([Cc]e|[Ll]e) trottoir\b/,
    (s) => s.agglomération || (!isCarrefour(s) && s.profil.some((x) => x.includes('trottoir'))),
  ],
  [
    'un chemin de terre',
    /\b([Cc]e|[Dd]’un|[Dd]u) (chemin de terre|sentier)\b/,
    (s) => /chemin de terre|sentier/.test(tout(s)),
  ],
  [
    'une bande bus',
    /\b([Cc]ette|[Ll]a) bande (des )?bus\b/,
    (s) => /bandeBus":true|"bus (monte|descend)|"bus"|F17/.test(tout(s)),
  ],
  [
    'des animaux',
    /\b([Cc]es|[Ll]es) (vaches|moutons)\b|\b([Cc]e|[Ll]e) (chien|cerf)\b/,
    () => false,
  ],
];

export function* manques({ question }: Question, scene: Scene): Generator<string> {
  for (const [nom, dit, montre] of choses) {
    const lu = dit.exec(question);
    if (!lu || montre(scene) || MANQUE_DIT.test(question.slice(0, lu.index))) continue;
    yield `l’énoncé parle ${nom.startsWith('un') ? `d’${nom}` : `de ${nom}`} (« ${lu[0].trim()} »), que l’image n’a pas`;
  }
}
