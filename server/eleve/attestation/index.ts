// Rules
export { type Contenu, readContenu } from './contenu.ts';

// Reads
export {
  clotureOf,
  findAttestation,
  findCourante,
  listAttestations,
  listAttestationsByMots,
  listCourantes,
  listDernieres,
  opensAttestation,
} from './attestation.queries.ts';

// Writes
export {
  eraseAttestations,
  holdValable,
  issueAttestation,
  resendAttestation,
  takeBackAttestation,
} from './attestation.writes.ts';
export { drawWaiting, pdfOf } from './attestationPdf.ts';
