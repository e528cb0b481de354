import type { Chantier } from '../chantier.ts';
import { devant, fois, moins, plus, unitaire, type Vec } from '../maille/vecteurs.ts';
import type { Forme } from './coque.ts';
import type { QuiRoule, VehiculeVu } from './etat.ts';
import type { AspectDeVehicule } from './lentilles.ts';
import { coteMort } from './repere.ts';

/** The glow in front of each lens that is lit. */
export function addHalosDe(
  { halos, nuit, mailles: { divers } }: Chantier,
  { feux: places }: Forme,
  { feux }: AspectDeVehicule,
  qui: QuiRoule,
): void {
  const glow = ([x, y, z]: Vec, cotes: readonly number[], couleur: string, taille: number) => {
    const sens = Math.sign(z);
    for (const s of cotes) {
      const ou = divers.toWorld([s * x, y, z + sens * 0.14]);
      const vers = unitaire(moins(divers.toWorld([s * x, y, z + sens]), ou));
      halos.push({ ou, couleur, taille, vers });
    }
  };
  const deux = [-1, 1];
  const vifs = deux.filter((s) => s !== coteMort(feux));
  const remorque = qui === 'caravane';
  if (feux.phares && !remorque) glow(places.phare, vifs, '#FFF4DC', nuit ? 0.85 : 0.6);
  if (feux.stop) {
    glow(places.rouge, vifs, '#FF1A14', nuit ? 0.75 : 1);
    if (places.stop) glow(places.stop, [1], '#FF1A14', nuit ? 0.5 : 0.55);
  } else if (feux.position && nuit) glow(places.rouge, vifs, '#FF1A14', 0.4);
  const cotes = [...(feux.gauche ? [-1] : []), ...(feux.droite ? [1] : [])];
  glow(places.clignoArriere, cotes, '#FF8A00', nuit ? 0.65 : 0.75);
  if (!remorque) glow(places.clignoAvant, cotes, '#FF8A00', nuit ? 0.65 : 0.75);
  if (feux.recul) glow(places.clignoArriere, deux, '#F4F8FF', nuit ? 0.5 : 0.4);
}

export function addFaisceau(
  { lampes }: Chantier,
  { longueur }: Forme,
  { ou, cap }: VehiculeVu,
): void {
  const avant = (loin: number, haut: number): Vec =>
    plus(plus(ou, fois(devant(cap), longueur / 2 + loin)), [0, haut, 0]);
  lampes.push({
    genre: 'phare',
    ou: avant(0.15, 0.7),
    vers: avant(16, 0.1),
    couleur: '#FFF2D8',
    force: 60,
    portee: 45,
  });
}
