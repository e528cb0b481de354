import type { Fournisseur, Service } from '../port.ts';
import { askOrder, follow, listMouvements } from './ask.ts';
import { servePayzen } from './receive.ts';
import { refund } from './refund.ts';
import { releve } from './releve.ts';
import { hasService } from './service.ts';

const service: Service = {
  ask: (house, { commande }, now) => askOrder(house, commande, now),
  refund,
  livres: { par: 'commande', list: listMouvements },
};

/** Only the signed notification grants, not the buyer's return. */
export const payzen = {
  moyen: 'payzen',
  isOuvert: ({ PAYZEN_CLE }) => PAYZEN_CLE !== undefined,
  offre: ({ PAYZEN_URL }) => ({ origine: new URL(PAYZEN_URL).origin }),
  politique: ({ PAYZEN_URL }) => ({ forms: [new URL(PAYZEN_URL).origin] }),
  serve: servePayzen,
  follow,
  service: (env) => (hasService(env) ? service : undefined),
  releve,
} satisfies Fournisseur;
