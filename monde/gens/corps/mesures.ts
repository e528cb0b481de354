/** A body's lengths, in metres. */
export interface Mesures {
  taille: number;
  /** From chin to crown. */
  tete: number;
  /** Its width and depth beside an adult's of its height. */
  largeurTete: number;
  /** Ankle above the sole. */
  cheville: number;
  jambe: number;
  cuisse: number;
  /** From hip joints to shoulder joints. */
  tronc: number;
  /** From the middle to a joint. */
  epaule: number;
  hanche: number;
  bras: number;
  avantBras: number;
  main: number;
  pied: number;
  /** Thickness of limbs and trunk beside an average adult's. */
  ampleur: number;
}

export type Age = 'enfant' | 'adulte' | 'aîné';

interface Parts {
  tete: number;
  largeurTete: number;
  cheville: number;
  jambe: number;
  cuisse: number;
  tronc: number;
  epaule: number;
  bras: number;
}

const ADULTE: Parts = {
  tete: 1 / 7.5,
  largeurTete: 1,
  cheville: 0.05,
  jambe: 0.236,
  cuisse: 0.245,
  tronc: 0.293,
  epaule: 0.1,
  bras: 0.172,
};

/** A child of seven: less than six heads high, short legs, narrow shoulders. */
const ENFANT: Parts = {
  tete: 1 / 5.75,
  largeurTete: 1.08,
  cheville: 0.05,
  jambe: 0.208,
  cuisse: 0.214,
  tronc: 0.312,
  epaule: 0.08,
  bras: 0.158,
};

const TAILLES: Record<Age, number> = { enfant: 1.24, adulte: 1.74, aîné: 1.68 };

export function mesuresOf(
  age: Age,
  { taille = TAILLES[age], femme = false, corpulence = 1 } = {},
): Mesures {
  const parts = age === 'enfant' ? ENFANT : ADULTE;
  return {
    taille,
    tete: parts.tete * taille,
    largeurTete: parts.largeurTete,
    cheville: parts.cheville * taille,
    jambe: parts.jambe * taille,
    cuisse: parts.cuisse * taille,
    tronc: parts.tronc * taille,
    epaule: parts.epaule * taille * (femme ? 0.92 : 1),
    hanche: 0.052 * taille,
    bras: parts.bras * taille,
    avantBras: parts.bras * 0.86 * taille,
    main: 0.104 * taille,
    pied: 0.152 * taille,
    ampleur: (taille / 1.74) * corpulence * (age === 'enfant' ? 0.95 : 1),
  };
}

/** Hip joints above the ground, legs straight. */
export const hancheOf = ({ cheville, jambe, cuisse }: Mesures): number => cheville + jambe + cuisse;
