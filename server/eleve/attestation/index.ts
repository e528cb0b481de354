// Rules
export { type Contenu, lireContenu } from './contenu.ts';
export { drawWaiting } from './draw.ts';

// Reads
export {
  clotureOf,
  findAttestation,
  findCourante,
  listAttestations,
  listCourantes,
  listDernieres,
  opensAttestation,
} from './attestation.queries.ts';

// Writes
export {
  eraseAttestations,
  holdValable,
  resendAttestation,
  takeBackAttestation,
} from './attestation.writes.ts';
export { pdfOf } from './draw.ts';
export { issueAttestation, type Where } from './issue.ts';
