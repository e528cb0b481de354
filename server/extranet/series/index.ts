// Rules
export { themesRoutes } from './themes.routes.ts';
