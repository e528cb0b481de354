// Written by scripts/manifestes.mjs.
import { factureRoutes } from './argent/facture/facture.routes.ts';
import { paypalRoutes } from './argent/paiement/fournisseurs/paypal/paypal.routes.ts';
import { payzenRoutes } from './argent/paiement/fournisseurs/payzen/payzen.routes.ts';
import { paiementRoutes } from './argent/paiement/paiement.routes.ts';
import { remisesRoutes } from './argent/remises/remises.routes.ts';
import { attestationRoutes } from './eleve/attestation/attestation.routes.ts';
import { capRoutes } from './eleve/cap/cap.routes.ts';
import { compteRoutes } from './eleve/compte/compte.routes.ts';
import { coursRoutes } from './eleve/cours/cours.routes.ts';
import { entrainementRoutes } from './eleve/entrainement/entrainement.routes.ts';
import { examenRoutes } from './eleve/examen/examen.routes.ts';
import { pretRoutes } from './eleve/pret/pret.routes.ts';
import { seriesRoutes } from './eleve/series/series.routes.ts';
import { tprRoutes } from './eleve/tpr/tpr.routes.ts';
import { produitsRoutes } from './extranet/acces/produits.routes.ts';
import { adminsRoutes } from './extranet/admins/admins.routes.ts';
import { annulerRoutes } from './extranet/annuler/annuler.routes.ts';
import { contenuRoutes } from './extranet/contenu/contenu.routes.ts';
import { elearningRoutes } from './extranet/cours/elearning.routes.ts';
import { dashboardRoutes } from './extranet/dashboard/dashboard.routes.ts';
import { elevesRoutes } from './extranet/eleves/eleves.routes.ts';
import { journalRoutes } from './extranet/journal/journal.routes.ts';
import { caisseRoutes } from './extranet/paiement/caisse.routes.ts';
import { banqueRoutes } from './extranet/questions/banque.routes.ts';
import { rapprochementRoutes } from './extranet/rapprochement/rapprochement.routes.ts';
import { rechercheRoutes } from './extranet/recherche/recherche.routes.ts';
import { themesRoutes } from './extranet/series/themes.routes.ts';
import { siteRoutes } from './site/accueil/site.routes.ts';
import { viePriveeRoutes } from './viePrivee/viePrivee.routes.ts';
import type { Handlers } from './socle/http/mount.ts';

/** A call without a handler does not compile. */
export const handlers: Handlers = {
  ...factureRoutes,
  ...paypalRoutes,
  ...payzenRoutes,
  ...paiementRoutes,
  ...remisesRoutes,
  ...attestationRoutes,
  ...capRoutes,
  ...compteRoutes,
  ...coursRoutes,
  ...entrainementRoutes,
  ...examenRoutes,
  ...pretRoutes,
  ...seriesRoutes,
  ...tprRoutes,
  ...produitsRoutes,
  ...adminsRoutes,
  ...annulerRoutes,
  ...contenuRoutes,
  ...elearningRoutes,
  ...dashboardRoutes,
  ...elevesRoutes,
  ...journalRoutes,
  ...caisseRoutes,
  ...banqueRoutes,
  ...rapprochementRoutes,
  ...rechercheRoutes,
  ...themesRoutes,
  ...siteRoutes,
  ...viePriveeRoutes,
};
