export const SANS_FILTRE = { recherche: '', acces: '', etat: '' };

/** Invalid query parameters are ignored; `acces` 0 means in no product. */
export const voulusOf = ({ recherche, acces, etat }: typeof SANS_FILTRE) => ({
  recherche: recherche.trim().slice(0, 200) || undefined,
  acces_id: /^(0|[1-9]\d{0,9})$/.test(acces) ? Number(acces) : undefined,
  aCompleter: etat === 'incomplete' ? (1 as const) : (0 as const),
});
