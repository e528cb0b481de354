import { isDeVoie } from '../../drawing/scene/branche.ts';
import type { Branche, UsagerCarrefour } from '../../drawing/scene/scene.ts';
import { enFace, opposee } from './azimut.ts';
import { turns, type Contexte, type Regle } from './contexte.ts';
import { say } from './motif.ts';
import { feuActif } from './feux.ts';
import { dansAnneau, demiTour } from './trajectoires.ts';
import { isDeuxRouesLeger, isPieton, surRails } from './usagers.ts';

/** Drawn at the kerb unless the words say that he has set out. */
const engage = (v: UsagerCarrefour): boolean => v.état === 'engagé';
const traversee = (contexte: Contexte, autre: UsagerCarrefour): Branche | undefined =>
  autre.traverse && contexte.scene.branches[autre.traverse];
const passage = (contexte: Contexte, autre: UsagerCarrefour): boolean =>
  traversee(contexte, autre)?.passage?.includes(isPieton(autre) ? 'piétons' : 'cyclistes') ?? false;
const regle = (contexte: Contexte, autre: UsagerCarrefour): boolean => {
  const branche = traversee(contexte, autre);
  return contexte.scene.agent !== undefined || (branche !== undefined && feuActif(branche));
};

const entreEnTournant = (
  contexte: Contexte,
  usager: UsagerCarrefour,
  autre: UsagerCarrefour,
): boolean =>
  usager.vers === autre.traverse &&
  (contexte.scene.lieu === 'rond-point' || dansAnneau(usager) || turns(usager));

export const tramDAbord: Regle = (_, usager, autre) =>
  usager.traverse !== undefined && surRails(autre)
    ? say('On ne s’engage pas devant un véhicule sur rails qui approche.', '12.1')
    : undefined;

export const manoeuvreDevantPieton: Regle = (contexte, usager, autre) => {
  if (autre.traverse === undefined || usager.traverse !== undefined) return undefined;
  return demiTour(usager) || contexte.rang(usager) === 'propriété'
    ? say('Celui qui exécute une manœuvre cède à tous, piétons compris.', '12.4')
    : undefined;
};

/** A green arrow, B22 or an amber bicycle beside red yields to walkers, too. */
export const feuSousCondition: Regle = (contexte, usager, autre) =>
  isPieton(autre) &&
  usager.traverse === undefined &&
  (contexte.feu(usager) === 'flèche' || contexte.feu(usager) === 'vélo')
    ? say(
        'Celui que la flèche verte ou le petit signal laisse passer cède aux piétons.',
        contexte.feu(usager) === 'flèche' ? '61.1.5°' : '67',
        ...(turns(usager) && usager.vers === autre.traverse ? ['19.5'] : []),
      )
    : undefined;

export const groupeDEnfants: Regle = (_, usager, autre) =>
  autre.qui === 'groupe d’enfants' && engage(autre) && usager.traverse === undefined
    ? say('On ne coupe pas un groupe d’enfants qui traverse avec son guide.', '40bis.1')
    : undefined;

export const trottoirTraverse: Regle = (contexte, usager, autre) => {
  if (!isPieton(autre) || usager.traverse !== undefined) return undefined;
  const branche = traversee(contexte, autre);
  return isDeVoie(branche, 'trottoir') ||
    (isDeVoie(branche, 'propriété') && usager.vers === autre.traverse)
    ? say('Celui qui traverse le trottoir cède à ceux qui y circulent.', '12.4bis')
    : undefined;
};

export const pietonsDeLaRueOuLOnEntre: Regle = (contexte, usager, autre) =>
  isPieton(autre) &&
  entreEnTournant(contexte, usager, autre) &&
  (engage(autre) || passage(contexte, autre) || regle(contexte, autre))
    ? say(
        'Celui qui change de direction cède aux piétons qui traversent la chaussée où il entre.',
        '19.5',
        ...(passage(contexte, autre) && !regle(contexte, autre) ? ['40.4.2'] : []),
      )
    : undefined;

export const passagePourPietons: Regle = (contexte, usager, autre) => {
  if (!isPieton(autre) || usager.traverse !== undefined || !passage(contexte, autre))
    return undefined;
  if (regle(contexte, autre))
    return engage(autre)
      ? say('Même au vert, on laisse finir les piétons engagés sur le passage.', '40.4.1')
      : undefined;
  return say(
    'On cède aux piétons engagés sur le passage ou sur le point de s’y engager.',
    '40.4.2',
  );
};

/** A cyclist straight on along the track goes before a turning driver, waiting or not. */
export const pisteDeLaVoieQuittee: Regle = (contexte, usager, autre) => {
  if (
    isPieton(autre) ||
    !autre.traverse ||
    !usager.de ||
    usager.vers !== autre.traverse ||
    !turns(usager)
  )
    return undefined;
  const piste = [usager.de, opposee(usager.de)].some((d) => contexte.scene.branches[d]?.piste);
  return piste &&
    !enFace(usager.de, autre.traverse) &&
    contexte.scene.lieu === 'carrefour' &&
    passage(contexte, autre)
    ? say('Celui qui change de direction cède aux cyclistes de la piste de la même voie.', '19.4')
    : undefined;
};

export const passagePourCyclistes: Regle = (contexte, usager, autre) =>
  isDeuxRouesLeger(autre) &&
  usager.traverse === undefined &&
  engage(autre) &&
  passage(contexte, autre)
    ? say('On cède aux cyclistes engagés sur le passage qui leur est réservé.', '40ter')
    : undefined;

export const cyclistePasEncoreEngage: Regle = (contexte, usager, autre) =>
  isDeuxRouesLeger(usager) &&
  usager.traverse !== undefined &&
  autre.traverse === undefined &&
  !engage(usager) &&
  passage(contexte, usager)
    ? say('Au passage pour cyclistes, seuls ceux qui sont engagés passent d’abord.', '43.3')
    : undefined;

export const traverseHorsPassage: Regle = (contexte, usager, autre) =>
  isDeuxRouesLeger(usager) &&
  usager.traverse !== undefined &&
  autre.traverse === undefined &&
  !passage(contexte, usager)
    ? say(
        'À vélo, traverser la chaussée hors d’un passage est une manœuvre : on cède à tous.',
        '12.4',
      )
    : undefined;

export const pietonSurLaChaussee: Regle = (contexte, usager, autre) =>
  isPieton(autre) && usager.traverse === undefined && engage(autre) && !passage(contexte, autre)
    ? say('On ne met pas en danger un piéton qui traverse déjà la chaussée.', '40.1')
    : undefined;
