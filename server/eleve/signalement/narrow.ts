import {
  FILTRE_CONTRAT,
  FILTRE_NEWSLETTER,
  FILTRE_SITUATION,
  FILTRE_SUIVI,
  FILTRE_VISITE,
  VISITES_MS,
} from '../../../regles/signalement.ts';
import type { Signalement } from './signalement.queries.ts';

/** A filter by a few options: each is a bit, and a learner may have several. */
interface Choisi {
  options: readonly { value: string | number }[];
  bitsOf: (signalement: Signalement, now: number) => number;
}

const bitOf = (options: readonly { value: string | number }[], value: string | number) =>
  1 << options.findIndex((option) => option.value === value);
const situation = (value: (typeof FILTRE_SITUATION)['options'][number]['value']) =>
  bitOf(FILTRE_SITUATION.options, value);
const SITUATION = {
  enCours: situation('enCours'),
  pasCommence: situation('pasCommence'),
  perime: situation('perime'),
  desactive: situation('desactive'),
  sans: situation('sans'),
  nonConfirme: situation('nonConfirme'),
};

/** The best of the accesses decides. */
function situationOf({ confirme, acces }: Signalement, now: number): number {
  if (!confirme) return SITUATION.nonConfirme;
  if (acces.length === 0) return SITUATION.sans;
  let best = SITUATION.desactive;
  for (const { actif, perime } of acces) {
    if (!actif) continue;
    if (perime !== null && perime > now) return SITUATION.enCours;
    if (perime === null) best = SITUATION.pasCommence;
    else if (best === SITUATION.desactive) best = SITUATION.perime;
  }
  return best;
}

const SUIVI = {
  pret: bitOf(FILTRE_SUIVI.options, 'pret'),
  bloque: bitOf(FILTRE_SUIVI.options, 'bloque'),
  sansAttestation: bitOf(FILTRE_SUIVI.options, 'sansAttestation'),
};

const VISITE = {
  semaine: bitOf(FILTRE_VISITE.options, 'semaine'),
  mois: bitOf(FILTRE_VISITE.options, 'mois'),
  ancienne: bitOf(FILTRE_VISITE.options, 'ancienne'),
  jamais: bitOf(FILTRE_VISITE.options, 'jamais'),
};

function visiteOf({ vu }: Signalement, now: number): number {
  if (vu === 0) return VISITE.jamais;
  if (vu > now - VISITES_MS.semaine) return VISITE.semaine;
  return vu > now - VISITES_MS.mois ? VISITE.mois : VISITE.ancienne;
}

const flagBit = (is: boolean) => (is ? 1 : 2);

const CHOISIS = {
  situation: { options: FILTRE_SITUATION.options, bitsOf: situationOf },
  suivi: {
    options: FILTRE_SUIVI.options,
    bitsOf: ({ pret, bloque, sansAttestation }) =>
      (pret ? SUIVI.pret : 0) |
      (bloque ? SUIVI.bloque : 0) |
      (sansAttestation ? SUIVI.sansAttestation : 0),
  },
  visite: { options: FILTRE_VISITE.options, bitsOf: visiteOf },
  newsletter: {
    options: FILTRE_NEWSLETTER.options,
    bitsOf: ({ newsletter }) => flagBit(newsletter),
  },
  contrat: { options: FILTRE_CONTRAT.options, bitsOf: ({ contrat }) => flagBit(contrat) },
} as const satisfies Record<string, Choisi>;

type NomChoisi = keyof typeof CHOISIS;

/** Filters by one of many things, by its id. */
const NOMMES = ['produits'] as const satisfies readonly (keyof Signalement)[];
type NomNomme = (typeof NOMMES)[number];

export type FiltresDEleves = { [N in NomChoisi]?: string | number | undefined } & {
  [N in NomNomme]?: number | undefined;
};

interface Comptes {
  choisis: Record<NomChoisi, { value: string; nombre: number }[]>;
  nommes: Record<NomNomme, Map<number, number>>;
}

/** Keeps the order of those that fit; each option is counted under all the other filters. */
export function narrow(
  all: readonly Signalement[],
  filtres: FiltresDEleves,
  now: number,
): { ids: number[]; comptes: Comptes } {
  const noms = Object.keys(CHOISIS) as NomChoisi[];
  const choisis: Choisi[] = noms.map((nom) => CHOISIS[nom]);
  const bitsVoulus = noms.map((nom) => {
    const value = filtres[nom];
    return value === undefined ? 0 : bitOf(CHOISIS[nom].options, value);
  });
  // One place for each set of bits; they become options at the end.
  const parBits = choisis.map(({ options }) => new Int32Array(1 << options.length));
  const parId = NOMMES.map(() => new Map<number, number>());
  const bits = new Int32Array(choisis.length);
  const ids: number[] = [];
  for (const each of all) {
    // The only filter that fails counts what its other options would find.
    let faux = 0;
    let seul = -1;
    for (let n = 0; n < choisis.length; n++) {
      const own = choisis[n]!.bitsOf(each, now);
      bits[n] = own;
      if (bitsVoulus[n] !== 0 && (own & bitsVoulus[n]!) === 0) {
        faux++;
        seul = n;
      }
    }
    for (let n = 0; n < NOMMES.length; n++) {
      const voulu = filtres[NOMMES[n]!];
      if (voulu !== undefined && !each[NOMMES[n]!].includes(voulu)) {
        faux++;
        seul = choisis.length + n;
      }
    }
    if (faux > 1) continue;
    if (faux === 0) ids.push(each.id);
    for (let n = 0; n < choisis.length; n++) if (faux === 0 || seul === n) parBits[n]![bits[n]!]!++;
    for (let n = 0; n < NOMMES.length; n++)
      if (faux === 0 || seul === choisis.length + n)
        for (const id of each[NOMMES[n]!]) parId[n]!.set(id, (parId[n]!.get(id) ?? 0) + 1);
  }
  return {
    ids,
    comptes: {
      choisis: Object.fromEntries(
        noms.map((nom, n) => [nom, countsOf(CHOISIS[nom].options, parBits[n]!)]),
      ) as Comptes['choisis'],
      nommes: Object.fromEntries(NOMMES.map((nom, n) => [nom, parId[n]!])) as Comptes['nommes'],
    },
  };
}

const countsOf = (options: Choisi['options'], parBits: Int32Array) =>
  options.map(({ value }, n) => ({
    value: String(value),
    nombre: parBits.reduce((sum, nombre, bits) => (bits & (1 << n) ? sum + nombre : sum), 0),
  }));
