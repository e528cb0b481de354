/** Whose copy of an access. */
export interface Acces {
  acces_id: number;
  acces_user_id: number;
}

/** No more than that, as calls are named by it. */
export const accesOf = ({ acces_id, acces_user_id }: Acces): Acces => ({ acces_id, acces_user_id });
