export { issueAvoir, issueFacture } from './issue.ts';
