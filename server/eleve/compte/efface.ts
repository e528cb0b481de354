/** No real address looks so: its domain has no dot. */
export const adresseEffacee = (id: number) => `efface-${id}@invalid`;

export const isEfface = ({ id, email }: { id: number; email: string }) =>
  email === adresseEffacee(id);
