import { randomBytes } from 'node:crypto';
import { ACCORD } from '../../../../regles/retractation.ts';
import { type Moyen, SANS_MOYEN } from '../../../../regles/fournisseurs/index.ts';
import { SEPARATEUR } from '../../../../regles/vente.ts';
import { readVolume, volumeEnMots } from '../../../eleve/acces/index.ts';
import { type Conditions, keepConditions } from '../../conditions/index.ts';
import type { Db } from '../../../socle/db/database.ts';
import type { Environment } from '../../../socle/config/environment.ts';
import { takeTries } from '../../../socle/securite/rateLimit.ts';
import { conflict } from '../../../socle/refus/refus.ts';
import { holdAccount } from '../../../socle/securite/session.ts';
import { type Acheteur, sealAcheteur } from './acheteur.ts';
import { advancePaiement } from '../advance.ts';
import { wantAchetable } from './wantAchetable.ts';
import { setPaiement } from '../hold.ts';
import { type RemiseEssayee, takeRemiseFor } from './remiseDeCommande.ts';

export interface AOuvrir {
  eleve: Omit<Acheteur, 'societe'> & { id: number };
  acces_id: number;
  renouvellement: 0 | 1;
  type: Moyen;
  societe: Acheteur['societe'];
  /** The price beside the button in cents, as the buyer saw it; undefined: not sent. */
  vu: number | undefined;
  remise?: RemiseEssayee | undefined;
  accord: boolean;
  conditions?: Conditions | undefined;
}

const AN_HOUR = 3600;
/** Only a script that fills the ledger orders more often. */
const MOST_AN_HOUR = 40;

/** The row is committed before its provider is called. Throws 404, 409, or 422 under `remise`. */
export async function openPaiement(
  trx: Db,
  ouvrir: AOuvrir,
  { env, now }: { env: Environment; now: Date },
) {
  const { eleve, acces_id, renouvellement, type, societe, vu, remise, conditions, accord } = ouvrir;
  await holdAccount(trx, { eleve_id: eleve.id });
  await takeTries(trx, [{ cle: `achats ${eleve.id}`, most: MOST_AN_HOUR, seconds: AN_HOUR }], now);
  const voulu = { eleve_id: eleve.id, acces_id, renouvellement };
  const { produit, prix } = await wantAchetable(trx, voulu, now);
  const moins = remise ? await takeRemiseFor(trx, { ...voulu, remise, prix }, { env, now }) : 0;
  const montant = prix - moins;
  if (vu !== undefined && vu !== montant)
    throw conflict('Le prix vient de changer\u00a0: regarde-le avant de payer.', {
      prixChange: 1,
    });
  if (conditions) await keepConditions(trx, conditions, now);
  const instant = now.toISOString();
  const volume = volumeEnMots(await readVolume(trx, produit.id));
  const { rue, codePostal, localite, prenom, nom, email } = eleve;
  const acheteur = { prenom, nom, email, rue, codePostal, localite, societe };
  const paiement = await trx
    .insertInto('paiement')
    .values({
      ...voulu,
      libelle: produit.libelle,
      contenu: [volume, produit.contenu].filter(Boolean).join(SEPARATEUR),
      conditions: conditions?.empreinte ?? null,
      type: montant === 0 ? SANS_MOYEN : type,
      montant,
      prixPlein: prix,
      remise_id: remise?.remise_id ?? null,
      taux: produit.taux,
      codePermis: produit.codePermis,
      dureeValidite: produit.dureeValidite,
      commande: `P-${randomBytes(8).toString('hex').toUpperCase()}`,
      acheteur: sealAcheteur(env, acheteur),
      accord: accord ? ACCORD.version : null,
      etat: 'ouvert',
      dateCreation: instant,
      dateEtat: instant,
    })
    .returning(['id', 'commande', 'libelle', 'montant', 'taux'])
    .executeTakeFirstOrThrow();
  if (montant > 0) return { ...paiement, gratuit: false };
  await advancePaiement(trx, paiement.id, { etat: 'paye' }, { env, now });
  await setPaiement(trx, paiement.id, { aDire: 0 });
  return { ...paiement, gratuit: true };
}
