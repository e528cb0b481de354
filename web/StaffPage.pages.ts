// Written by scripts/manifestes.mjs.
import type { ComponentType } from 'react';
import type { StaffPath } from './extranet/accueil/pages.ts';
import LiensPage from './extranet/acces/LiensPage.tsx';
import AdminsPage from './extranet/admins/AdminsPage.tsx';
import MonComptePage from './extranet/admins/MonComptePage.tsx';
import ValeurPage from './extranet/attestation/ValeurPage.tsx';
import ContenuPage from './extranet/contenu/ContenuPage.tsx';
import ChapitresPage from './extranet/cours/ChapitresPage.tsx';
import DashboardPage from './extranet/dashboard/DashboardPage.tsx';
import ElevesPage from './extranet/eleves/ElevesPage.tsx';
import ElevePage from './extranet/eleves/ElevePage.tsx';
import JournalPage from './extranet/journal/JournalPage.tsx';
import PaiementsPage from './extranet/paiement/PaiementsPage.tsx';
import PaiementPage from './extranet/paiement/PaiementPage.tsx';
import RapprochementPage from './extranet/rapprochement/RapprochementPage.tsx';
import ModulesPage from './extranet/cours/ModulesPage.tsx';
import AccesPage from './extranet/acces/AccesPage.tsx';
import QuestionsPage from './extranet/questions/QuestionsPage.tsx';
import RemisesPage from './extranet/remises/RemisesPage.tsx';
import ThemesPage from './extranet/series/ThemesPage.tsx';

export const PAGES: Record<StaffPath, ComponentType> = {
  '/extranet/edit-acces/:acces_id': LiensPage,
  '/extranet/users': AdminsPage,
  '/extranet/mon-compte': MonComptePage,
  '/extranet/attestations': ValeurPage,
  '/extranet/contenu': ContenuPage,
  '/extranet/chapitres': ChapitresPage,
  '/extranet/dashboard': DashboardPage,
  '/extranet/eleves': ElevesPage,
  '/extranet/eleves/:user_id': ElevePage,
  '/extranet/journal': JournalPage,
  '/extranet/paiements': PaiementsPage,
  '/extranet/paiements/:paiement_id': PaiementPage,
  '/extranet/rapprochement': RapprochementPage,
  '/extranet/modules': ModulesPage,
  '/extranet/acces': AccesPage,
  '/extranet/questions': QuestionsPage,
  '/extranet/remises': RemisesPage,
  '/extranet/themes': ThemesPage,
};
