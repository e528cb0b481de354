import type { Chantier } from '../chantier.ts';
import type { Forme } from './coque.ts';
import { gesteOf } from './etat.ts';
import { isAuto, isBus, isRail } from './formes/genres.ts';
import { addAuVolant, addPoste, addRangees, addSiege } from './habitacle.ts';
import type { AspectDeVehicule } from './lentilles.ts';

export function addDedans(
  chantier: Chantier,
  forme: Forme,
  nom: string,
  aspect: AspectDeVehicule,
): void {
  if (nom === 'caravane') return;
  const { divers } = chantier.mailles;
  const { oeil, largeur } = forme;
  const { etat, graine } = aspect;
  addSiege(divers, oeil);
  addPoste(divers, oeil, largeur * (isRail(nom) ? 0.6 : 0.82), isAuto(nom) ? 0.66 : 0.58);
  addAuVolant(chantier, oeil, gesteOf(etat), { graine, braquage: etat.braquage });
  if (isAuto(nom)) {
    addSiege(divers, [-oeil[0], oeil[1], oeil[2]]);
    for (const x of [-0.36, 0.36]) addSiege(divers, [x, oeil[1], oeil[2] + 0.92]);
  } else if (!isRail(nom) && !isBus(nom)) addSiege(divers, [-oeil[0], oeil[1], oeil[2]]);
  if (isBus(nom) || isRail(nom)) addSalle(chantier, forme, nom);
}

/** Floor, rows of seats, and lamps that are lit by night. */
function addSalle(
  { mailles: { divers }, nuit }: Chantier,
  { longueur, largeur, hauteur }: Forme,
  nom: string,
): void {
  const car = nom === 'autocar';
  const plancher = car ? 1.1 : nom === 'train' ? 1.1 : 0.36;
  const demi = largeur / 2 - 0.08;
  const pas = car ? 0.85 : 1.4;
  const debut = -longueur / 2 + (isBus(nom) ? 2.3 : 2.9);
  const zs = Array.from(
    { length: Math.floor((longueur / 2 - 1.2 - debut) / pas) },
    (_, i) => debut + i * pas,
  );
  divers.lit(nuit ? 0.14 : 0.04, () => {
    divers.addBoite([0, plancher, 0.3], [demi * 2, 0.06, longueur - 2.2], '#6A6F74');
    addRangees(
      divers,
      nom === 'train' ? zs.filter((_, i) => i % 2 === 0) : zs,
      plancher,
      demi,
      car ? '#7A2E36' : '#2F5D8C',
    );
  });
  divers.lit(nuit ? 0.8 : 0.12, () => {
    for (const x of [-0.5, 0.5])
      divers.addBoite([x, hauteur - 0.12, 0.3], [0.16, 0.03, longueur - 3.4], '#FFF3DA');
  });
}
