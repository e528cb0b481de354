import { type RouteConfig, index, layout, route } from '@react-router/dev/routes';

const serie = 'series/:acces_id/serie/:theme_id';
const question = `${serie}/question/:question_id`;

/** Every address there is. */
export default [
  layout('site/SiteLayout.tsx', [
    index('site/HomePage.tsx'),
    layout('kernel/eleve.layout.tsx', [
      route('mon-profil', 'compte/ProfilPage.tsx'),
      route('series/:acces_id', 'series/SeriesPage.tsx'),
      route('historique/:acces_id', 'series/HistoriquePage.tsx'),
      route(serie, 'series/SeriePage.tsx', { id: 'serie' }),
      route(`${serie}/historique/:historique_id`, 'series/SeriePage.tsx', {
        id: 'serie-historique',
      }),
      route(question, 'series/QuestionPage.tsx', { id: 'question' }),
      route(`${question}/historique/:historique_id`, 'series/QuestionPage.tsx', {
        id: 'question-historique',
      }),
    ]),
    route('*', 'site/NotFoundPage.tsx'),
  ]),
] satisfies RouteConfig;
