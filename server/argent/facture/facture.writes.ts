export { pieceDe } from './piece.ts';
export { holdAvoirs, issueAvoir, issueFacture } from './issue.ts';
