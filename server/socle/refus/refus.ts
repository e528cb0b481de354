/** An error for the caller: status, French sentence, and extra fields of the contract. */
export class Refus extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;

  constructor(status: number, message: string, body: Record<string, unknown> = {}) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

export const introuvable = (message = 'Ceci n’existe pas ou plus.') => new Refus(404, message);

export const conflict = (message: string, body?: Record<string, unknown>) =>
  new Refus(409, message, body);

/** Somebody else's questionnaire or question is 401: specification.md#refusals. */
export const pasLeSien = () => new Refus(401, 'Cette série ou cette question n’est pas la tienne.');

/** The only 401 on which browsers log out. */
export const reconnect = (why?: { raison: string; message: string }) =>
  new Refus(401, why?.message ?? 'Une connexion est nécessaire pour continuer.', {
    reconnexion: 1,
    ...(why && { raison: why.raison }),
  });

/** The caller has disconnected, so nobody reads this. */
export const personne = () => new Refus(408, 'Plus personne n’attend la réponse.');

export const champFaux = (field: string, message: string) =>
  new Refus(422, message, { errors: { [field]: [message] } });
