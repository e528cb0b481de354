// Rules
export { elearningRoutes } from './elearning.routes.ts';

// Writes
export { cleanTexte, isEmpty } from './cleanTexte.ts';
