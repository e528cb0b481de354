// Rules
export { caisseRoutes } from './caisse.routes.ts';
export { finishRemboursements } from './carryOut.ts';
