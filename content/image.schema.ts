import { z } from 'zod';
import { codes, nomsCode, readImage, type Image } from '../drawing/index.ts';

/** `code`: whose signs; by default the one in force. */
export const image = z
  .looseObject({ code: z.enum(nomsCode).default('AR1975') })
  .transform(({ code, ...dessin }, ctx): Image => {
    const lue = readImage({ image: dessin }, { jour: codes[code].du });
    if (lue.image) return lue.image;
    for (const { chemin, message } of lue.fautes)
      ctx.addIssue({ code: 'custom', message, path: chemin.slice(1) });
    return z.NEVER;
  });
