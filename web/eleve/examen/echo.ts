import { noteFait } from '../cap/index.ts';
import { addEcho } from '../tentatives/index.ts';
import { rereadExamens, staleExamens } from './examen.calls.ts';

export const echoExamen = addEcho({
  mode: 'examen',
  show: staleExamens,
  reread: rereadExamens,
  patch: (client, { acces_id, questionKey }) =>
    noteFait(client, ({ cap }) =>
      cap?.quoi === 'examen' && cap.acces_id === acces_id && cap.ouvert
        ? { ...cap, ouvert: { ...cap.ouvert, passees: questionKey + 1 } }
        : undefined,
    ),
  // The server may hold another answer, and accepts no second one.
  refusEnMots: ({ status, message }) =>
    status === 409 ? message : 'Le serveur l’a refusée. Recharge la page.',
});
