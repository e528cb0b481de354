import * as acces from './acces.ts';
import * as admins from './admins.ts';
import * as annuler from './annuler.ts';
import * as attestation from './attestation.ts';
import * as banque from './banque.ts';
import * as accord from './accord.ts';
import * as boutique from './boutique.ts';
import * as cap from './cap.ts';
import * as caisse from './caisse.ts';
import type { Call } from './call.ts';
import * as compte from './compte.ts';
import * as compteDonnees from './compte.donnees.ts';
import * as cours from './cours.ts';
import * as contenu from './contenu.ts';
import * as dashboard from './dashboard.ts';
import * as eleves from './eleves.ts';
import * as elevesAttestations from './eleves.attestations.ts';
import * as elevesDetail from './eleves.detail.ts';
import * as elevesListe from './eleves.liste.ts';
import * as elearning from './elearning.ts';
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
import { tableOf } from './table.ts';
import * as themes from './themes.ts';
import * as tpr from './tpr.ts';
import * as valeur from './valeur.ts';

/** Every call there is: a room's file exports its calls and nothing else. */
export const calls = tableOf({
  site,
  compte,
  compteDonnees,
  acces,
  paiement,
  accord,
  boutique,
  facture,
  payzen,
  paypal,
  caisse,
  rapprochement,
  series,
  entrainement,
  examen,
  pret,
  cap,
  cours,
  tpr,
  valeur,
  attestation,
  admins,
  banque,
  produits,
  remises,
  themes,
  elearning,
  journal,
  dashboard,
  recherche,
  eleves,
  elevesDetail,
  elevesListe,
  elevesAttestations,
  annuler,
  contenu,
} as const satisfies Record<string, Record<string, Call>>);

export type Calls = typeof calls;
export type CallName = keyof Calls;
