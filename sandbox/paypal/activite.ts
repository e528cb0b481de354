import type { HttpAnswer } from './http.ts';
import type { Mouvement } from './recherche.ts';
import { ACHETEUR, type Marchand } from './resources.ts';

/** Columns of PayPal's French « Activité » export. */
const COLUMNS = [
  'Date',
  'Heure',
  'Fuseau horaire',
  'Nom',
  'Type',
  'État',
  'Devise',
  'Avant commission',
  'Commission',
  'Net',
  "De l'adresse email",
  "À l'adresse email",
  'Numéro de transaction',
  "Titre de l'objet",
  'Numéro de transaction de référence',
  'Numéro de facture',
  'Numéro de client',
] as const;

const TYPES = {
  T0006: 'Paiement Express Checkout',
  T1107: 'Remboursement de paiement',
  T1201: 'Rétrofacturation',
  T1202: 'Annulation de rétrofacturation',
};
const ETATS = { S: 'Terminé', P: 'En attente', D: 'Refusé', V: 'Remboursé' };

const ZONE = { timeZone: 'Europe/Brussels' };
const day = new Intl.DateTimeFormat('fr-FR', { ...ZONE, dateStyle: 'short' });
const hour = new Intl.DateTimeFormat('fr-FR', { ...ZONE, timeStyle: 'medium' });
const year = new Intl.DateTimeFormat('fr-FR', { ...ZONE, year: 'numeric' });

export function activiteAnswer(all: Mouvement[], marchand: Marchand): HttpAnswer {
  const rows = [COLUMNS, ...all.map((each) => rowOf(each, marchand))];
  const text = rows.map((row) => row.map(cell).join(',')).join('\r\n');
  return {
    status: 200,
    body: `\uFEFF${text}\r\n`,
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="Activite.csv"',
    },
  };
}

function rowOf(each: Mouvement, marchand: Marchand): string[] {
  const { id, code, status, gross, fee, currency, order, refund } = each;
  const time = new Date(each.time);
  const { given_name, surname } = ACHETEUR.name;
  const emails = [ACHETEUR.email_address, marchand.email];
  const [from, to] = refund ? emails.toReversed() : emails;
  return [
    `${day.format(time).slice(0, 6)}${year.format(time)}`,
    hour.format(time),
    'Europe/Brussels',
    `${given_name} ${surname}`,
    TYPES[code],
    ETATS[status],
    currency,
    number(gross),
    number(fee),
    number(gross + fee),
    from!,
    to!,
    id,
    text(order.unite.description),
    refund ? order.capture!.id : '',
    text(refund?.invoice_id ?? order.unite.invoice_id),
    text(refund?.custom_id ?? order.unite.custom_id),
  ];
}

const number = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');

/** Prevents CSV injection. */
const text = (given = '') => (/^[=+\-@\t\r]/.test(given) ? `'${given}` : given);

const cell = (value: string) => `"${value.replaceAll('"', '""')}"`;
