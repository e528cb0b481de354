import { brasTendu } from '../drawing/scene/plan/vuOf.ts';
import type { Decor, Vu } from '../drawing/scene/plan/plan.ts';
import { type Pieton, pietons } from '../drawing/scene/scene.ts';
import type { Boite } from './camera/boites.ts';
import type { Chantier } from './chantier.ts';
import { addPersonne, type EtatPersonne, type Qui } from './gens/index.ts';
import { graineOf } from './maille/alea.ts';
import { radians } from './maille/vecteurs.ts';

/** Paint and clothes, as the words name them. */
export const TEINTES: Record<Vu['couleur'], string> = {
  bleue: '#1F56A8',
  rouge: '#B01A22',
  verte: '#2C6B46',
  jaune: '#E3B110',
  blanche: '#E9EAEA',
  grise: '#8A9096',
  noire: '#22262B',
  orange: '#D8661C',
};

const ROULANTS = ['vélo', 'speed pedelec', 'trottinette', 'moto', 'cyclomoteur'] as const;
type DeuxRoues = (typeof ROULANTS)[number];
const isPersonne = (qui: Vu['qui']): qui is Pieton | DeuxRoues =>
  (pietons as readonly string[]).includes(qui) || (ROULANTS as readonly string[]).includes(qui);

/** He waits, walks or rides, as the words say. */
function poseOf({ usager }: Vu): EtatPersonne['pose'] {
  if (usager.arrêté) return 'attend';
  if ('fait' in usager)
    return usager.fait === 'attend' || usager.fait === 'arrêté' || usager.fait === 'stationné'
      ? 'attend'
      : 'marche';
  return usager.état === 'engagé' ? 'traverse' : usager.traverse ? 'attend' : 'marche';
}

function etatOf(vu: Vu): EtatPersonne {
  const bras = brasTendu(vu);
  const { clignotant } = vu;
  return {
    pose: poseOf(vu),
    phase: 0.12,
    freine: vu.freine,
    ...(vu.disque && { tient: 'disque' as const }),
    ...(bras && { tend: bras < 0 ? ('gauche' as const) : ('droite' as const) }),
    ...(!bras && (clignotant === 'gauche' || clignotant === 'droite') && { clignote: clignotant }),
  };
}

/** The same person wherever he stands: by his words and his rank. */
export function addUsager(chantier: Chantier, boite: Boite, rang: number): void {
  const { objet, pied: ou, cap } = boite;
  const graine = graineOf(`${rang} ${'qui' in objet ? objet.qui : objet.genre}`);
  if (objet.genre !== 'usager') return addAgent(chantier, objet, boite, graine);
  if (!isPersonne(objet.qui)) return addCaisse(chantier, boite, objet);
  const qui: Qui = objet.disque ? 'surveillant' : objet.qui;
  addPersonne(chantier, {
    qui,
    ou,
    cap,
    couleur: TEINTES[objet.couleur],
    graine,
    etat: etatOf(objet),
  });
}

const GESTES: Record<string, EtatPersonne['bras']> = {
  tendus: 'tendus',
  levé: 'levé',
  lampe: 'lampe',
};

function addAgent(
  chantier: Chantier,
  { etat }: Decor,
  { pied: ou, cap }: Boite,
  graine: number,
): void {
  const bras = GESTES[etat ?? ''];
  addPersonne(chantier, { qui: 'agent', ou, cap, graine, etat: { ...(bras && { bras }) } });
}

function addCaisse({ mailles: { divers }, contacts }: Chantier, boite: Boite, vu: Vu): void {
  const { pied, cap, longueur, largeur, hauteur } = boite;
  divers.at(pied, -radians(cap), () =>
    divers.addBoite([0, hauteur / 2, 0], [largeur, hauteur, longueur], TEINTES[vu.couleur]),
  );
  contacts.push({ ou: pied, cap, largeur, longueur });
}
