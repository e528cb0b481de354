import { isCarrefour } from '../../drawing/scene/branche.ts';
import { TEMPS } from '../../drawing/scene/temps.ts';
import type { Question } from '../question.schema.ts';
import { acteursContreScene } from './acteurs.ts';
import { manques } from './choses.ts';
import type { Defauts } from './banque.ts';
import type { Route } from '../../drawing/scene/scene.ts';
import { type Scene, sceneOf, tout } from './scenes.ts';

/** Undefined: a weather that no word need tell. */
const CIELS: Record<Scene['temps'], { dit: RegExp; nom: string } | undefined> = {
  jour: undefined,
  pluie: {
    dit: /\b(il pleut|sous (la|cette) pluie|la pluie tombe|par cette pluie)\b/i,
    nom: 'la pluie',
  },
  neige: { dit: /\b(il neige|sous la neige|la neige tombe)\b/i, nom: 'la neige' },
  brouillard: {
    dit: /\b(dans (le|ce) brouillard|par (ce|temps de) brouillard|ce brouillard)\b/i,
    nom: 'le brouillard',
  },
  nuit: {
    dit: /\b(il fait nuit|la nuit est|en pleine nuit|de nuit|cette nuit|la nuit tombe)\b/i,
    nom: 'la nuit',
  },
};

function* temps(question: Question, scene: Scene): Generator<string> {
  for (const [nom, ciel] of Object.entries(CIELS))
    if (ciel?.dit.test(question.question) && scene.temps !== nom)
      yield `l’énoncé dit ${ciel.nom}, que l’image ne montre pas`;
}

function* sansLampe({ question }: Question, scene: Scene): Generator<string> {
  const lu = /\b[Rr]ien n’éclaire|\bnon éclairée?|\bsans éclairage|\bsans lampadaire/.exec(
    question,
  );
  if (lu && scene.éclairage) yield `l’énoncé dit « ${lu[0]} », et des lampadaires sont allumés`;
}

const MOTS_DU_TEMPS =
  /pluie|pleu|mouill|humide|neige|verglas|glissan|brouillard|brume|nuit|noir|sombre|phares|feux de |éclair|visib|adhér|aquaplan|flaque|météo|mauvais temps/i;

/** Weather that no word mentions distracts; fog needs the view from the seat. */
function* cielSansMots(question: Question, scene: Scene): Generator<string> {
  if (!CIELS[scene.temps]) return;
  // A lit lamp or a flashing amber light implies the night.
  if (TEMPS[scene.temps].sombre && /"lampe"|orange clignotant/.test(tout(scene))) return;
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
  if (TEMPS[scene.temps].brume && scene.vue === 'dessus')
    yield 'le brouillard est vu de dessus, où personne ne sait jusqu’où l’on voit';
}

/** « je tourne à gauche » must agree with the arrow of `moi`. */
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

function montre(scene: Route, metres: number): boolean {
  if (
    scene.cotes.some(
      (c) =>
        c.texte?.includes(`${metres}`.replace('.', ',')) ||
        Math.abs(Math.abs(c.a - c.de) - metres) < 0.3,
    )
  )
    return true;
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

export function motsContreScene(question: Question): string[] {
  const scene = sceneOf(question);
  if (!scene) return [];
  return [manques, acteursContreScene, temps, sansLampe, cielSansMots, fleche, distances].flatMap(
    (trouve) => [...trouve(question, scene)],
  );
}

export const motsEtScene: Defauts = ({ toutes }) =>
  toutes.flatMap((q) => motsContreScene(q).map((dit) => `${q.ref} : ${dit}`));
