import { z } from 'zod';
import { defineCall, eleveReads, staffReads, staffWrites } from '../call.ts';
import { euros, id } from '../fields.ts';
import { fichierRendu } from '../fichier.ts';

/** Always returns the same bytes. 404: another learner's. */
export const getFacturePdf = defineCall({
  ...eleveReads,
  method: 'GET',
  path: '/api/payment/getFacturePdf',
  writes: 'sometimes',
  secret: true,
  summary: 'Une facture ou une note de crédit de l’élève connecté, en PDF.',
  input: z.object({ id }),
  output: fichierRendu('application/pdf'),
});

/** Every download is journalled, since an invoice holds an address. */
export const getFacturePdfExtranet = defineCall({
  ...staffWrites(10, 'secretariat', 'comptable'),
  path: '/api/extranet/getFacturePdf',
  writes: 'sometimes',
  summary: 'Une facture ou une note de crédit, en PDF.',
  input: z.object({ id }),
  output: fichierRendu('application/pdf'),
});

const duMois = z.object({
  mois: z.string({ error: 'Choisissez un mois.' }).regex(/^20\d\d-(0[1-9]|1[0-2])$/, {
    error: 'Ce mois n’est pas valable\u00a0: il s’écrit comme «\u00a02026-11\u00a0».',
  }),
});

const montants = { net: euros, tva: euros, total: euros };

/** CSV for Excel in Belgium: lines by number, then totals by VAT rate. */
export const exportComptable = defineCall({
  ...staffWrites(10, 'comptable'),
  path: '/api/extranet/exportComptable',
  writes: 'sometimes',
  summary: 'Les factures et notes de crédit d’un mois, en un fichier CSV pour la comptabilité.',
  input: duMois,
  output: fichierRendu('text/csv'),
});

export const getTotauxComptables = defineCall({
  ...staffReads(10, 'comptable'),
  path: '/api/extranet/getTotauxComptables',
  summary: 'Les totaux des factures et notes de crédit d’un mois.',
  input: duMois,
  output: z.object({
    vendu: euros,
    annule: euros,
    rendu: euros,
    factures: z.int(),
    avoirs: z.int(),
    /** In percent, highest first. */
    taux: z.array(z.object({ taux: z.number(), ...montants })),
    ...montants,
    message: z.string(),
  }),
});
