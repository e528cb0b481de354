// Rules
export { servePartage } from './partage.ts';
export { siteRoutes } from './site.routes.ts';
