import type { Handler } from '../../socle/http/mount.ts';

export const getLexique: Handler<'getLexique'> = async ({ db }) => {
  const rows = await db.selectFrom('lexique').selectAll().orderBy('position').execute();
  return {
    mots: rows.map(({ mot, autres, dit, exemple, image, description }) => ({
      mot,
      autres: autres === '' ? [] : autres.split(';'),
      dit,
      exemple,
      image: image === null ? null : { src: image, description: description ?? '' },
    })),
  };
};
