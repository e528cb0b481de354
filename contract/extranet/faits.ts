import { z } from 'zod';
import { ORIGINES } from '../../droit/faits.ts';
import { ETATS_DE_FAIT, FAIT, FILTRE_DE_FAITS } from '../../regles/fait.ts';
import { annulation } from '../annulable.ts';
import { defineCall, staffReads, staffWrites } from '../call.ts';
import { entreesOf, filtreOf, sortiesOf } from '../champs.ts';
import { flag, id, page, rangees, version } from '../fields.ts';

const { fait: lequel, ...saisie } = entreesOf(FAIT.champs);

const fait = z.object({
  id,
  ...sortiesOf(FAIT.champs),
  de: z.enum(ORIGINES),
  indexe: flag,
  etat: z.enum(ETATS_DE_FAIT),
  /** 1: its source was last read too long ago. */
  aRevoir: flag,
  /** `editFait` sends it back; 409 when it has changed. */
  version: z.int(),
  auteur: z.string(),
});

/** Returns the one of `id`, or a page: by fact, the last first day first. */
export const getFaitsExtranet = defineCall({
  ...staffReads(10),
  path: '/api/extranet/getFaits',
  summary: 'Ce que la loi et les centres fixent, tel que le site le dit.',
  input: z.object({ id: id.optional(), page, etat: filtreOf(FILTRE_DE_FAITS) }),
  output: z.object({
    faits: rangees(fait).optional(),
    fait: fait.optional(),
    message: z.string(),
  }),
});

/** 422: that fact has a value from that day. */
export const addFait = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/addFait',
  summary: 'Donne une valeur à un chiffre, dès un jour.',
  input: z.object({ fait: lequel, ...saisie }),
  output: z.object({ id, message: z.string() }),
});

/** Cannot change which fact it is. 409: `version`, or nothing would be said today. */
export const editFait = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/editFait',
  writes: 'sometimes',
  summary: 'Modifie une valeur d’un chiffre.',
  input: z.object({ id, version, ...saisie }),
});

/** 409: nothing would be said today. */
export const deleteFait = defineCall({
  ...staffWrites(10),
  path: '/api/extranet/deleteFait',
  summary: 'Supprime une valeur d’un chiffre.',
  input: z.object({ id }),
  output: z.object({ message: z.string(), annulation }),
});
