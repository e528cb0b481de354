import { isEnRoute, resteOf } from '../../../regles/achat.ts';
import { tvaContenue } from '../../../regles/tva.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import { findVersion, openConditions } from '../../argent/conditions/index.ts';
import { listFacturesOf } from '../../argent/facture/index.ts';
import { listLignes as listJournal } from '../../socle/journal/journal.queries.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import {
  findPaiement,
  findRetractable,
  isAvantCapture,
  isJamaisCapture,
  listNotificationsOf,
  listRemboursementsOf,
  openAcheteur,
  peutRevenir,
} from '../../argent/paiement/index.ts';
import { fournisseurOf } from '../../argent/paiement/fournisseurs/index.ts';
import { lignesDuPersonnel, livreOf } from './ligneOf.ts';

export const getPaiement: Handler<'getPaiement'> = async ({ db, input: { id }, env }) => {
  const paiement = await findPaiement(db, id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  const [[ligne], retractable, remboursements, factures, notifications, journal, conditions] =
    await Promise.all([
      lignesDuPersonnel(db, [id]),
      findRetractable(db, id),
      listRemboursementsOf(db, id),
      listFacturesOf(db, [id]),
      listNotificationsOf(db, id),
      listJournal(db, { objet: 'paiement', objet_id: id }, 1),
      paiement.conditions === null ? null : findVersion(db, paiement.conditions),
    ]);
  const { montant, taux, etat, efface, email, acces_user_id } = paiement;
  const reste = etat === 'paye' ? resteOf(paiement, remboursements) : 0;
  const ouvert = fournisseurOf(paiement.type)?.service(env) !== undefined;
  return {
    paiement: {
      ...paiement,
      ...ligne!,
      conditions,
      email: efface === 1 ? null : email,
      prixPlein: paiement.prixPlein ?? montant,
      tva: tvaContenue(montant, taux),
      taux: taux / 100,
      ...periodeOf(paiement),
      donne: flagOf(acces_user_id !== null),
      reste,
    },
    livre: await livreOf(db, paiement),
    acheteur: acheteurOf(paiement.acheteur, env),
    retractation: retractationOf(retractable),
    remboursements: remboursements.map(({ prenom, nom, admin_id, ...each }) => ({
      ...each,
      peutRevenir: flagOf(etat !== 'impaye' && peutRevenir({ ...each, admin_id }, paiement)),
      avantCapture: flagOf(isAvantCapture(each, paiement)),
      finAcces: flagOf(each.finAcces === 1),
      par: prenom === null ? null : `${prenom} ${nom}`,
    })),
    factures,
    notifications,
    journal,
    peut: {
      rendre: flagOf(reste > 0 && !remboursements.some((each) => isEnRoute(each.etat))),
      rendreParFournisseur: flagOf(ouvert && paiement.fournisseurId !== null),
      // A discount to zero never reached a provider.
      verifier: flagOf(ouvert && paiement.commande !== null && montant > 0),
      revenir: flagOf(etat === 'impaye' && !isJamaisCapture(paiement)),
    },
    message: `Paiement de «\u00a0${paiement.libelle}\u00a0».`,
  };
};

/** A withdrawn copy shows its dates at the withdrawal, because it may be given anew. */
function periodeOf(paiement: NonNullable<Awaited<ReturnType<typeof findPaiement>>>) {
  const { dateReprise: reprise, debutRepris, finRepris } = paiement;
  if (reprise !== null) return { debut: debutRepris, fin: finRepris, reprise };
  return {
    debut: paiement.dateDebut ?? paiement.dateActivation,
    fin: paiement.dateFin ?? paiement.datePerime,
    // Staff may have withdrawn the access on the learner's page.
    reprise: paiement.dateRetrait,
  };
}

function acheteurOf(sealed: string | null, env: Environment) {
  const lu = openAcheteur(env, sealed);
  if (!lu) return null;
  const { prenom, nom, email, rue, codePostal, localite, societe } = lu;
  const adresse = [rue, [codePostal, localite].filter(Boolean).join(' ')].filter(Boolean);
  return { prenom, nom, email, adresse: adresse.join(', ') || null, societe };
}

function retractationOf(row: Awaited<ReturnType<typeof findRetractable>>) {
  if (!row?.dateRetractation) return null;
  const { dateRetractation, montant, rembourse, ...retractation } = row;
  const retenu = row.retenu!;
  return {
    ...retractation,
    dateCreation: dateRetractation,
    utilise: row.utilise!,
    duree: row.duree!,
    retenu,
    rendu: Math.max(0, montant - rembourse - retenu),
  };
}

/** Returns the file that was mailed, which has no personal data. */
export const getConditionsPdf: Handler<'getConditionsPdf'> = async (context) => {
  const { db, input } = context;
  const paiement = await findPaiement(db, input.id);
  if (!paiement) throw introuvable('Ce paiement n’existe pas.');
  if (paiement.conditions === null)
    throw introuvable('Aucune version des conditions n’est gardée avec cette commande.');
  return (await openConditions(db, paiement.conditions))!;
};
