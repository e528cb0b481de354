import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import AdminsPage from './admins/AdminsPage.tsx';
import MonComptePage from './admins/MonComptePage.tsx';
import ValeurPage from './attestation/ValeurPage.tsx';
import QuestionsPage from './banque/QuestionsPage.tsx';
import DashboardPage from './dashboard/DashboardPage.tsx';
import ChapitresPage from './elearning/ChapitresPage.tsx';
import ModulesPage from './elearning/ModulesPage.tsx';
import ElevePage from './eleves/ElevePage.tsx';
import ElevesPage from './eleves/ElevesPage.tsx';
import PaiementPage from './caisse/PaiementPage.tsx';
import PaiementsPage from './caisse/PaiementsPage.tsx';
import ContenuPage from './contenu/ContenuPage.tsx';
import JournalPage from './journal/JournalPage.tsx';
import AccesPage from './produits/AccesPage.tsx';
import LiensPage from './produits/LiensPage.tsx';
import RapprochementPage from './rapprochement/RapprochementPage.tsx';
import RemisesPage from './remises/RemisesPage.tsx';
import ThemesPage from './themes/ThemesPage.tsx';
import type { StaffPath } from './extranet/pages.ts';

const PAGES: Record<StaffPath, ComponentType> = {
  '/extranet/dashboard': DashboardPage,
  '/extranet/questions': QuestionsPage,
  '/extranet/acces': AccesPage,
  '/extranet/edit-acces/:acces_id': LiensPage,
  '/extranet/remises': RemisesPage,
  '/extranet/themes': ThemesPage,
  '/extranet/eleves': ElevesPage,
  '/extranet/eleves/:user_id': ElevePage,
  '/extranet/paiements': PaiementsPage,
  '/extranet/paiements/:paiement_id': PaiementPage,
  '/extranet/rapprochement': RapprochementPage,
  '/extranet/attestations': ValeurPage,
  '/extranet/chapitres': ChapitresPage,
  '/extranet/modules': ModulesPage,
  '/extranet/contenu': ContenuPage,
  '/extranet/journal': JournalPage,
  '/extranet/users': AdminsPage,
  '/extranet/mon-compte': MonComptePage,
};

/**
 * Every staff screen, by the address that its route has for an id. They are one module, as who works
 * here goes from one to the next: each by itself would cost sixty requests and not twenty.
 */
export default function StaffPage() {
  const Page = PAGES[useMatches().at(-1)!.id as StaffPath];
  return <Page />;
}
