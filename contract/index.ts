// Written by scripts/manifestes.mjs.
import type { Call, Input, Output } from './call.ts';
import * as argentAcces from './argent/acces.ts';
import * as argentAccord from './argent/accord.ts';
import * as argentBoutique from './argent/boutique.ts';
import * as argentFacture from './argent/facture.ts';
import * as argentFournisseursPaypal from './argent/fournisseurs/paypal.ts';
import * as argentFournisseursPayzen from './argent/fournisseurs/payzen.ts';
import * as argentPaiement from './argent/paiement.ts';
import * as argentRemises from './argent/remises.ts';
import * as eleveAttestation from './eleve/attestation.ts';
import * as eleveCap from './eleve/cap.ts';
import * as eleveCompte from './eleve/compte.ts';
import * as eleveCours from './eleve/cours.ts';
import * as eleveEntrainement from './eleve/entrainement.ts';
import * as eleveExamen from './eleve/examen.ts';
import * as elevePret from './eleve/pret.ts';
import * as eleveSeries from './eleve/series.ts';
import * as eleveTpr from './eleve/tpr.ts';
import * as extranetAcces from './extranet/acces.ts';
import * as extranetAdmins from './extranet/admins.ts';
import * as extranetAnnuler from './extranet/annuler.ts';
import * as extranetAttestation from './extranet/attestation.ts';
import * as extranetContenu from './extranet/contenu.ts';
import * as extranetCours from './extranet/cours.ts';
import * as extranetDashboard from './extranet/dashboard.ts';
import * as extranetElevesAttestations from './extranet/eleves.attestations.ts';
import * as extranetElevesDetail from './extranet/eleves.detail.ts';
import * as extranetElevesListe from './extranet/eleves.liste.ts';
import * as extranetEleves from './extranet/eleves.ts';
import * as extranetJournal from './extranet/journal.ts';
import * as extranetPaiement from './extranet/paiement.ts';
import * as extranetQuestions from './extranet/questions.ts';
import * as extranetRapprochement from './extranet/rapprochement.ts';
import * as extranetRecherche from './extranet/recherche.ts';
import * as extranetSeries from './extranet/series.ts';
import * as siteAccueil from './site/accueil.ts';
import * as viePrivee from './viePrivee.ts';
import { tableOf } from './table.ts';

/** A room's contract exports its calls and nothing else. */
export const calls = tableOf({
  argentAcces,
  argentAccord,
  argentBoutique,
  argentFacture,
  argentFournisseursPaypal,
  argentFournisseursPayzen,
  argentPaiement,
  argentRemises,
  eleveAttestation,
  eleveCap,
  eleveCompte,
  eleveCours,
  eleveEntrainement,
  eleveExamen,
  elevePret,
  eleveSeries,
  eleveTpr,
  extranetAcces,
  extranetAdmins,
  extranetAnnuler,
  extranetAttestation,
  extranetContenu,
  extranetCours,
  extranetDashboard,
  extranetElevesAttestations,
  extranetElevesDetail,
  extranetElevesListe,
  extranetEleves,
  extranetJournal,
  extranetPaiement,
  extranetQuestions,
  extranetRapprochement,
  extranetRecherche,
  extranetSeries,
  siteAccueil,
  viePrivee,
} as const satisfies Record<string, Record<string, Call>>);

export type Calls = typeof calls;
export type CallName = keyof Calls;
/** A browser sends the one and receives the other. */
export type InputOf<N extends CallName> = Input<Calls[N]>;
export type OutputOf<N extends CallName> = Output<Calls[N]>;
