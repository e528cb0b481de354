// Rules
export { finishRemboursements } from './carryOut.ts';
