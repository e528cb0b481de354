// Written by scripts/manifestes.mjs.
import { CLASSE } from '../../../regles/classe.ts';
import { FAIT } from '../../../regles/fait.ts';
import { MODULE } from '../../../regles/module.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { QUESTION } from '../../../regles/question.ts';
import { REMISE } from '../../../regles/remise.ts';
import { THEME } from '../../../regles/theme.ts';
import { accesPages } from '../acces/acces.pages.ts';
import { adminsPages } from '../admins/admins.pages.ts';
import { attestationPages } from '../attestation/attestation.pages.ts';
import { classesPages } from '../classes/classes.pages.ts';
import { contenuPages } from '../contenu/contenu.pages.ts';
import { coursPages } from '../cours/cours.pages.ts';
import { dashboardPages } from '../dashboard/dashboard.pages.ts';
import { elevesPages } from '../eleves/eleves.pages.ts';
import { journalPages } from '../journal/journal.pages.ts';
import { paiementPages } from '../paiement/paiement.pages.ts';
import { rapprochementPages } from '../rapprochement/rapprochement.pages.ts';
import { santePages } from '../sante/sante.pages.ts';
import { statistiquesPages } from '../statistiques/statistiques.pages.ts';

export const pages = [
  ...accesPages,
  ...adminsPages,
  ...attestationPages,
  ...classesPages,
  ...contenuPages,
  ...coursPages,
  ...dashboardPages,
  ...elevesPages,
  ...journalPages,
  ...paiementPages,
  ...rapprochementPages,
  ...santePages,
  ...statistiquesPages,
  CLASSE.page,
  FAIT.page,
  MODULE.page,
  PRODUIT.page,
  QUESTION.page,
  REMISE.page,
  THEME.page,
] as const;
