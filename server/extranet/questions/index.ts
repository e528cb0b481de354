// Rules
export { banqueRoutes } from './banque.routes.ts';
