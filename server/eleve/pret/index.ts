// Rules
export { pretRoutes } from './pret.routes.ts';
export { pretOf } from './pret.ts';
