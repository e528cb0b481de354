// Rules
export { rechercheRoutes } from './recherche.routes.ts';
