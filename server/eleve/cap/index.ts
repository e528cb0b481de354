// Rules
export { capRoutes } from './cap.routes.ts';
