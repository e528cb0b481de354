import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';
import { MON_PROFIL } from '../regles/adresses.ts';
import { ESSAI, LECTEUR } from '../regles/perception.ts';
import { fichiers } from './extranet/cadre/pages.fichiers.ts';
import { staffPages } from './extranet/cadre/pages.ts';

// Parameters named `…_id` or `numero` are numbers (server/socle/http/addresses.ts).
const serie = 'series/:acces_id/serie/:theme_id';
const dizaine = 'entrainement/:acces_id/dizaine/:dizaine_id';
const cours = 'e-learning/:acces_id';
const question = `${serie}/question/:question_id`;

export default [
  layout('site/accueil/SiteLayout.tsx', [
    layout('site/accueil/PublicPages.tsx', [
      index('site/accueil/HomePage.tsx'),
      route('code-de-la-route', 'site/accueil/CodeRoutePage.tsx'),
      route('perception-des-risques', 'site/accueil/PerceptionPage.tsx'),
      route('rdv-pedagogique', 'site/accueil/RdvPage.tsx'),
      route('ce-qui-change-en-2027', 'site/accueil/ChangementsPage.tsx'),
      route('lexique', 'site/accueil/LexiquePage.tsx'),
      route('le-blog', 'site/accueil/BlogPage.tsx'),
      route('acces/:slug', 'site/accueil/AccesPage.tsx'),
      route('expired-token', 'site/accueil/ExpiredTokenPage.tsx'),
      route('les-cookies', 'site/legal/CookiesPage.tsx'),
      route('conditions-generales', 'site/legal/ConditionsPage.tsx'),
      route('vie-privee', 'site/legal/ViePriveePage.tsx'),
      route('accessibilite', 'site/legal/AccessibilitePage.tsx'),
    ]),
    route('attestation', 'eleve/attestation/VerifierPage.tsx', { id: 'attestation' }),
    route('attestation/:code', 'eleve/attestation/VerifierPage.tsx', { id: 'attestation-code' }),
    route('retractation', 'argent/paiement/RetractationPage.tsx'),
    route('confirmation/:jeton', 'eleve/compte/ConfirmationPage.tsx'),
    route('mot-de-passe/:jeton', 'eleve/compte/ChoisirPage.tsx'),
    layout('profil/eleve.layout.tsx', [
      route(MON_PROFIL.slice(1), 'profil/ProfilPage.tsx'),
      route('produits', 'argent/boutique/ProduitsPage.tsx'),
      route('renouveler-produits', 'argent/boutique/RenouvelerPage.tsx'),
      route('series/:acces_id', 'eleve/series/SeriesPage.tsx'),
      route('historique/:acces_id', 'eleve/historique/HistoriquePage.tsx'),
      route(serie, 'eleve/series/SeriePage.tsx', { id: 'serie' }),
      route(`${serie}/historique/:historique_id`, 'eleve/series/SeriePage.tsx', {
        id: 'serie-historique',
      }),
      route(question, 'eleve/series/QuestionPage.tsx', { id: 'question' }),
      route(`${question}/historique/:historique_id`, 'eleve/series/QuestionPage.tsx', {
        id: 'question-historique',
      }),
      route('entrainement/:acces_id', 'eleve/entrainement/EntrainementPage.tsx'),
      route(dizaine, 'eleve/entrainement/DizainePage.tsx', { id: 'dizaine' }),
      route(`${dizaine}/question/:numero`, 'eleve/entrainement/DizainePage.tsx', {
        id: 'dizaine-question',
      }),
      route('examen/:acces_id', 'eleve/examen/ExamenPage.tsx'),
      route('examen/:acces_id/epreuve', 'eleve/examen/EpreuvePage.tsx'),
      route('examen/:acces_id/resultat/:examen_id', 'eleve/examen/ResultatPage.tsx'),
      route('tpr-exercice/:acces_id', 'eleve/tpr/ExercicePage.tsx'),
      route(cours, 'eleve/cours/CoursPage.tsx'),
      route(`${cours}/module/:module_id`, 'eleve/cours/ModulePage.tsx'),
      route(`${cours}/module/:module_id/chapitre/:chapitre_id`, 'eleve/cours/ChapitrePage.tsx'),
    ]),
    route('*', 'site/accueil/NotFoundPage.tsx'),
  ]),
  layout('extranet/cadre/extranet.layout.tsx', [
    route('extranet', 'extranet/cadre/LoginPage.tsx'),
    route('extranet/mot-de-passe-oublie', 'extranet/cadre/OubliPage.tsx'),
    route('extranet/mot-de-passe/:jeton', 'extranet/cadre/ChoisirPage.tsx'),
    // The guard recognizes a page by its id.
    ...staffPages.map(({ path }) => route(path.slice(1), fichiers[path], { id: path })),
  ]),
  route(ESSAI.slice(1), 'eleve/perception/EssaiPage.tsx'),
  route(LECTEUR.slice(1), 'eleve/perception/LecteurPage.tsx'),
  route('hors-ligne', 'site/horsLigne/HorsLignePage.tsx'),
  route('composants', 'extranet/composants/ComposantsPage.tsx'),
  route('sitemap.xml', 'site/accueil/sitemap.ts'),
  route('robots.txt', 'site/accueil/robots.ts'),
  route('site.webmanifest', 'site/accueil/manifeste.ts'),
] satisfies RouteConfig;
