// Rules
export { journalRoutes } from './journal.routes.ts';
