export interface Acces {
  acces_id: number;
  acces_user_id: number;
}

/** Query keys contain these fields, so there are no others. */
export const accesOf = ({ acces_id, acces_user_id }: Acces): Acces => ({ acces_id, acces_user_id });
