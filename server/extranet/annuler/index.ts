// Rules
export { annulerRoutes } from './annuler.routes.ts';
