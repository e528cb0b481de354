// Rules
export { elevesRoutes } from './eleves.routes.ts';
