import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { findAttestation, listAttestations, numeroOf } from './attestation.queries.ts';
import { pdfOf } from './attestationPdf.ts';

const nonTrouvee = () => introuvable('Cette attestation n’existe pas ou plus.');

export const getAttestations: Handler<'getAttestations'> = async ({ db, eleve }) => {
  const all = await listAttestations(db, eleve.id);
  return { attestations: all.filter(({ dateRemplacement }) => dateRemplacement === null) };
};

export const getAttestationPdf: Handler<'getAttestationPdf'> = async (context) => {
  const found = await findAttestation(context.db, context.input.id);
  if (!found || found.eleve_id !== context.eleve.id) throw nonTrouvee();
  const contenu = await pdfOf(context, found.id);
  if (!contenu) throw nonTrouvee();
  return { nom: `attestation-${numeroOf(found)}.pdf`, type: 'application/pdf', contenu };
};
