import type { Chantier, Halo } from '../chantier.ts';
import { devant, fois, moins, plus, unitaire, type Vec } from '../maille/vecteurs.ts';
import type { Forme } from './coque.ts';
import type { QuiRoule, VehiculeVu } from './etat.ts';
import { AMBRE, type AspectDeVehicule, BLANC_DE_RECUL, ROUGE_DE_FREIN } from './lentilles.ts';
import { coteMort } from './repere.ts';

/** The glow in front of each lens that is lit. */
export function addHalosDe(
  { halos, nuit, mailles: { divers } }: Chantier,
  { feux: places }: Forme,
  { feux }: AspectDeVehicule,
  qui: QuiRoule,
): void {
  const glow = (
    [x, y, z]: Vec,
    cotes: readonly number[],
    couleur: string,
    taille: number,
    genre: Pick<Halo, 'phare'> = {},
  ) => {
    const sens = Math.sign(z);
    for (const s of cotes) {
      const ou = divers.toWorld([s * x, y, z + sens * 0.14]);
      const vers = unitaire(moins(divers.toWorld([s * x, y, z + sens]), ou));
      halos.push({ ou, couleur, taille, vers, ...genre });
    }
  };
  const deux = [-1, 1];
  const vifs = deux.filter((s) => s !== coteMort(feux));
  const remorque = qui === 'caravane';
  const cotes = [...(feux.gauche ? [-1] : []), ...(feux.droite ? [1] : [])];
  // A headlamp's glow would drown the indicator beside it.
  const phares = vifs.filter((s) => !cotes.includes(s));
  if (feux.phares && !remorque)
    glow(places.phare, phares, '#FFF4DC', nuit ? 0.85 : 0.6, { phare: true });
  if (feux.stop) {
    glow(places.rouge, vifs, ROUGE_DE_FREIN, nuit ? 0.75 : 1);
    if (places.stop) glow(places.stop, [1], ROUGE_DE_FREIN, nuit ? 0.5 : 0.55);
  } else if (feux.position && nuit) glow(places.rouge, vifs, ROUGE_DE_FREIN, 0.55);
  glow(places.clignoArriere, cotes, AMBRE, 1.05);
  if (!remorque) glow(places.clignoAvant, cotes, AMBRE, 1.05);
  if (feux.recul) glow(places.clignoArriere, deux, BLANC_DE_RECUL, nuit ? 0.5 : 0.4);
}

/** In metres, from the front: a repeater on each flank. */
const REPETITEUR = 1.25;

/** Lenses that stand out, so that one sees from all sides who turns. */
export function addClignotantsDe(
  { mailles: { divers }, halos }: Chantier,
  { feux: { clignoAvant, clignoArriere }, longueur, largeur }: Forme,
  { gauche, droite }: AspectDeVehicule['feux'],
): void {
  const flanc: Vec = [largeur / 2 - 0.01, clignoAvant[1] + 0.14, REPETITEUR - longueur / 2];
  divers.lit(1, () => {
    for (const s of [...(gauche ? [-1] : []), ...(droite ? [1] : [])]) {
      for (const [x, y, z] of [clignoAvant, clignoArriere])
        if (x > 0)
          divers.addBoule([s * x, y, z], [0.11, 0.075, 0.08], AMBRE, {
            meridiens: 10,
            paralleles: 6,
          });
      if (clignoAvant[0] === 0) continue;
      divers.addBoite([s * flanc[0], flanc[1], flanc[2]], [0.06, 0.06, 0.18], AMBRE);
      const ou = divers.toWorld([s * (flanc[0] + 0.06), flanc[1], flanc[2]]);
      const vers = unitaire(moins(divers.toWorld([s * (flanc[0] + 1), flanc[1], flanc[2]]), ou));
      halos.push({ ou, couleur: AMBRE, taille: 0.6, vers });
    }
  });
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
