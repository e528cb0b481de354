export { pieceDe } from './piece.ts';
export { issueAvoir, issueFacture } from './issue.ts';
