import { boite, ruban, type RepereLocal } from '../geometrie.ts';
import { pleine, surface, tirets } from '../marques.ts';
import type { Point, Surface } from '../plan.ts';
import type { Voie } from '../../profil.ts';
import type { Terrain } from './terrain.ts';

/** In metres, as on a motorway: beside the lanes, its taper, and the ramp's bend. */
const LONGS = { entrée: 110, sortie: 100 };
const BISEAUX = { entrée: 45, sortie: 30 };
const RAYON = 130;
const COURBE = 100;
const DROIT = 60;
/** Where the painted nose is as wide as this, grass begins. */
const NEZ = 4.2;
const HACHURE = 3;
/** A share of the words' length: they tell who is before the nose, and who is on the ramp. */
const AU_NEZ = { entrée: 0.245, sortie: 0.755 };

const isBretelle = (nom: Voie['nom']): nom is 'entrée' | 'sortie' =>
  nom === 'entrée' || nom === 'sortie';

interface Bretelle {
  /** From the nose: metres along the ramp, and right of the lanes' edge. */
  repere: RepereLocal;
  long: number;
  biseau: number;
  large: number;
}

function bretelleOf({ pointAt, hauteur }: Terrain, { nom, x0, x1 }: Voie): Bretelle | undefined {
  if (!isBretelle(nom)) return undefined;
  const [nez, sens] = [hauteur * AU_NEZ[nom], nom === 'sortie' ? 1 : -1];
  return {
    repere: (avant, droite = 0) => pointAt(nez + sens * avant, x0 + droite),
    long: LONGS[nom],
    biseau: BISEAUX[nom],
    large: x1 - x0,
  };
}

/** Right of the lanes' edge, where the ramp has turned through so many metres. */
const ecartDe = (metres: number): readonly [avant: number, droite: number] => {
  const angle = metres / RAYON;
  return [RAYON * Math.sin(angle), RAYON * (1 - Math.cos(angle))];
};

function filDeRampe({ repere }: Bretelle, droite: number): Point[] {
  const pas = Array.from({ length: COURBE / 4 + 1 }, (_, i) => ecartDe(i * 4));
  const angle = COURBE / RAYON;
  const [avant, loin] = ecartDe(COURBE);
  const fin = [avant + DROIT * Math.cos(angle), loin + DROIT * Math.sin(angle)] as const;
  return [...pas, fin].map(([a, d], i) => {
    const tourne = Math.min(i * 4, COURBE) / RAYON;
    return repere(a - droite * Math.sin(tourne), d + droite * Math.cos(tourne));
  });
}

/** A ramp as it is, in metres of life. Undefined: the strip is none. */
export function rampeVraie(terrain: Terrain, voie: Voie): Surface[] | undefined {
  const bretelle = bretelleOf(terrain, voie);
  if (!bretelle) return undefined;
  const { repere, long, biseau, large } = bretelle;
  const auNez = RAYON * Math.acos(1 - NEZ / RAYON);
  const bord = Array.from({ length: 9 }, (_, i) => ecartDe((auNez * i) / 8));
  const pointe = bord.map(([a, d]) => repere(a, d));
  const nombre = Math.floor((auNez - 8) / HACHURE);
  const hachures = Array.from({ length: nombre }, (_, i): Point[] => {
    const [a, d] = ecartDe(8 + i * HACHURE);
    return [
      repere(a, 0.15),
      repere(a + 0.7, 0.15),
      repere(a + 0.7 + d * 0.7, d - 0.15),
      repere(a + d * 0.7, d - 0.15),
    ];
  });
  return [
    surface('asphalte', [
      repere(0.5, -0.1),
      repere(-long - biseau, -0.1),
      repere(-long, large),
      repere(0.5, large),
    ]),
    surface('asphalte', ruban(filDeRampe(bretelle, large / 2), large + 0.9)),
    surface('asphalte', [...pointe, repere(bord.at(-1)![0], -0.1), repere(0, -0.1)]),
    surface(
      'blanc',
      ...hachures,
      boite(repere, 0, bord.at(-1)![0] + 3, -0.12, 0.12),
      pleine(pointe, 0.22),
      pleine(filDeRampe(bretelle, large - 0.1).slice(0, -1), 0.18),
      pleine(filDeRampe(bretelle, 0.1).slice(7, -1), 0.18),
      ruban([repere(-long, large - 0.1), repere(0, large - 0.1)], 0.18),
    ),
  ];
}

/** Wide dashes between the lanes and the ramp's lane. */
export function tiretsDeBretelle(terrain: Terrain, voie: Voie): Surface[] | undefined {
  const bretelle = bretelleOf(terrain, voie);
  if (!bretelle) return undefined;
  const { repere, long, biseau } = bretelle;
  return [surface('blanc', ...tirets([repere(0), repere(-long - biseau)], 0.35, 2, 2))];
}
