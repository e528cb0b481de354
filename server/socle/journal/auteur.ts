/** A change's author and instant, as rows keep them. */
export interface Auteur {
  admin_id: number;
  now: Date;
}

/** The same, as a call's context has them. */
export interface Signer {
  admin: { id: number };
  now: Date;
}
