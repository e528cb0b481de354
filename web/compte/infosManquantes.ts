import type { User } from './session.ts';

const DEMANDEES = ['dateNaissance', 'registreNational', 'rue', 'localite', 'codePostal'] as const;

/** Whether the pedagogical appointment still lacks something of its learner. */
export function infosManquantes(user: Pick<User, (typeof DEMANDEES)[number]>): boolean {
  return DEMANDEES.some((champ) => !user[champ]);
}
