// Rules
export { eraseDue } from './eraseDue.ts';
export { viePriveeRoutes } from './viePrivee.routes.ts';

// Writes
export { anonymise } from './anonymise.ts';
export { effacer } from './effacer.ts';
