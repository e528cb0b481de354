// Rules
export { contenuRoutes } from './contenu.routes.ts';
export { loadContenu } from './loadContenu.ts';
export { removeDemo } from './removeDemo.ts';
