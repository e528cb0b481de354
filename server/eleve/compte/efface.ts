/** The address of an account that was erased: none can be so, as it has no dot. */
export const adresseEffacee = (id: number) => `efface-${id}@invalid`;

export const isEfface = ({ id, email }: { id: number; email: string }) =>
  email === adresseEffacee(id);
