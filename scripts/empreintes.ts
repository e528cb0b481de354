import { drawAll, empreintesGardees, empreintesOf, keepEmpreintes } from '../drawing/empreintes.ts';

/** npm run empreintes: lists changed drawings, and accepts them. */
const [avant, apres] = [empreintesGardees(), empreintesOf(drawAll())];
const dis = (signe: string, noms: string[]) => {
  for (const nom of noms) process.stdout.write(`${signe} ${nom}\n`);
};
dis(
  '+',
  Object.keys(apres).filter((nom) => !(nom in avant)),
);
dis(
  '-',
  Object.keys(avant).filter((nom) => !(nom in apres)),
);
dis(
  '~',
  Object.keys(apres).filter((nom) => nom in avant && avant[nom] !== apres[nom]),
);
keepEmpreintes(apres);
