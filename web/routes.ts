import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';
import { staffPages } from './extranet/pages.ts';

const serie = 'series/:acces_id/serie/:theme_id';
const dizaine = 'entrainement/:acces_id/dizaine/:dizaine_id';
const cours = 'e-learning/:acces_id';
const question = `${serie}/question/:question_id`;

/** Every address there is. */
export default [
  layout('site/SiteLayout.tsx', [
    layout('site/PublicPages.tsx', [
      index('site/HomePage.tsx'),
      route('code-de-la-route', 'site/CodeRoutePage.tsx'),
      route('perception-des-risques', 'site/PerceptionPage.tsx'),
      route('rdv-pedagogique', 'site/RdvPage.tsx'),
      route('le-blog', 'site/BlogPage.tsx'),
      route('acces/:slug', 'site/AccesPage.tsx'),
      route('expired-token', 'site/ExpiredTokenPage.tsx'),
      route('les-cookies', 'legal/CookiesPage.tsx'),
      route('conditions-generales', 'legal/ConditionsPage.tsx'),
      route('vie-privee', 'legal/ViePriveePage.tsx'),
      route('accessibilite', 'legal/AccessibilitePage.tsx'),
    ]),
    route('attestation', 'attestation/VerifierPage.tsx', { id: 'attestation' }),
    route('attestation/:code', 'attestation/VerifierPage.tsx', { id: 'attestation-code' }),
    route('retractation', 'paiement/RetractationPage.tsx'),
    route('confirmation/:jeton', 'compte/ConfirmationPage.tsx'),
    route('mot-de-passe/:jeton', 'compte/ChoisirPage.tsx'),
    layout('profil/eleve.layout.tsx', [
      route('mon-profil', 'profil/ProfilPage.tsx'),
      route('produits', 'boutique/ProduitsPage.tsx'),
      route('renouveler-produits', 'boutique/RenouvelerPage.tsx'),
      route('series/:acces_id', 'series/SeriesPage.tsx'),
      route('historique/:acces_id', 'historique/HistoriquePage.tsx'),
      route(serie, 'series/SeriePage.tsx', { id: 'serie' }),
      route(`${serie}/historique/:historique_id`, 'series/SeriePage.tsx', {
        id: 'serie-historique',
      }),
      route(question, 'series/QuestionPage.tsx', { id: 'question' }),
      route(`${question}/historique/:historique_id`, 'series/QuestionPage.tsx', {
        id: 'question-historique',
      }),
      route('entrainement/:acces_id', 'entrainement/EntrainementPage.tsx'),
      route(dizaine, 'entrainement/DizainePage.tsx', { id: 'dizaine' }),
      route(`${dizaine}/question/:numero`, 'entrainement/DizainePage.tsx', {
        id: 'dizaine-question',
      }),
      route('examen/:acces_id', 'examen/ExamenPage.tsx'),
      route('examen/:acces_id/epreuve', 'examen/EpreuvePage.tsx'),
      route('examen/:acces_id/resultat/:examen_id', 'examen/ResultatPage.tsx'),
      route('tpr-exercice/:acces_id', 'tpr/ExercicePage.tsx'),
      route(cours, 'cours/CoursPage.tsx'),
      route(`${cours}/module/:module_id`, 'cours/ModulePage.tsx'),
      route(`${cours}/module/:module_id/chapitre/:chapitre_id`, 'cours/ChapitrePage.tsx'),
    ]),
    route('*', 'site/NotFoundPage.tsx'),
  ]),
  layout('extranet/extranet.layout.tsx', [
    route('extranet', 'extranet/LoginPage.tsx'),
    route('extranet/mot-de-passe-oublie', 'extranet/OubliPage.tsx'),
    route('extranet/mot-de-passe/:jeton', 'extranet/ChoisirPage.tsx'),
    layout(
      'extranet/admin.layout.tsx',
      // The guard knows a page again by its id.
      staffPages.map(({ path }) => route(path.slice(1), 'StaffPage.tsx', { id: path })),
    ),
  ]),
  route('hors-ligne', 'horsLigne/HorsLignePage.tsx'),
  route('composants', 'composants/ComposantsPage.tsx'),
  route('sitemap.xml', 'site/sitemap.ts'),
  route('robots.txt', 'site/robots.ts'),
  route('site.webmanifest', 'site/manifeste.ts'),
] satisfies RouteConfig;
