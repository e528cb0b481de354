import { calls } from '../../../contract/index.ts';
import { listAccesDonnesDe, listProduitsADonner } from '../../eleve/acces/index.ts';
import { type Fiche, listByEmails } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { jourOf } from '../../socle/texte/csv.ts';
import { champFaux } from '../../socle/refus/refus.ts';
import { hasMoisDevant, jourLu, questionSurNaissance, questionSurOrdre } from './jourLu.ts';
import { type Brute, lireClasse, sameWords } from './lireClasse.ts';

const MOST = 500;

/** What one line of a class would do. */
export interface Projet extends Pick<
  Brute,
  | 'ligne'
  | 'nom'
  | 'prenom'
  | 'email'
  | 'produit'
  | 'rue'
  | 'codePostal'
  | 'localite'
  | 'questions'
  | 'confirme'
> {
  /** As it was read, « 03/07/2007 »; where it was not, as it was typed. */
  naissance: string;
  erreurs: string[];
  /** null with errors. */
  suite: 'compte' | 'acces' | 'rien' | null;
  /** As it would be kept, where there is nothing wrong with it. */
  fiche: Fiche | null;
  /** The account that is there. */
  eleve_id: number | null;
  /** The products that would be given. */
  acces_ids: number[];
}

export interface Plan {
  projets: Projet[];
  /** Columns that nothing is taken from. */
  ecartees: string[];
}

/** What importing a class would do now, line by line; nothing is written. 422 for what is no class, for none, and for too many. */
export async function planOf(db: Db, texte: string, now: Date): Promise<Plan> {
  const classe = lireClasse(texte);
  if (typeof classe === 'string') throw champFaux('texte', classe);
  const { brutes, ecartees } = classe;
  // Before any of them is looked at: a table can have more lines than anybody waits for.
  refuseSize(brutes.length);
  const produits = await listProduitsADonner(db);
  const moisDevant = brutes.some(({ naissance }) => hasMoisDevant(naissance));
  const projets = brutes.map((brute) => projetOf(brute, produits, { now, moisDevant }));
  const connus = await listByEmails(
    db,
    projets.flatMap(({ fiche }) => fiche?.email ?? []),
  );
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

function refuseSize(nombre: number): void {
  if (nombre === 0) throw champFaux('texte', 'Il n’y a aucun élève dans ce tableau.');
  if (nombre > MOST)
    throw champFaux('texte', `Une classe compte ${MOST} élèves au plus\u00a0: ici ${nombre}.`);
}

interface Autour {
  now: Date;
  /** Some line of the class has its month before its day. */
  moisDevant: boolean;
}

function projetOf(
  brute: Brute,
  produits: readonly { id: number; libelle: string }[],
  autour: Autour,
): Projet {
  const { ligne, nom, prenom, email, rue, localite } = brute;
  const codePostal = brute.codePostal.replace(/^B\W*/i, '');
  const naissance = naissanceOf(brute.naissance, autour);
  const [contratSigne, newsletter] = [
    ouiOuNon(brute.contratSigne, 'Contrat signé'),
    ouiOuNon(brute.newsletter, 'Newsletter'),
  ];
  const parsed = calls.addEleve.input.safeParse({
    nom,
    prenom,
    email,
    rue,
    localite,
    codePostal,
    dateNaissance: naissance.jour,
    contratSigne: contratSigne.flag,
    newsletter: newsletter.flag,
  });
  const donnes = donnesOf(produits, brute.produit);
  // What could not be read can't be judged.
  const erreurs =
    brute.fautes.length > 0
      ? brute.fautes
      : [
          ...new Set(parsed.error?.issues.map(({ message }) => message)),
          ...[naissance, contratSigne, newsletter, donnes].flatMap(({ erreur }) => erreur ?? []),
        ];
  const { password: _, ...fiche } = parsed.data ?? { password: null };
  return {
    ligne,
    nom,
    prenom,
    email,
    naissance: naissance.dite,
    produit: brute.produit,
    rue,
    codePostal,
    localite,
    confirme: brute.confirme,
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
  const jour = jourLu(typed, now);
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

/** In a list as our own export writes it, each with its state behind it. */
const ENTRE = /(?<= \((?:pas commencé|en cours|périmé|désactivé)\)), /;
const DONNE = /^(.+) \((pas commencé|en cours|périmé|désactivé)\)$/;

/** What a cell gives: one product, or those of our own export that can still be used. */
function donnesOf(
  produits: readonly { id: number; libelle: string }[],
  typed: string,
): { ids: number[]; erreur?: string } {
  const nommes = typed.split(ENTRE).flatMap((part) => {
    const [, nom, etat] = DONNE.exec(part) ?? [];
    if (etat === 'périmé' || etat === 'désactivé') return [];
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

/** By number or by name. As it is written first: « Permis B+ » has the words of « Permis B », and is another. */
function produitsNommes<P extends { id: number; libelle: string }>(
  produits: readonly P[],
  typed: string,
): P[] {
  const exact = produits.filter(({ id, libelle }) => libelle === typed || `${id}` === typed);
  return exact.length > 0 ? exact : produits.filter(({ libelle }) => sameWords(libelle, typed));
}

function refuse(projet: Projet, erreur: string): void {
  projet.erreurs.push(erreur);
  projet.suite = null;
}

/** Somebody has the address: it has to be the same person, who gets what they do not have. */
function placeBeside(
  projet: Projet,
  connu: { id: number; prenom: string; nom: string; confirme: boolean },
  tenus: ReadonlySet<string>,
): void {
  projet.eleve_id = connu.id;
  // Our own export says so of itself, and wants nothing of it.
  const attendue = projet.confirme === 'non' && projet.acces_ids.length === 0;
  if (!connu.confirme && !attendue)
    return refuse(projet, 'Une inscription à cette adresse attend encore sa confirmation.');
  if (!sameWords(connu.nom, projet.nom) || !sameWords(connu.prenom, projet.prenom))
    return refuse(projet, `Cette adresse est celle de ${connu.prenom} ${connu.nom}.`);
  if (projet.suite === null) return;
  projet.acces_ids = projet.acces_ids.filter((id) => !tenus.has(`${connu.id} ${id}`));
  projet.suite = projet.acces_ids.length === 0 ? 'rien' : 'acces';
  // What was asked of somebody who is there changes nothing of them.
  projet.questions = [];
}
