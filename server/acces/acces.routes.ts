import type * as acces from '../../contract/acces.ts';
import type { Handlers } from '../kernel/mount.ts';
import { listAccesUser } from './acces.queries.ts';

export const accesRoutes: Handlers<keyof typeof acces> = {
  getAccesUser: async ({ db, eleve, now, env }) => ({
    accesList: (await listAccesUser(db, eleve.id, now)).map((acces) => ({
      ...acces,
      offert: acces.type === 'EX' && !env.TPR_PLAYER_URL ? 0 : 1,
    })),
    statutValide: 0,
    statutType: null,
    statutMessage: null,
  }),
};
