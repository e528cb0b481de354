// Written by scripts/manifestes.mjs.
import type { Call, Input, Output } from './call.ts';
import * as acces from './acces.ts';
import * as accord from './accord.ts';
import * as admins from './admins.ts';
import * as annuler from './annuler.ts';
import * as attestation from './attestation.ts';
import * as banque from './banque.ts';
import * as boutique from './boutique.ts';
import * as caisse from './caisse.ts';
import * as cap from './cap.ts';
import * as compteDonnees from './compte.donnees.ts';
import * as compte from './compte.ts';
import * as contenu from './contenu.ts';
import * as cours from './cours.ts';
import * as dashboard from './dashboard.ts';
import * as elearning from './elearning.ts';
import * as elevesAttestations from './eleves.attestations.ts';
import * as elevesDetail from './eleves.detail.ts';
import * as elevesListe from './eleves.liste.ts';
import * as eleves from './eleves.ts';
import * as entrainement from './entrainement.ts';
import * as examen from './examen.ts';
import * as facture from './facture.ts';
import * as journal from './journal.ts';
import * as paiement from './paiement.ts';
import * as paypal from './paypal.ts';
import * as payzen from './payzen.ts';
import * as pret from './pret.ts';
import * as produits from './produits.ts';
import * as rapprochement from './rapprochement.ts';
import * as recherche from './recherche.ts';
import * as remises from './remises.ts';
import * as series from './series.ts';
import * as site from './site.ts';
import * as themes from './themes.ts';
import * as tpr from './tpr.ts';
import * as valeur from './valeur.ts';
import { tableOf } from './table.ts';

/** A room's contract exports its calls and nothing else. */
export const calls = tableOf({
  acces,
  accord,
  admins,
  annuler,
  attestation,
  banque,
  boutique,
  caisse,
  cap,
  compteDonnees,
  compte,
  contenu,
  cours,
  dashboard,
  elearning,
  elevesAttestations,
  elevesDetail,
  elevesListe,
  eleves,
  entrainement,
  examen,
  facture,
  journal,
  paiement,
  paypal,
  payzen,
  pret,
  produits,
  rapprochement,
  recherche,
  remises,
  series,
  site,
  themes,
  tpr,
  valeur,
} as const satisfies Record<string, Record<string, Call>>);

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** A browser sends the one and receives the other. */
export type InputOf<N extends CallName> = Input<Calls[N]>;
export type OutputOf<N extends CallName> = Output<Calls[N]>;
