import type { Carrefour, Direction, UsagerCarrefour } from '../scene.ts';
import { ecart, opposee } from './cap.ts';
import { feuActif, feuPieton, feuVert, ordreDuFeu, suitLesFeuxDesTransports } from './feux.ts';
import { feuxDe } from './signaux.ts';
import { aSirene, estPieton } from './usagers.ts';

export interface Motif {
  pourquoi: string;
  articles: string[];
}

const motif = (pourquoi: string, ...articles: string[]): Motif => ({ pourquoi, articles });

/** Who is inside already clears the junction. */
const engage = (u: UsagerCarrefour): boolean => u.état === 'engagé' || u.anneau !== undefined;
const traverseDeja = (u: UsagerCarrefour): boolean =>
  u.traverse !== undefined && u.état === 'engagé';

/** Along the arms one passes; whoever sees chest or back cuts their direction and stops (art. 4.2). */
function arretParAgent(scene: Carrefour, u: UsagerCarrefour): Motif | undefined {
  const { agent } = scene;
  if (!agent || engage(u) || traverseDeja(u)) return undefined;
  if (agent.bras === 'levé')
    return motif(
      'L’agent lève le bras : tous s’arrêtent, sauf ceux qui sont déjà dans le carrefour.',
      '4.2',
    );
  if (agent.bras === 'lampe')
    return u.de === agent.regarde
      ? motif('L’agent balance un feu rouge vers lui : il s’arrête.', '4.2')
      : undefined;
  const axe = u.traverse ?? u.de;
  if (axe === undefined) return undefined;
  // On foot one walks across the axis of the branch.
  const lelong = ecart(agent.regarde, axe) % 180 === (u.traverse ? 0 : 90);
  return lelong
    ? undefined
    : motif('Il voit la poitrine ou le dos de l’agent aux bras tendus : il s’arrête.', '4.2');
}

const agentRemplaceLesFeux = (scene: Carrefour): boolean =>
  scene.agent !== undefined && scene.agent.bras !== 'lampe';

function arretAuFeu(scene: Carrefour, u: UsagerCarrefour): Motif | undefined {
  const b = u.de && scene.branches[u.de];
  if (!b || engage(u) || aSirene(u) || agentRemplaceLesFeux(scene)) return undefined;
  if (ordreDuFeu(b, u) !== 'arrêt') return undefined;
  if (suitLesFeuxDesTransports(b, u))
    return motif('Les feux des transports en commun lui imposent l’arrêt.', '62ter');
  const feu = [b.feu ?? '', ...feuxDe(b.panneau)].join(' ');
  if (/deux rouges/.test(feu))
    return motif('Deux feux rouges alternés arrêtent tout le monde.', '64');
  return /orange/.test(feu) && !/rouge/.test(feu)
    ? motif('Le feu est jaune-orange : il s’arrête, puisqu’il le peut en sécurité.', '61.1.2°')
    : motif('Son feu est rouge : il ne franchit pas la ligne d’arrêt.', '61.1.1°');
}

/** Where those who drive along the branch have green, those who would walk across it have red. */
function arretPietonAuFeu(scene: Carrefour, u: UsagerCarrefour): Motif | undefined {
  if (!u.traverse || traverseDeja(u) || agentRemplaceLesFeux(scene)) return undefined;
  if (feuPieton(scene.branches[u.traverse]) === 'vert') return undefined;
  if (feuPieton(scene.branches[u.traverse]) === 'rouge')
    return motif('Son feu est rouge : il ne s’engage pas.', '63');
  const verts = [u.traverse, opposee(u.traverse)].some((d: Direction) => {
    const b = scene.branches[d];
    return b !== undefined && feuActif(b) && feuVert(b);
  });
  return verts
    ? motif(
        `Les véhicules ont le vert : ${estPieton(u) ? 'le piéton' : 'le cycliste'} attend le sien.`,
        '61',
      )
    : undefined;
}

function arretParEncombrement(scene: Carrefour, u: UsagerCarrefour): Motif | undefined {
  const b = u.vers && scene.branches[u.vers];
  return b?.encombrée && !engage(u) && u.traverse === undefined
    ? motif('La sortie est encombrée : il ne s’engage pas, même au vert.', '14.2')
    : undefined;
}

export const arretDe = (scene: Carrefour, u: UsagerCarrefour): Motif | undefined =>
  arretParAgent(scene, u) ??
  arretAuFeu(scene, u) ??
  arretPietonAuFeu(scene, u) ??
  arretParEncombrement(scene, u);
