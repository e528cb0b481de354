import { marque } from '../../../marque.ts';
import { numeroDansLAnnee as numeroOf } from '../../socle/numeros/numeros.ts';
import {
  clotureOf,
  type Contenu,
  findAttestation,
  findCourante,
  holdValable,
  readContenu,
  listAttestations,
  pdfOf,
  resendAttestation,
  takeBackAttestation,
} from '../../eleve/attestation/index.ts';
import {
  checkGuides,
  deliver,
  holdTermine,
  isRetenu,
  listGuides,
  listTermines,
  type ManqueDuDossier,
  manquesDuDossier,
  replaceGuides,
  type Termine,
} from '../../eleve/cours/index.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { champFaux, conflict, introuvable, type Refus } from '../../socle/refus/refus.ts';
import { openRegistre } from '../../socle/securite/registre.ts';
import { eleveOf, ligneOf } from './eleveOf.ts';

export const getAttestationsExtranet: Handler<'getAttestationsExtranet'> = async (context) => {
  const { db, input, env } = context;
  const { id } = await eleveOf(db, input.id);
  const termines = await listTermines(db, id);
  const attestations = await listAttestations(db, id);
  const ids = termines.map(({ acces_user_id }) => acces_user_id);
  const guides = await listGuides(db, ids);
  const cours = termines.map((termine) => ({
    ...termine,
    guides: guides.filter(({ acces_user_id }) => acces_user_id === termine.acces_user_id),
    attestations: attestations
      .filter(({ acces_user_id }) => acces_user_id === termine.acces_user_id)
      .map((each) => {
        const contenu = readContenu(env, each.contenu!);
        return {
          ...each,
          guides: contenu?.guides ?? [],
          dateCloture: clotureOf(each),
          depassee: flagOf(contenu !== undefined && isDepassee(contenu, termine, env)),
          fermee: flagOf(contenu === undefined),
        };
      }),
  }));
  return { cours, message: 'Attestations à jour.' };
};

const isDepassee = (contenu: Contenu, termine: Termine, env: Environment) =>
  contenu.prenom !== termine.prenom ||
  contenu.nom !== termine.nom ||
  contenu.dateNaissance !== termine.dateNaissance ||
  contenu.registreNational !== openRegistre(env, termine.registreNational);

const REFUS: Record<ManqueDuDossier, () => Refus> = {
  infos: () =>
    conflict('Complétez d’abord la fiche\u00a0: naissance, registre national et adresse.'),
  guide: () => champFaux('guides', 'Indiquez au moins un guide\u00a0: l’attestation le nomme.'),
};

export const deliverAttestation: Handler<'deliverAttestation'> = async (context) => {
  const { trx, input, env } = context;
  const termine = await holdTermine(trx, input.acces_user_id);
  if (!termine) throw introuvable('Ce rendez-vous pédagogique n’est pas terminé.');
  await eleveOf(trx, termine.eleve_id);
  const courante = await findCourante(trx, termine.acces_user_id);
  if ((courante?.id ?? null) !== input.remplace)
    throw conflict('Une autre attestation vient d’être délivrée pour ce cours.');
  if (isRetenu(termine))
    throw conflict(
      'Cet accès est désactivé, repris ou suspendu par une rétractation\u00a0: rendez-le d’abord à l’élève.',
    );
  const manques = manquesDuDossier({ env, termine, guides: input.guides });
  for (const [manque, refus] of Object.entries(REFUS))
    if (manques.includes(manque as ManqueDuDossier)) throw refus();
  const { guidesMax } = marque.attestation;
  if (input.guides.length > guidesMax)
    throw champFaux('guides', `Indiquez ${guidesMax} guides au plus.`);
  checkGuides(input.guides, termine, 'ecole');
  await replaceGuides(trx, termine.acces_user_id, input.guides);
  const { numero } = await deliver(trx, termine, input.guides, context);
  return {
    message: `L’attestation n° ${numero} est délivrée, et l’élève en reçoit le mail.`,
    journal: ligneOf(termine.eleve_id, { attestation: numero }),
  };
};

export const sendAttestation: Handler<'sendAttestation'> = async (context) => {
  const { trx, input } = context;
  const attestation = await holdValable(trx, input.id);
  const eleve = await eleveOf(trx, attestation.eleve_id);
  await resendAttestation(trx, attestation, eleve, context);
  return {
    message: `Le mail de l’attestation repart à ${eleve.email}.`,
    journal: ligneOf(eleve.id, { attestation: attestation.numero }),
  };
};

export const withdrawAttestation: Handler<'withdrawAttestation'> = async (context) => {
  const { trx, input } = context;
  const attestation = await holdValable(trx, input.id);
  const eleve = await eleveOf(trx, attestation.eleve_id);
  await takeBackAttestation(trx, attestation, input.motif, eleve, context);
  return {
    message: `L’attestation n° ${attestation.numero} est retirée, et l’élève est prévenu.`,
    journal: ligneOf(eleve.id, { attestation: attestation.numero, motif: input.motif }),
  };
};

export const getAttestationPdfExtranet: Handler<'getAttestationPdfExtranet'> = async (context) => {
  const { db, write, essais, input, env } = context;
  const found = await findAttestation(db, input.id);
  const contenu = found && (await pdfOf({ db, write: essais.write, env }, found.id));
  if (!contenu) throw introuvable('Cette attestation n’existe pas ou plus.');
  const numero = numeroOf(found);
  await write(async () => ({ journal: ligneOf(found.eleve_id, { attestation: numero }) }));
  return { nom: `attestation-${numero}.pdf`, type: 'application/pdf', contenu };
};
