import { type Banque, percent, reponsesOf } from './banque.ts';
import { isExamen } from './equilibre.ts';
import type { Question } from '../question.schema.ts';

const dit = (q: Question): string => [q.question, ...reponsesOf(q)].join(' ');
const montre = (q: Question): string => JSON.stringify(q.image?.dessin ?? '');
const porte =
  (...signaux: string[]) =>
  (q: Question): boolean =>
    signaux.some((code) => montre(q).includes(`"${code}"`));

export const sujets: Record<string, (q: Question) => boolean> = {
  STOP: porte('B5'),
  'agents qualifiés': (q) =>
    montre(q).includes('"agent"') || /(?<!\p{L})agents?(?!\p{L})/u.test(dit(q)),
  'véhicules prioritaires': (q) => /"(sirène|feuxBleus)":true/.test(montre(q)),
  téléphone: (q) => /téléphone|smartphone/i.test(dit(q) + montre(q)),
  'ceinture et sièges pour enfants': (q) => /ceinture|siège|rehausseur|retenue/i.test(dit(q)),
  'bandes bus': (q) =>
    porte('F17', 'F18')(q) ||
    /"(bandeBus":true|sur":"bande bus|bus monte|bus descend)/.test(montre(q)),
  'zone 30': (q) => porte('F4a')(q) || /zone 30/i.test(montre(q) + dit(q)),
  'passages étroits': porte('B19', 'B21'),
};

const MASSES = /(?<!\p{L})(MMA|masses?|remorqu\p{L}+|tract(er|ée?s?)|kg|tonnes?)(?!\p{L})/iu;
const MASSES_AU_PLUS = 0.02;

/** The commonest scene, seen from above: `moi` comes from below and turns left. */
const tourneDuBas = (q: Question): boolean => {
  const scene = (q.image?.dessin as { scene?: { vue: string; usagers: Usager[] } } | undefined)
    ?.scene;
  return (
    scene?.vue === 'dessus' &&
    scene.usagers.some((u) => u.moi && u.de === 'sud' && u.vers === 'ouest')
  );
};
interface Usager {
  moi?: boolean;
  de?: string;
  vers?: string;
}
const TOURNE_AU_PLUS = 0.05;

/** The minimum share of scenes from the seat, as in the examination. */
const DU_SIEGE = 0.5;
const duSiege = (q: Question): boolean => montre(q).includes('"vue":"conducteur"');
export function partDuSiege(questions: readonly Question[]): number {
  const scenes = questions.filter((q) => q.image && 'scene' in q.image.dessin);
  return scenes.filter(duSiege).length / Math.max(1, scenes.length);
}

export const melange = ({ contenu, series }: Banque): string[] => {
  const examens = series.filter((s) => isExamen(s.ref));
  const manque = Object.entries(sujets).flatMap(([sujet, est]) =>
    examens
      .filter(({ questions }) => !questions.some(est))
      .map(({ ref }) => `${ref} : rien sur « ${sujet} »`),
  );
  const toutes = contenu.questions;
  const masses = toutes.filter((q) => MASSES.test(dit(q))).length / toutes.length;
  const scenes = toutes.filter((q) => q.image && 'scene' in q.image.dessin);
  const assises = partDuSiege(toutes);
  const tournent = scenes.filter(tourneDuBas).length / Math.max(1, scenes.length);
  return [
    ...manque,
    ...(masses > MASSES_AU_PLUS ? [`masses et remorquage : ${percent(masses)} des questions`] : []),
    ...(assises < DU_SIEGE ? [`vues du siège : ${percent(assises)} des scènes`] : []),
    ...(tournent > TOURNE_AU_PLUS
      ? [`tourner à gauche depuis le bas de l’image : ${percent(tournent)} des scènes`]
      : []),
  ];
};
