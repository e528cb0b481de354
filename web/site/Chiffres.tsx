import type { Faits } from './faits.ts';
import classes from './Chiffres.module.css';

/** What the school has to offer, in figures, on the road itself. */
export function Chiffres({ faits }: { faits: Faits }) {
  const lignes = [
    [
      faits.questionsTheorie,
      `questions en ${faits.seriesTheorie}\u00a0séries, dont une technique et une spéciale sur les fautes graves`,
    ],
    [faits.questionsTotal, 'questions en tout, chacune avec sa justification'],
    [faits.videosEntrainement, 'vidéos pour voir venir les risques'],
    [
      faits.validiteAcces,
      `d’accès à la théorie ou aux vidéos, ${faits.delaiRdv} au rendez-vous pédagogique`,
    ],
  ] as const;
  return (
    <section className={classes.route} aria-label="En chiffres">
      <ul className={classes.liste}>
        {lignes.map(([fait, texte]) => (
          <li key={texte} className={classes.fait}>
            <Chiffre fait={fait} />
            <span>{texte}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** « plus de 350 »: the figure is what is large. */
function Chiffre({ fait }: { fait: string }) {
  const [, avant, chiffre, apres] = /^(\D*)([\d\s]*\d)(.*)$/u.exec(fait) ?? [null, '', fait, ''];
  return (
    <strong className={classes.mots}>
      {avant}
      <span className={classes.chiffre}>{chiffre}</span>
      {apres}
    </strong>
  );
}
