import type { Branche, UsagerCarrefour } from '../scene.ts';
import { enFace, opposee } from './cap.ts';
import { dit, tourne, type Contexte, type Regle } from './contexte.ts';
import { feuActif } from './feux.ts';
import { dansAnneau, demiTour } from './trajectoires.ts';
import { estDeuxRouesLeger, estPieton, surRails } from './usagers.ts';

/** As he is drawn: at the kerb unless it is said that he has set out. */
const engage = (v: UsagerCarrefour): boolean => v.état === 'engagé';
const traversee = (c: Contexte, v: UsagerCarrefour): Branche | undefined =>
  v.traverse && c.scene.branches[v.traverse];
const passage = (c: Contexte, v: UsagerCarrefour): boolean =>
  traversee(c, v)?.passage?.includes(estPieton(v) ? 'piétons' : 'cyclistes') ?? false;
/** Lights or an agent. */
const regle = (c: Contexte, v: UsagerCarrefour): boolean => {
  const b = traversee(c, v);
  return c.scene.agent !== undefined || (b !== undefined && feuActif(b));
};

/** Leaves the ring there, or turns into the road that is being crossed. */
const entreEnTournant = (c: Contexte, u: UsagerCarrefour, v: UsagerCarrefour): boolean =>
  u.vers === v.traverse && (c.scene.lieu === 'rond-point' || dansAnneau(u) || tourne(u));

export const tramDAbord: Regle = (_, u, v) =>
  u.traverse !== undefined && surRails(v)
    ? dit('On ne s’engage pas devant un véhicule sur rails qui approche.', '12.1')
    : undefined;

export const manoeuvreDevantPieton: Regle = (c, u, v) => {
  if (v.traverse === undefined || u.traverse !== undefined) return undefined;
  return demiTour(u) || c.rang(u) === 'propriété'
    ? dit('Celui qui exécute une manœuvre cède à tous, piétons compris.', '12.4')
    : undefined;
};

/** A green arrow, B22 or an amber bicycle beside the red: whoever uses it yields to people on foot too. */
export const feuSousCondition: Regle = (c, u, v) =>
  estPieton(v) && u.traverse === undefined && (c.feu(u) === 'flèche' || c.feu(u) === 'vélo')
    ? dit(
        'Celui que la flèche verte ou le petit signal laisse passer cède aux piétons.',
        c.feu(u) === 'flèche' ? '61.1.5°' : '67',
        ...(tourne(u) && u.vers === v.traverse ? ['19.5'] : []),
      )
    : undefined;

export const groupeDEnfants: Regle = (_, u, v) =>
  v.qui === 'groupe d’enfants' && engage(v) && u.traverse === undefined
    ? dit('On ne coupe pas un groupe d’enfants qui traverse avec son guide.', '40bis.1')
    : undefined;

export const trottoirTraverse: Regle = (c, u, v) => {
  if (!estPieton(v) || u.traverse !== undefined) return undefined;
  const voie = traversee(c, v)?.voie;
  return voie === 'trottoir traversant' || (voie === 'propriété' && u.vers === v.traverse)
    ? dit('Celui qui traverse le trottoir cède à ceux qui y circulent.', '12.4bis')
    : undefined;
};

export const pietonsDeLaRueOuLOnEntre: Regle = (c, u, v) =>
  estPieton(v) && entreEnTournant(c, u, v) && (engage(v) || passage(c, v) || regle(c, v))
    ? dit(
        'Celui qui change de direction cède aux piétons qui traversent la chaussée où il entre.',
        '19.5',
        ...(passage(c, v) && !regle(c, v) ? ['40.4.2'] : []),
      )
    : undefined;

export const passagePourPietons: Regle = (c, u, v) => {
  if (!estPieton(v) || u.traverse !== undefined || !passage(c, v)) return undefined;
  if (regle(c, v))
    return engage(v)
      ? dit('Même au vert, on laisse finir les piétons engagés sur le passage.', '40.4.1')
      : undefined;
  return dit(
    'On cède aux piétons engagés sur le passage ou sur le point de s’y engager.',
    '40.4.2',
  );
};

/** A cyclist who follows the track of the road that the other leaves goes before him, waiting or not. */
export const pisteDeLaVoieQuittee: Regle = (c, u, v) => {
  if (estPieton(v) || !v.traverse || !u.de || u.vers !== v.traverse || !tourne(u)) return undefined;
  const piste = [u.de, opposee(u.de)].some((d) => c.scene.branches[d]?.piste);
  return piste && !enFace(u.de, v.traverse) && c.scene.lieu === 'carrefour' && passage(c, v)
    ? dit('Celui qui change de direction cède aux cyclistes de la piste de la même voie.', '19.4')
    : undefined;
};

export const passagePourCyclistes: Regle = (c, u, v) =>
  estDeuxRouesLeger(v) && u.traverse === undefined && engage(v) && passage(c, v)
    ? dit('On cède aux cyclistes engagés sur le passage qui leur est réservé.', '40ter')
    : undefined;

export const cyclistePasEncoreEngage: Regle = (c, u, v) =>
  estDeuxRouesLeger(u) &&
  u.traverse !== undefined &&
  v.traverse === undefined &&
  !engage(u) &&
  passage(c, u)
    ? dit('Au passage pour cyclistes, seuls ceux qui sont engagés passent d’abord.', '43.3')
    : undefined;

export const traverseHorsPassage: Regle = (c, u, v) =>
  estDeuxRouesLeger(u) && u.traverse !== undefined && v.traverse === undefined && !passage(c, u)
    ? dit(
        'À vélo, traverser la chaussée hors d’un passage est une manœuvre : on cède à tous.',
        '12.4',
      )
    : undefined;

export const pietonSurLaChaussee: Regle = (c, u, v) =>
  estPieton(v) && u.traverse === undefined && engage(v) && !passage(c, v)
    ? dit('On ne met pas en danger un piéton qui traverse déjà la chaussée.', '40.1')
    : undefined;
