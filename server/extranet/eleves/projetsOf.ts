import { calls } from '../../../contract/index.ts';
import type { EtatDAcces } from '../../../regles/accesUser.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { listAccesDonnesDe, listProduitsADonner } from '../../eleve/acces/index.ts';
import { type FicheDEleve, listByEmails } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { jourOf } from '../../socle/texte/csv.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { hasMoisDevant, readJour, questionSurNaissance, questionSurOrdre } from './readJour.ts';
import { type Brute, readClasse, sameWords } from './readClasse.ts';

const MOST = 500;

export interface Projet extends Brute {
  erreurs: string[];
  /** Null when the line has errors. */
  suite: 'compte' | 'acces' | 'rien' | null;
  fiche: FicheDEleve | null;
  eleve_id: number | null;
  acces_ids: number[];
}

/** Writes nothing. 422 when the text is no class, is empty, or is too long. */
export async function projetsOf(db: Db, texte: string, now: Date) {
  const classe = readClasse(texte);
  if (typeof classe === 'string') throw champFaux('texte', classe);
  const { brutes, ecartees } = classe;
  const nombre = brutes.length;
  if (nombre === 0) throw champFaux('texte', 'Il n’y a aucun élève dans ce tableau.');
  if (nombre > MOST)
    throw champFaux('texte', `Une classe compte ${MOST} élèves au plus\u00a0: ici ${nombre}.`);
  const produits = await listProduitsADonner(db);
  const moisDevant = brutes.some(({ naissance }) => hasMoisDevant(naissance));
  const projets = brutes.map((brute) => projetOf(brute, produits, { now, moisDevant }));
  const emails = projets.flatMap(({ fiche }) => fiche?.email ?? []);
  const connus = await listByEmails(db, emails);
  const ids = [...connus.values()].map(({ id }) => id);
  const tenus = new Set(
    (await listAccesDonnesDe(db, ids, now)).map(
      ({ eleve_id, acces_id }) => `${eleve_id} ${acces_id}`,
    ),
  );
  const vues = new Map<string, number>();
  for (const projet of projets) {
    const email = projet.fiche?.email;
    if (email === undefined) continue;
    const before = vues.get(email);
    if (before !== undefined) refuse(projet, `Cette adresse est déjà à la ligne ${before}.`);
    else vues.set(email, projet.ligne);
    const connu = connus.get(email);
    if (connu) placeBeside(projet, connu, tenus);
  }
  return { projets, ecartees };
}

interface Autour {
  now: Date;
  /** True when any line has the month before the day. */
  moisDevant: boolean;
}

type Produits = Awaited<ReturnType<typeof listProduitsADonner>>;

function projetOf(brute: Brute, produits: Produits, autour: Autour): Projet {
  const codePostal = brute.codePostal.replace(/^B\W*/i, '');
  const naissance = naissanceOf(brute.naissance, autour);
  const contratSigne = ouiOuNon(brute.contratSigne, ELEVE.contratSigne.label);
  const newsletter = ouiOuNon(brute.newsletter, ELEVE.newsletter.label);
  const parsed = calls.addEleve.input.safeParse({
    ...brute,
    codePostal,
    dateNaissance: naissance.jour,
    contratSigne: contratSigne.flag,
    newsletter: newsletter.flag,
  });
  const donnes = donnesOf(produits, brute.produit);
  // A misread cell would only cause misleading errors.
  const erreurs =
    brute.fautes.length > 0
      ? brute.fautes
      : [
          ...new Set(parsed.error?.issues.map(({ message }) => message)),
          ...[naissance, contratSigne, newsletter, donnes].flatMap(({ erreur }) => erreur ?? []),
        ];
  const { password: _, ...fiche } = parsed.data ?? { password: null };
  return {
    ...brute,
    naissance: naissance.dite,
    codePostal,
    erreurs,
    questions: [...brute.questions, ...naissance.questions],
    suite: parsed.success && erreurs.length === 0 ? 'compte' : null,
    fiche: 'email' in fiche ? fiche : null,
    eleve_id: null,
    acces_ids: donnes.ids,
  };
}

function naissanceOf(typed: string, { now, moisDevant }: Autour) {
  const sans = { jour: null, dite: typed, questions: [] as string[], erreur: undefined };
  if (typed === '') return sans;
  if (hasMoisDevant(typed))
    return {
      ...sans,
      erreur: `«\u00a0${typed}\u00a0» a le mois devant\u00a0: écrivez le jour d’abord, comme 25/07/2007.`,
    };
  const jour = readJour(typed, now);
  const cut = typed.slice(0, 40);
  if (jour === null)
    return {
      ...sans,
      erreur: `«\u00a0${cut}\u00a0» n’est pas une date de naissance que l’on comprend\u00a0: écrivez-la comme 03/07/2007.`,
    };
  if (jour < '1900-01-01' || jour > now.toISOString().slice(0, 10))
    return { ...sans, erreur: `«\u00a0${cut}\u00a0» ne peut pas être une date de naissance.` };
  const asked = [
    questionSurNaissance(jour, now),
    moisDevant ? questionSurOrdre(typed, jour) : null,
  ];
  return { ...sans, jour, dite: jourOf(jour), questions: asked.flatMap((each) => each ?? []) };
}

function ouiOuNon(typed: string, quoi: string): { flag: 0 | 1; erreur?: string } {
  if (/^(oui|ja|yes|x|1|vrai)$/i.test(typed)) return { flag: 1 };
  if (/^(non|nee|no|0|faux|)$/i.test(typed)) return { flag: 0 };
  return { flag: 0, erreur: `${quoi}\u00a0: écrivez oui ou non.` };
}

/** exportEleves writes « Libellé (état) »; an import gives again what is still usable. */
const REDONNE: Record<EtatDAcces, boolean> = {
  'pas commencé': true,
  'en cours': true,
  périmé: false,
  désactivé: false,
};
const ETAT = Object.keys(REDONNE).join('|');
const BETWEEN = new RegExp(`(?<= \\((?:${ETAT})\\)), `);
const WITH_STATE = new RegExp(`^(.+) \\((${ETAT})\\)$`);

/** Reads one product, or those of our own export. */
function donnesOf(produits: Produits, typed: string): { ids: number[]; erreur?: string } {
  const nommes = typed.split(BETWEEN).flatMap((part) => {
    const [, nom, etat] = WITH_STATE.exec(part) ?? [];
    if (etat && !REDONNE[etat as EtatDAcces]) return [];
    return nom ?? (part || []);
  });
  const ids: number[] = [];
  for (const nom of nommes) {
    const found = produitsNommes(produits, nom);
    const debut = nom.slice(0, 60);
    if (found.length === 0)
      return { ids, erreur: `Aucun produit ne s’appelle «\u00a0${debut}\u00a0».` };
    if (found.length > 1)
      return {
        ids,
        erreur: `Plusieurs produits s’appellent «\u00a0${debut}\u00a0»\u00a0: écrivez le numéro du bon, ${found.map(({ id }) => id).join(' ou ')}.`,
      };
    ids.push(found[0]!.id);
  }
  return { ids: [...new Set(ids)] };
}

/** Prefers the exact name: « Permis B+ » has the same words as « Permis B ». */
function produitsNommes(produits: Produits, typed: string): Produits {
  const exact = produits.filter(({ id, libelle }) => libelle === typed || `${id}` === typed);
  return exact.length > 0 ? exact : produits.filter(({ libelle }) => sameWords(libelle, typed));
}

function refuse(projet: Projet, erreur: string): void {
  projet.erreurs.push(erreur);
  projet.suite = null;
}

/** Matches an existing account: it must be the same person, who gets missing products. */
function placeBeside(
  projet: Projet,
  connu: { id: number; prenom: string; nom: string; confirme: boolean },
  tenus: ReadonlySet<string>,
): void {
  projet.eleve_id = connu.id;
  // Our own export lists unconfirmed learners, without products.
  const attendue = projet.confirme === 'non' && projet.acces_ids.length === 0;
  if (!connu.confirme && !attendue)
    return refuse(projet, 'Une inscription à cette adresse attend encore sa confirmation.');
  if (!sameWords(connu.nom, projet.nom) || !sameWords(connu.prenom, projet.prenom))
    return refuse(projet, `Cette adresse est celle de ${connu.prenom} ${connu.nom}.`);
  if (projet.suite === null) return;
  projet.acces_ids = projet.acces_ids.filter((id) => !tenus.has(`${connu.id} ${id}`));
  projet.suite = projet.acces_ids.length === 0 ? 'rien' : 'acces';
  // Confirming a doubt would not change an existing learner.
  projet.questions = [];
}
