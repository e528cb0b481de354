import type { Dessin } from '../../drawing/index.ts';
import type { Question } from '../question.schema.ts';
import type { Defauts } from './banque.ts';

/** What a statement says against what its scene has. Each finds what the picture would belie, or lack. */

type Scene = Extract<Dessin, { scene: unknown }>['scene'];
type Carrefour = Extract<Scene, { branches: unknown }>;
type Route = Exclude<Scene, Carrefour>;
const isCarrefour = (scene: Scene): scene is Carrefour => 'branches' in scene;

export const sceneOf = ({ image }: Pick<Question, 'image'>): Scene | undefined =>
  image && 'scene' in image.dessin ? image.dessin.scene : undefined;

const branches = (scene: Scene) => (isCarrefour(scene) ? Object.values(scene.branches) : []);
const elements = (scene: Scene): readonly string[] =>
  isCarrefour(scene) ? [] : scene.éléments.map((e) => e.quoi);
const quis = (scene: Scene): readonly string[] => scene.usagers.map((u) => u.qui);
/** Everything that is written of it. */
const tout = (scene: Scene): string => JSON.stringify(scene);

/** A thing in words, and how a scene shows it. Only things that would stand in the picture. */
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
    'un tram',
    /\b([Cc]e|[Ll]e|[Uu]n) tram\b/,
    (s) => quis(s).includes('tram') || /tram/.test(tout(s)),
  ],
  [
    'un bus',
    /\b([Cc]e|[Ll]e|[Uu]n) bus\b/,
    (s) => /bus/.test(quis(s).join()) || /"bus|bandeBus/.test(tout(s)),
  ],
  ['un camion', /\b([Cc]e|[Ll]e|[Uu]n) camion\b/, (s) => /camion|pompiers/.test(quis(s).join())],
  ['une ambulance', /\b(l’|L’|une |cette )ambulance\b/, (s) => quis(s).includes('ambulance')],
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
  ['une moto', /\b([Cc]ette|[Ll]a|[Uu]ne) moto\b/, (s) => /moto|police/.test(quis(s).join())],
  ['un tracteur', /\b([Cc]e|[Ll]e|[Uu]n) tracteur\b/, (s) => /tracteur|F22|C/.test(tout(s))],
  [
    'un piéton',
    /\b([Cc]e|[Ll]e|[Uu]n|[Aa]u) piéton\b/,
    (s) => /piéton|enfant|aîné|aveugle|chaise roulante|cycliste à pied/.test(quis(s).join()),
  ],
  [
    'un cycliste',
    /\b([Cc]e|[Ll]e|[Uu]n|[Aa]u) cycliste\b/,
    (s) => /vélo|speed|cycliste/.test(quis(s).join()),
  ],
];

const MANQUE_DIT = /\b(sans|ni|aucune?|pas d[e’u])\b[^,.?]*$/;

function* manques({ question }: Question, scene: Scene): Generator<string> {
  for (const [nom, dit, montre] of choses) {
    const lu = dit.exec(question);
    if (!lu || montre(scene) || MANQUE_DIT.test(question.slice(0, lu.index))) continue;
    yield `l’énoncé parle ${nom.startsWith('un') ? `d’${nom}` : `de ${nom}`} (« ${lu[0].trim()} »), que l’image n’a pas`;
  }
}

const ciels: [temps: Scene['temps'], dit: RegExp, nom: string][] = [
  ['pluie', /\b(il pleut|sous (la|cette) pluie|la pluie tombe|par cette pluie)\b/i, 'la pluie'],
  ['neige', /\b(il neige|sous la neige|la neige tombe)\b/i, 'la neige'],
  [
    'brouillard',
    /\b(dans (le|ce) brouillard|par (ce|temps de) brouillard|ce brouillard)\b/i,
    'le brouillard',
  ],
  [
    'nuit',
    /\b(il fait nuit|la nuit est|en pleine nuit|de nuit|cette nuit|la nuit tombe)\b/i,
    'la nuit',
  ],
];

function* temps(question: Question, scene: Scene): Generator<string> {
  for (const [ciel, dit, nom] of ciels)
    if (dit.test(question.question) && scene.temps !== ciel)
      yield `l’énoncé dit ${nom}, que l’image ne montre pas`;
}

function* sansLampe({ question }: Question, scene: Scene): Generator<string> {
  const lu = /\b[Rr]ien n’éclaire|\bnon éclairée?|\bsans éclairage|\bsans lampadaire/.exec(
    question,
  );
  if (lu && scene.éclairage) yield `l’énoncé dit « ${lu[0]} », et des lampadaires sont allumés`;
}

const MOTS_DU_TEMPS =
  /pluie|pleu|mouill|humide|neige|verglas|glissan|brouillard|brume|nuit|noir|sombre|phares|feux de |éclair|visib|adhér|aquaplan|flaque|météo|mauvais temps/i;

/** Weather that nothing is said of makes one look for what it changes; fog is seen by who sits in it. */
function* cielSansMots(question: Question, scene: Scene): Generator<string> {
  if (scene.temps === 'jour') return;
  // At night an officer swings a red lamp and lights flash orange: they say it.
  if (scene.temps === 'nuit' && /"lampe"|orange clignotant/.test(tout(scene))) return;
  const textes = [
    question.question,
    question.a,
    question.b,
    question.c,
    question.d,
    question.justification,
  ];
  if (!textes.some((t) => t && MOTS_DU_TEMPS.test(t)))
    yield `l’image montre « ${scene.temps} », dont aucun mot ne parle`;
  if (scene.temps === 'brouillard' && scene.vue === 'dessus')
    yield 'le brouillard est vu de dessus, où personne ne sait jusqu’où l’on voit';
}

/** `je tourne à gauche`: against the arrow of `moi`. */
const voeux: [dit: RegExp, va: 'gauche' | 'droite' | 'droit' | 'demi-tour'][] = [
  [/\b[Jj]e (veux |voudrais |vais )?(tourner?|vire|prends) à gauche\b/, 'gauche'],
  [/\b[Jj]e (veux |voudrais |vais )?(tourner?|vire|prends) à droite\b/, 'droite'],
  [/\b[Jj]e (veux |voudrais )?(aller|vais|continue|continuer) tout droit\b/, 'droit'],
  [/\b[Jj]e (veux |voudrais )?(faire|fais) demi-tour\b/, 'demi-tour'],
];
const CAPS = ['nord', 'nord-est', 'est', 'sud-est', 'sud', 'sud-ouest', 'ouest', 'nord-ouest'];

function versOu(scene: Scene): 'gauche' | 'droite' | 'droit' | 'demi-tour' | undefined {
  if (isCarrefour(scene)) {
    const moi = scene.usagers.find((u) => u.moi);
    if (!moi?.de || !moi.vers || moi.flèche === false || scene.lieu === 'rond-point')
      return undefined;
    const angle = ((CAPS.indexOf(moi.vers) - CAPS.indexOf(moi.de)) * 45 - 180 + 720) % 360;
    if (angle === 180) return 'demi-tour';
    return angle === 0 ? 'droit' : angle < 180 ? 'droite' : 'gauche';
  }
  const fait = scene.usagers.find((u) => u.moi)?.fait;
  return fait === 'tourne à gauche'
    ? 'gauche'
    : fait === 'tourne à droite'
      ? 'droite'
      : fait === 'demi-tour'
        ? 'demi-tour'
        : undefined;
}

function* fleche({ question }: Question, scene: Scene): Generator<string> {
  const va = versOu(scene);
  if (va === undefined) return;
  const dits = voeux.filter(([dit]) => dit.test(question)).map(([, ou]) => ou);
  // A turn that the road itself takes is still straight on to who follows it.
  if (
    dits.length > 0 &&
    !dits.includes(va) &&
    !(dits.includes('droit') && va !== 'demi-tour' && isOblique(scene))
  )
    yield `l’énoncé dit « ${dits[0] === 'droit' ? 'tout droit' : dits[0]} », et la flèche de « moi » va « ${va === 'droit' ? 'tout droit' : va} »`;
}

const isOblique = (scene: Scene): boolean =>
  isCarrefour(scene) && Object.keys(scene.branches).some((d) => d.includes('-'));

const DISTANCE = /(?<!\p{L})à (\d+(?:,\d+)?)[\u00A0\u202F ]m(?![\p{L}²³])/gu;

/** `à 12 m du passage`: the picture measures it, or lays it out so. */
function* distances({ question }: Question, scene: Scene): Generator<string> {
  if (isCarrefour(scene)) return;
  for (const [dit, nombre = ''] of question.matchAll(DISTANCE)) {
    const metres = Number(nombre.replace(',', '.'));
    if (metres > scene.longueur || montre(scene, metres)) continue;
    yield `l’énoncé dit « ${dit} », et rien dans l’image n’est à cette distance`;
  }
}

const PROFONDEURS: Record<string, number> = {
  'passage pour piétons': 3.1,
  'passage pour cyclistes': 2,
  'passage à niveau': 4.6,
  'rue à droite': 6.8,
  'rue à gauche': 6.8,
  'rues des deux côtés': 6.8,
};

/** Whether two things of a road are that far apart, or a distance is written that says so. */
function montre(scene: Route, metres: number): boolean {
  if (
    scene.cotes.some(
      (c) =>
        c.texte?.includes(`${metres}`.replace('.', ',')) ||
        Math.abs(Math.abs(c.a - c.de) - metres) < 0.3,
    )
  )
    return true;
  // Ends of each: lengths of vehicles from a car's to a bus's.
  const bouts = [
    ...scene.usagers.map((u) => [u.a, u.a - 5, u.a + 5, u.a - 8, u.a + 8]),
    ...scene.éléments.map((e) => [e.a, e.a + (PROFONDEURS[e.quoi] ?? 0)]),
    ...scene.poteaux.map((p) => [p.a]),
  ];
  const jeu = Math.max(1, metres * 0.1);
  return bouts.some((un, i) =>
    bouts
      .slice(i + 1)
      .flat()
      .some((b) => un.some((a) => Math.abs(Math.abs(a - b) - metres) <= jeu)),
  );
}

/** Every fault of this kind of one question, as sentences. */
export function motsContreScene(question: Question): string[] {
  const scene = sceneOf(question);
  if (!scene) return [];
  return [manques, temps, sansLampe, cielSansMots, fleche, distances].flatMap((trouve) => [
    ...trouve(question, scene),
  ]);
}

export const motsEtScene: Defauts = ({ toutes }) =>
  toutes.flatMap((q) => motsContreScene(q).map((dit) => `${q.ref} : ${dit}`));
