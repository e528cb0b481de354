/** Of the lists of modules and of chapters. */
export const SANS_FILTRE = { recherche: '', acces: '', etat: '' };

/** What the address asks for; what it can't mean is left out. `acces` 0: in none. */
export const voulusOf = ({ recherche, acces, etat }: typeof SANS_FILTRE) => ({
  recherche: recherche.trim().slice(0, 200) || undefined,
  acces_id: /^(0|[1-9]\d{0,9})$/.test(acces) ? Number(acces) : undefined,
  aCompleter: etat === 'incomplete' ? (1 as const) : (0 as const),
});
