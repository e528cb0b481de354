import {
  FILTRE_CONTRAT,
  FILTRE_NEWSLETTER,
  FILTRE_SITUATION,
  FILTRE_SUIVI,
  FILTRE_VISITE,
  VISITES_MS,
} from '../../../regles/signalement.ts';
import { FIXE, type Signalement } from './signalement.queries.ts';

/**
 * Each learner has one sort: 128 times the rank of her standing, 32 times that of her last visit, and
 * her own flags. Filters and counts look at the few sorts, not at everybody.
 */
const PAR_SITUATION = 128;
const PAR_VISITE = 32;
const SORTES = FILTRE_SITUATION.options.length * PAR_SITUATION;

interface Choisi {
  options: readonly { value: string | number }[];
  /** True when learners of that sort have the option of that rank. */
  has: (sorte: number, rang: number) => boolean;
}

const flag = (bit: number) => (sorte: number, rang: number) =>
  ((sorte & bit) !== 0) === (rang === 0);
const SUIVIS = { pret: FIXE.pret, bloque: FIXE.bloque, sansAttestation: FIXE.sansAttestation };

const CHOISIS = {
  situation: {
    options: FILTRE_SITUATION.options,
    has: (sorte, rang) => Math.floor(sorte / PAR_SITUATION) === rang,
  },
  visite: {
    options: FILTRE_VISITE.options,
    has: (sorte, rang) => Math.floor((sorte % PAR_SITUATION) / PAR_VISITE) === rang,
  },
  suivi: {
    options: FILTRE_SUIVI.options,
    has: (sorte, rang) => (sorte & SUIVIS[FILTRE_SUIVI.options[rang]!.value]) !== 0,
  },
  newsletter: { options: FILTRE_NEWSLETTER.options, has: flag(FIXE.newsletter) },
  contrat: { options: FILTRE_CONTRAT.options, has: flag(FIXE.contrat) },
} as const satisfies Record<string, Choisi>;

type NomChoisi = keyof typeof CHOISIS;
const NOMS = Object.keys(CHOISIS) as NomChoisi[];

const rangOf = <V extends string>(options: readonly { value: V }[], value: V) =>
  options.findIndex((option) => option.value === value);
const situation = (value: (typeof FILTRE_SITUATION)['options'][number]['value']) =>
  PAR_SITUATION * rangOf(FILTRE_SITUATION.options, value);
const visite = (value: (typeof FILTRE_VISITE)['options'][number]['value']) =>
  PAR_VISITE * rangOf(FILTRE_VISITE.options, value);
const [EN_COURS, PAS_COMMENCE, PERIME] = ['enCours', 'pasCommence', 'perime'].map((value) =>
  situation(value as 'enCours'),
) as [number, number, number];
const [DESACTIVE, SANS, NON_CONFIRME] = ['desactive', 'sans', 'nonConfirme'].map((value) =>
  situation(value as 'sans'),
) as [number, number, number];
const [SEMAINE, MOIS, ANCIENNE, JAMAIS] = ['semaine', 'mois', 'ancienne', 'jamais'].map((value) =>
  visite(value as 'mois'),
) as [number, number, number, number];

/** The best of the accesses decides. */
function situationOf({ confirme, acces }: Signalement, now: number): number {
  if (!confirme) return NON_CONFIRME;
  if (acces.length === 0) return SANS;
  let best = DESACTIVE;
  for (const { actif, perime } of acces) {
    if (!actif) continue;
    if (perime === null) best = PAS_COMMENCE;
    else if (perime > now) return EN_COURS;
    else if (best === DESACTIVE) best = PERIME;
  }
  return best;
}

function visiteOf({ vu }: Signalement, now: number): number {
  if (vu === 0) return JAMAIS;
  if (vu > now - VISITES_MS.semaine) return SEMAINE;
  return vu > now - VISITES_MS.mois ? MOIS : ANCIENNE;
}

/** Filters by one of many things, by its id. */
export interface FiltresDEleves extends Partial<Record<NomChoisi, string | number | undefined>> {
  produit?: number | undefined;
  classe?: number | undefined;
}

/** Keeps the order of those that fit; each option is counted under all the other filters. */
export function narrow(all: readonly Signalement[], filtres: FiltresDEleves, now: number) {
  const { produit, classe } = filtres;
  const fits = fitsOf(filtres);
  const nombres = new Int32Array(SORTES);
  const produits: number[] = [];
  const classes: number[] = [];
  const ids: number[] = [];
  for (const each of all) {
    const sorte = situationOf(each, now) + visiteOf(each, now) + each.fixe;
    const deProduit = produit === undefined || each.produits.includes(produit);
    const deClasse = classe === undefined || each.classes.includes(classe);
    if (deProduit && deClasse) nombres[sorte]!++;
    if (fits[sorte] === 0) continue;
    if (deProduit && deClasse) ids.push(each.id);
    if (deClasse) for (const id of each.produits) produits[id] = (produits[id] ?? 0) + 1;
    if (deProduit) for (const id of each.classes) classes[id] = (classes[id] ?? 0) + 1;
  }
  const choisis = Object.fromEntries(
    NOMS.map((nom) => [nom, countsOf(nom, nombres, fitsOf({ ...filtres, [nom]: undefined }))]),
  ) as Record<NomChoisi, { value: string; nombre: number }[]>;
  return { ids, comptes: { choisis, produits, classes } };
}

/** 1 for each sort that all the filters by a choice let through. */
function fitsOf(filtres: FiltresDEleves): Uint8Array {
  const fits = new Uint8Array(SORTES).fill(1);
  for (const nom of NOMS) {
    const voulu = filtres[nom];
    if (voulu === undefined) continue;
    const { options, has }: Choisi = CHOISIS[nom];
    const rang = options.findIndex(({ value }) => value === voulu);
    for (let sorte = 0; sorte < SORTES; sorte++) if (!has(sorte, rang)) fits[sorte] = 0;
  }
  return fits;
}

function countsOf(nom: NomChoisi, nombres: Int32Array, fits: Uint8Array) {
  const { options, has }: Choisi = CHOISIS[nom];
  return options.map(({ value }, rang) => {
    let nombre = 0;
    for (let sorte = 0; sorte < SORTES; sorte++)
      if (fits[sorte] === 1 && has(sorte, rang)) nombre += nombres[sorte]!;
    return { value: String(value), nombre };
  });
}
