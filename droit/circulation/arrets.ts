import { say, type Motif } from './motif.ts';
import type { Carrefour, UsagerCarrefour } from '../../drawing/scene/scene.ts';
import type { Direction } from '../../drawing/scene/vocabulaire.ts';
import { ecart, opposee } from './azimut.ts';
import { feuActif, feuPieton, feuVert, ordreDuFeu, suitLesFeuxDesTransports } from './feux.ts';
import { feuxOf } from './signaux.ts';
import { aSirene, isPieton } from './usagers.ts';

/** Users inside already clear the junction. */
const engage = (u: UsagerCarrefour): boolean => u.état === 'engagé' || u.anneau !== undefined;
const traverseDeja = (usager: UsagerCarrefour): boolean =>
  usager.traverse !== undefined && usager.état === 'engagé';

type Agent = NonNullable<Carrefour['agent']>;

/** Arms open two directions; whoever sees chest or back stops (art. 4.2). */
function arretParAgent(scene: Carrefour, usager: UsagerCarrefour): Motif | undefined {
  const { agent } = scene;
  if (!agent || engage(usager) || traverseDeja(usager)) return undefined;
  return ARRETE[agent.bras](agent.regarde, usager);
}

const ARRETE: Record<
  Agent['bras'],
  (regarde: Agent['regarde'], usager: UsagerCarrefour) => Motif | undefined
> = {
  levé: () =>
    say(
      'L’agent lève le bras : tous s’arrêtent, sauf ceux qui sont déjà dans le carrefour.',
      '4.2',
    ),
  lampe: (regarde, usager) =>
    usager.de === regarde
      ? say('L’agent balance un feu rouge vers lui : il s’arrête.', '4.2')
      : undefined,
  tendus: (regarde, usager) => {
    const axe = usager.traverse ?? usager.de;
    if (axe === undefined) return undefined;
    // Walkers cross the branch's axis.
    const lelong = ecart(regarde, axe) % 180 === (usager.traverse ? 0 : 90);
    return lelong
      ? undefined
      : say('Il voit la poitrine ou le dos de l’agent aux bras tendus : il s’arrête.', '4.2');
  },
};

const agentRemplaceLesFeux = (scene: Carrefour): boolean =>
  scene.agent !== undefined && scene.agent.bras !== 'lampe';

function arretAuFeu(scene: Carrefour, usager: UsagerCarrefour): Motif | undefined {
  const branche = usager.de && scene.branches[usager.de];
  if (!branche || engage(usager) || aSirene(usager) || agentRemplaceLesFeux(scene))
    return undefined;
  if (ordreDuFeu(branche, usager) !== 'arrêt') return undefined;
  if (suitLesFeuxDesTransports(branche, usager))
    return say('Les feux des transports en commun lui imposent l’arrêt.', '62ter');
  const feu = [branche.feu ?? '', ...feuxOf(branche.panneau)].join(' ');
  if (/deux rouges/.test(feu))
    return say('Deux feux rouges alternés arrêtent tout le monde.', '64');
  return /orange/.test(feu) && !/rouge/.test(feu)
    ? say('Le feu est jaune-orange : il s’arrête, puisqu’il le peut en sécurité.', '61.1.2°')
    : say('Son feu est rouge : il ne franchit pas la ligne d’arrêt.', '61.1.1°');
}

/** Green for the branch's drivers means red for those who cross it. */
function arretPietonAuFeu(scene: Carrefour, usager: UsagerCarrefour): Motif | undefined {
  if (!usager.traverse || traverseDeja(usager) || agentRemplaceLesFeux(scene)) return undefined;
  if (feuPieton(scene.branches[usager.traverse]) === 'vert') return undefined;
  if (feuPieton(scene.branches[usager.traverse]) === 'rouge')
    return say('Son feu est rouge : il ne s’engage pas.', '63');
  const verts = [usager.traverse, opposee(usager.traverse)].some((direction: Direction) => {
    const branche = scene.branches[direction];
    return branche !== undefined && feuActif(branche) && feuVert(branche);
  });
  return verts
    ? say(
        `Les véhicules ont le vert : ${isPieton(usager) ? 'le piéton' : 'le cycliste'} attend le sien.`,
        '61',
      )
    : undefined;
}

function arretParEncombrement(scene: Carrefour, usager: UsagerCarrefour): Motif | undefined {
  const branche = usager.vers && scene.branches[usager.vers];
  return branche?.encombrée && !engage(usager) && usager.traverse === undefined
    ? say('La sortie est encombrée : il ne s’engage pas, même au vert.', '14.2')
    : undefined;
}

export const arretOf = (scene: Carrefour, usager: UsagerCarrefour): Motif | undefined =>
  arretParAgent(scene, usager) ??
  arretAuFeu(scene, usager) ??
  arretPietonAuFeu(scene, usager) ??
  arretParEncombrement(scene, usager);
