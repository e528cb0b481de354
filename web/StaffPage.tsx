import type { ComponentType } from 'react';
import { useMatches } from 'react-router';
import AdminsPage from './extranet/admins/AdminsPage.tsx';
import MonComptePage from './extranet/admins/MonComptePage.tsx';
import ValeurPage from './extranet/attestation/ValeurPage.tsx';
import QuestionsPage from './extranet/questions/QuestionsPage.tsx';
import DashboardPage from './extranet/dashboard/DashboardPage.tsx';
import ChapitresPage from './extranet/cours/ChapitresPage.tsx';
import ModulesPage from './extranet/cours/ModulesPage.tsx';
import ElevePage from './extranet/eleves/ElevePage.tsx';
import ElevesPage from './extranet/eleves/ElevesPage.tsx';
import PaiementPage from './extranet/paiement/PaiementPage.tsx';
import PaiementsPage from './extranet/paiement/PaiementsPage.tsx';
import ContenuPage from './extranet/contenu/ContenuPage.tsx';
import JournalPage from './extranet/journal/JournalPage.tsx';
import AccesPage from './extranet/acces/AccesPage.tsx';
import LiensPage from './extranet/acces/LiensPage.tsx';
import RapprochementPage from './extranet/rapprochement/RapprochementPage.tsx';
import RemisesPage from './extranet/remises/RemisesPage.tsx';
import ThemesPage from './extranet/series/ThemesPage.tsx';
import type { StaffPath } from './extranet/accueil/pages.ts';

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
