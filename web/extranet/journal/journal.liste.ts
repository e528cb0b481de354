// Written by scripts/manifestes.mjs.
import { CLASSE } from '../../../regles/classe.ts';
import { FAIT } from '../../../regles/fait.ts';
import { MODULE } from '../../../regles/module.ts';
import { PRODUIT } from '../../../regles/produit.ts';
import { QUESTION } from '../../../regles/question.ts';
import { REMISE } from '../../../regles/remise.ts';
import { THEME } from '../../../regles/theme.ts';
import { accesJournal } from '../acces/acces.journal.ts';
import { adminsJournal } from '../admins/admins.journal.ts';
import { attestationJournal } from '../attestation/attestation.journal.ts';
import { classesJournal } from '../classes/classes.journal.ts';
import { contenuJournal } from '../contenu/contenu.journal.ts';
import { coursJournal } from '../cours/cours.journal.ts';
import { elevesJournal } from '../eleves/eleves.journal.ts';
import { journalJournal } from './journal.journal.ts';
import { paiementJournal } from '../paiement/paiement.journal.ts';
import { questionsJournal } from '../questions/questions.journal.ts';
import { rapprochementJournal } from '../rapprochement/rapprochement.journal.ts';
import { statistiquesJournal } from '../statistiques/statistiques.journal.ts';
import { wordsOfRessource } from './wordsOfRessource.ts';

export const journaux = [
  accesJournal,
  adminsJournal,
  attestationJournal,
  classesJournal,
  contenuJournal,
  coursJournal,
  elevesJournal,
  journalJournal,
  paiementJournal,
  questionsJournal,
  rapprochementJournal,
  statistiquesJournal,
  wordsOfRessource(CLASSE),
  wordsOfRessource(FAIT),
  wordsOfRessource(MODULE),
  wordsOfRessource(PRODUIT),
  wordsOfRessource(QUESTION),
  wordsOfRessource(REMISE),
  wordsOfRessource(THEME),
];
